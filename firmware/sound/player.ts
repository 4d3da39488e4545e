import type { Buzzer } from "../../hal/buzzer";

/** Plays one tune at a time by the time that has passed; a new tune takes over. */
export class Player {
  private tune: readonly number[];
  private since: number;
  /** Hertz sounding now, 0 for none. */
  private sounding: number;
  /** When the last tone ended, ms; shakes that the piezo itself makes don't count for a moment. */
  private quietSince: number;

  constructor(private readonly buzzer: Buzzer) {
    this.tune = [];
    this.since = 0;
    this.sounding = 0;
    this.quietSince = -1000;
  }

  play(tune: readonly number[], now: number): void {
    this.tune = tune;
    this.since = now;
  }

  /** Sets the piezo to what the tune says at `now`. */
  tick(now: number, isMuted: boolean): void {
    const hertz = isMuted ? 0 : this.hertzAt(now - this.since);
    if (hertz !== this.sounding) {
      if (hertz > 0) this.buzzer.tone(hertz);
      else this.buzzer.off();
      this.sounding = hertz;
    }
    if (hertz > 0) this.quietSince = now;
  }

  /** Whether the piezo shakes the tower: while it sounds and 40 ms after. */
  isHeard(now: number): boolean {
    return now - this.quietSince <= 40;
  }

  private hertzAt(ms: number): number {
    const tune = this.tune;
    let end = 0;
    for (let i = 1; i < tune.length; i += 2) {
      end += tune[i]!;
      if (ms < end) return tune[i - 1]!;
    }
    this.tune = [];
    return 0;
  }
}
