import type { SensorKind } from "../../../hal/shake-sensor";

/** What a pulled plug changes nothing about: the driver hands it on from one boot to the next. */
export interface Outside {
  readonly sensor: SensorKind;
  /** How the tower moves, and for how many ms it has. */
  readonly trace: string;
  readonly since: number;
  /** Where the noise stands, as `sim/noise.ts` counts. */
  readonly noise: number;
  /** Pins that are held low. */
  readonly low?: readonly number[];
}

/** What came of one line of a script. */
export interface Answer {
  /** What the parts of the line gave, in order. */
  readonly out: string[];
  /** What the line was refused with, or "". */
  readonly error: string;
  readonly faults: string[];
  /** The tones since the last call: nothing piles up on the board. */
  readonly tones: string;
  /** Frames shown since power-on, and all their bytes in one number. */
  readonly frames: number;
  readonly digest: number;
  /** Most variables in use since the last line, at the frames and flash writes looked at, garbage left out. */
  readonly peak: number;
}

/** The hands, the eyes and the clock around the virtual board; the program knows nothing of it. */
export interface VirtualBoard {
  advance(ms: number): void;
  button(index: number, down: boolean): void;
  motion(trace: string): void;
  sensor(kind: SensorKind): void;
  /** The noise goes on from this state. */
  noise(state: number): void;
  /** The bytes last sent to the LEDs, along the wire, in base 64. */
  frame(): string;
  /** The tones since the last call, a line each; one that still sounds has no end and comes again. */
  tones(): string;
  run(line: string): string;
  /** Runs a line of a script as a whole; `task` hands what it prints to `out`. */
  play(task: (out: (value: string) => void) => void): Answer;
  outside(): Outside;
  milliseconds(): number;
  /** Sets the clock ahead with all that is due, ms. */
  skip(ms: number): void;
  /** How many native timers wait, and how many watches. */
  waiting(): number[];
  wire(): Uint8Array;
  isRadioConsoleClosed(): boolean;
  /** What was said on the console since the last call. */
  said(): string[];
  /** Misuse of the hardware and uncaught errors since the last call. */
  faults(): string[];
  expectUncaught(message: string): void;
  /** The timers and watches of earlier parts are gone. */
  forget(): void;
}
