import type { SensorKind } from "../hal/shake-sensor";

/** What a script can do to a tower from outside: the hands, the clock and the eyes. */
export interface World {
  /** Lets simulated time pass, whole milliseconds; ticks run as they fall due. */
  advance(ms: number): void;
  /** Pushes a button down or lets it up, at once. */
  button(index: number, down: boolean): void;
  /** Starts a named motion trace (`sim/motion.ts`) now; "still" ends one. */
  motion(trace: string): void;
  /** From now on this is what answers. */
  sensor(kind: SensorKind): void;
  /** Entropy words come from this seed from now on. */
  seed(value: number): void;
  /** The frame last shown, as text. */
  frame(): string;
  /** The tones since the last call, as text. */
  sounds(): string;
  /** A line for the tower's own console; ends with one tick. Returns what it prints. */
  run(line: string): string;
}
