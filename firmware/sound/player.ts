import type { Buzzer } from "../../hal/buzzer";

/** A disc and the case around it go on ringing (ruling: two ticks). */
const RINGING_MS = 40;

/** Plays one tune at a time by the time that has passed; a new tune takes over. */
export class Player {
  /** What plays, as numbers; empty when it is over. */
  private tune: readonly number[];
  private since: number;
  /** Hertz sounding now, 0 for none. */
  private sounding: number;
  /** When the piezo was last silenced, ms. */
  private quietSince: number;

  constructor(private readonly buzzer: Buzzer) {
    this.tune = [];
    this.since = 0;
    this.sounding = 0;
    this.quietSince = -1 - RINGING_MS;
  }

  /**
   * @param tune hertz (100-8000, 0 for a rest) and ms in turn, parted by commas, from `now` on; what plays already stops
   *   with the next tick
   */
  play(tune: string, now: number): void {
    this.tune = JSON.parse(`[${tune}]`) as number[];
    this.since = now;
  }

  /** Sets the piezo to what the tune says at `now`; nothing else ever touches it, and it rests low after each tune. */
  tick(now: number, isMuted: boolean): void {
    if (this.tune.length === 0 && this.sounding === 0) return;
    const hertz = isMuted ? 0 : this.hertzAt(now - this.since);
    if (hertz !== this.sounding) {
      if (hertz > 0) this.buzzer.tone(hertz);
      else this.buzzer.off();
      this.sounding = hertz;
      this.quietSince = now;
    }
  }

  /** Whether the piezo shakes the tower: while it sounds, up to the tick that silences it, and RINGING_MS after. */
  isHeard(now: number): boolean {
    return this.sounding > 0 || now - this.quietSince <= RINGING_MS;
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
