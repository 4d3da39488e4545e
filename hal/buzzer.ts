/** A passive piezo on one pin. */
export interface Buzzer {
  /** A square wave of `hertz` (whole, 100 to 8000) until the next call. */
  tone(hertz: number): void;
  /** Silence, with the pin resting low. */
  off(): void;
}
