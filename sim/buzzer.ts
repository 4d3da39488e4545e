import type { Buzzer } from "../hal/buzzer";
import type { Clock } from "../hal/clock";
import type { Tone } from "./sounds";

/** The piezo with ears on it. */
export interface SimBuzzer extends Buzzer {
  /** The tones since the last call, oldest first; one that still sounds is listed again next time. */
  takeTones(): Tone[];
  /** What sounds now, in hertz; 0 for silence. */
  sounding(): number;
}

/**
 * A silent piezo that keeps a log of its tones.
 * @throws Error that begins with "buzzer:" from `tone` outside whole 100 to 8000 Hz
 */
export function createSimBuzzer(clock: Clock): SimBuzzer {
  let tones: Tone[] = [];

  function end(): void {
    const last = tones.at(-1);
    if (!last || last.end !== undefined) return;
    tones.pop();
    // A tone of no length was never heard.
    if (clock.now() > last.start) tones.push({ ...last, end: clock.now() });
  }

  return {
    tone(hertz) {
      if (!Number.isInteger(hertz) || hertz < 100 || hertz > 8000)
        throw new Error(`buzzer: ${hertz} Hz; a tone is a whole number from 100 to 8000`);
      const last = tones.at(-1);
      if (last?.end === undefined && last?.hertz === hertz) return;
      end();
      tones.push({ hertz, start: clock.now(), end: undefined });
    },

    off: end,

    takeTones() {
      const taken = tones;
      tones = taken.filter((tone) => tone.end === undefined);
      return taken;
    },

    sounding() {
      const last = tones.at(-1);
      return last && last.end === undefined ? last.hertz : 0;
    },
  };
}
