import type { Buzzer } from "../../hal/buzzer";

/** A disc and the case around it go on ringing (ruling: two ticks). */
const RINGING_MS = 40;
/** Later than any time. */
const NEVER = 9e15;

/** Plays one tune at a time by the time that has passed; a new tune takes over. */
export class Player {
  /** What plays, as numbers; empty when it is over. */
  private tune: readonly number[];
  private since: number;
  /** Hertz sounding now, 0 for none. */
  private sounding: number;
  /** Until when (ms) the piezo shakes the tower: while it sounds, up to the tick that silences it, and RINGING_MS after. */
  heardUntil: number;
  /** A tune plays, or its end has to be heard: `tick` does something. */
  isBusy: boolean;

  constructor(private readonly buzzer: Buzzer) {
    this.tune = [];
    this.since = 0;
    this.sounding = 0;
    this.heardUntil = -1;
    this.isBusy = false;
  }

  /**
   * @param tune hertz (100-8000, 0 for a rest) and ms in turn, parted by commas, from `now` on; what plays already stops
   *   with the next tick
   */
  play(tune: string, now: number): void {
    this.tune = JSON.parse(`[${tune}]`) as number[];
    this.since = now;
    this.isBusy = true;
  }

  /** Sets the piezo to what the tune says at `now`; nothing else ever touches it, and it rests low after each tune. */
  tick(now: number, isMuted: boolean): void {
    const hertz = isMuted ? 0 : this.hertzAt(now - this.since);
    if (hertz !== this.sounding) {
      if (hertz > 0) this.buzzer.tone(hertz);
      else this.buzzer.off();
      this.sounding = hertz;
      this.heardUntil = hertz > 0 ? NEVER : now + RINGING_MS;
    }
    this.isBusy = this.tune.length > 0;
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
