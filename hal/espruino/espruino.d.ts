/**
 * What an ESP32 build of Espruino 2v29 adds to the language, as far as `hal/espruino` uses it. Numbers are accepted
 * wherever a pin is (src/jspin.c, jshGetPinFromVar); on the ESP32 a pin's number is its GPIO number.
 */

/** Seconds since power-on, with a fraction. */
declare function getTime(): number;
/** Ids are whole numbers from 1. Timers that are due in one pass run in the order they were set, not by time. */
declare function setTimeout(task: () => void, ms: number): number;
/** Throws if `id` is undefined. */
declare function clearTimeout(id: number): void;

/**
 * What is declared in quotes is also used in quotes: the tower has a property of that name, too, which the build may
 * then shorten (build/short-names.ts).
 */
interface WatchEvent {
  readonly "state": boolean;
  /** Seconds, on getTime's scale. */
  readonly time: number;
  /** A Pin, which is equal to its number. */
  readonly pin: number;
}

interface WatchOptions {
  readonly repeat: boolean;
  readonly edge: "rising" | "falling" | "both";
}

/** Switches the pin's pull-up on. Gives undefined for a pin that can't be watched. */
declare function setWatch(task: (event: WatchEvent) => void, pin: number, options: WatchOptions): number | undefined;

/**
 * Keeps the pin in this mode. Without it digitalRead and setWatch set a pin to plain input and so switch the pull-up
 * off (src/jspin.c, jshPinInput).
 */
declare function pinMode(pin: number, mode: "input_pullup"): void;
/** Of several pins a bit each, the last pin the lowest. */
declare function digitalRead(pins: number | readonly number[]): number;
declare function digitalWrite(pin: number, level: number): void;
/** `value` 0 to 1 of the time high, `freq` in Hz. */
declare function analogWrite(pin: number, value: number, options: { readonly freq: number }): void;

interface I2C {
  setup(options: { readonly sda: number; readonly scl: number; readonly bitrate: number }): void;
  /** Throws if the chip doesn't acknowledge; a stuck bus first blocks for a second. */
  writeTo(address: number, bytes: readonly number[]): void;
  /** `count` bytes from register `register` on; throws as writeTo does. */
  readReg(address: number, register: number, count: number): Uint8Array;
}
declare const I2C1: I2C;

/** The 32 bits at an address, 0 to 2^32-1. */
declare function peek32(address: number): number;

declare const E: {
  sum(values: Uint8Array): number;
  /** All bytes one after the other, in one array. */
  toUint8Array(pieces: readonly Uint8Array[]): Uint8Array;
  /** to[i] = map[from[i]]; without a map to[i] is two bytes of `from`, the high one first or (-16) last. */
  mapInPlace(from: Uint8Array, to: Uint8Array, map: Uint8Array): void;
  mapInPlace(from: Uint8Array, to: Int16Array, map: undefined, bits: 16 | -16): void;
  /** IEEE 802.3, 0 to 2^32-1 (src/jswrap_espruino.c, jswrap_espruino_CRC32). */
  CRC32(bytes: Uint8Array): number;
  enableWatchdog(seconds: number, auto: boolean): void;
  kickWatchdog(): void;
};

declare const process: {
  /** Such as "2v29". */
  readonly version: string;
  readonly env: { readonly BOARD: string };
  /** In variables; `gc` false leaves out the garbage collection. */
  memory(gc: boolean): { readonly free: number; readonly usage: number; readonly total: number };
  on(event: "uncaughtException", task: (error: unknown) => void): void;
};

/** Builds without Bluetooth have no NRF: ask typeof first. */
declare const NRF: {
  setServices(services: object, options: { readonly uart: boolean }): void;
};

interface NativeFlash {
  /** A copy. */
  read(length: number, address: number): Uint8Array;
  write(bytes: Uint8Array, address: number): void;
  /** Erases the 4096 bytes around the address. No address is refused: a wrong one destroys the firmware. */
  erasePage(address: number): void;
}

interface NativeNeopixel {
  /** Blocks until all is sent, 30 us an LED. */
  write(pin: number, bytes: Uint8Array): void;
}

declare function require(module: "Flash"): NativeFlash;
declare function require(module: "neopixel"): NativeNeopixel;

/** The global object. */
declare const global: { [name: string]: unknown };
declare function print(...values: unknown[]): void;
