/**
 * What pins of a chip can't do, whatever board it sits on. Numbers are from each chip's datasheet ("Pin Definitions",
 * "Strapping Pins") and from the table of ESP-IDF's "GPIO & RTC GPIO" reference for that chip; where Espruino adds a
 * limit, its source file is named.
 */

/** What the tower wants of a pin: to drive it, to watch it with the pull-up on, or to do both in turn (I2C). */
export type PinUse = "output" | "input" | "bus";

export interface PinLimit {
  readonly pins: readonly number[];
  /** What none of these pins can do. */
  readonly not: readonly PinUse[];
  /** Reads on after "GPIO 6 ". */
  readonly because: string;
}

export interface Chip {
  /** How the names of its boards begin in process.env.BOARD; the longest that fits counts. */
  readonly name: string;
  readonly highestPin: number;
  readonly limits: readonly PinLimit[];
}

const ALL: readonly PinUse[] = ["output", "input", "bus"];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const FLASH = "belongs to the flash chip, which the program runs from";
const CONSOLE = "is the console: programs are sent over it";
const USB = "is the USB connector: programs are sent over it";
const MISSING = "doesn't exist on this chip";
const STRAP = "is a strapping pin: what hangs on it at power-on decides how the chip starts";
const UNWATCHED = "can't be watched by Espruino (targets/esp32/jshardware.c, jshCanWatch)";

const ESP32: Chip = {
  name: "ESP32",
  highestPin: 39,
  limits: [
    { pins: [20, 24, ...range(28, 31)], not: ALL, because: MISSING },
    { pins: range(6, 11), not: ALL, because: FLASH },
    { pins: [16, 17], not: ALL, because: "belongs to the memory chip of WROVER modules and of the PICO" },
    { pins: [1, 3], not: ALL, because: CONSOLE },
    { pins: [0, 2, 5, 12, 15], not: ALL, because: STRAP },
    { pins: range(34, 39), not: ALL, because: "is input only and has no pull-up" },
  ],
};

const ESP32_S3: Chip = {
  name: "ESP32S3",
  highestPin: 48,
  limits: [
    { pins: range(22, 25), not: ALL, because: MISSING },
    { pins: range(26, 32), not: ALL, because: FLASH },
    { pins: range(33, 37), not: ALL, because: "belongs to the memory chip of modules with octal flash or PSRAM" },
    { pins: [19, 20], not: ALL, because: USB },
    { pins: [43, 44], not: ALL, because: CONSOLE },
    { pins: [0, 3, 45, 46], not: ALL, because: STRAP },
    { pins: range(6, 12), not: ["input"], because: UNWATCHED },
  ],
};

const ESP32_C3: Chip = {
  name: "ESP32C3",
  highestPin: 21,
  limits: [
    { pins: range(11, 17), not: ALL, because: FLASH },
    { pins: [18, 19], not: ALL, because: USB },
    { pins: [21], not: ALL, because: "is where the chip says what it does at power-on" },
    { pins: [20], not: ["output", "bus"], because: "is the serial port's input, which a USB bridge chip may drive" },
    { pins: [2, 8, 9], not: ALL, because: STRAP },
  ],
};

/** The DAC of these pins takes no frequency: a piezo stays silent (targets/esp32/jshardware.c, jshPinAnalogOutput). */
export const NO_TONE_PINS: { readonly [chip: string]: readonly number[] } = { ESP32: [25, 26] };

const CHIPS: readonly Chip[] = [ESP32_S3, ESP32_C3, ESP32];

/** The chip of a board by the board's name, undefined if none of these. */
export function chipOf(boardName: string): Chip | undefined {
  return CHIPS.find((chip) => boardName.startsWith(chip.name));
}
