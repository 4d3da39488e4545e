import { playLine } from "../script";
import type { Tone } from "../sounds";
import type { Player } from "./player";
import type { WebTower } from "./web-tower";

/** A script that plays itself on a tower, at the speed of a person's. */
export interface ScriptPlayer extends Player {
  /** The last line was played and shown, or one was wrong. */
  isOver(): boolean;
  /** What was wrong with which line, or "". */
  error(): string;
}

/** One tick of the tower as it was seen and heard. */
interface Shot {
  readonly ms: number;
  readonly rgb: Uint8Array;
  readonly hertz: number;
}

const TICK_MS = 20;

/**
 * A line takes no time to play; what it showed is then seen at the pace it had.
 * @param printed gets what each step prints
 */
export function createScriptPlayer(script: string, tower: WebTower, printed: (text: string) => void): ScriptPlayer {
  const lines = script.split(/\r?\n/);
  let next = 0;
  let shots: Shot[] = [];
  let seen = tower.parts().matrix.shown();
  let tone: Tone | undefined;
  let tones: Tone[] = [];
  let now = 0;
  /** How far the person's time has come: a shot that was begun is not cut short. */
  let until = 0;
  let error = "";

  function take(ms: number): void {
    const { matrix, buzzer } = tower.parts();
    shots.push({ ms, rgb: matrix.shown(), hertz: buzzer.sounding() });
  }

  const watched = {
    ...tower,
    advance(ms: number) {
      for (let left = ms; left > 0; left -= TICK_MS) {
        tower.advance(Math.min(TICK_MS, left));
        take(Math.min(TICK_MS, left));
      }
    },
  };

  function playNext(): void {
    const line = lines[next++]!;
    const step = line.replace(/#.*/, "").trim();
    try {
      if (step === "cut") tower.cut();
      const text = step === "cut" ? tower.run("") : playLine(watched, line);
      if (text !== "") printed(text);
      take(0);
    } catch (problem) {
      error = `line ${next}, "${line.trim()}": ${(problem as Error).message}`;
      next = lines.length;
    }
  }

  function show({ ms, rgb, hertz }: Shot): void {
    seen = rgb;
    if (tone && hertz !== tone.hertz) {
      tones.push({ ...tone, end: now });
      tone = undefined;
    }
    if (!tone && hertz > 0) {
      tone = { hertz, start: now, end: undefined };
      tones.push(tone);
    }
    now += ms;
  }

  return {
    tower,

    advance(ms) {
      until += ms;
      while (now < until && !(shots.length === 0 && next >= lines.length)) {
        if (shots.length === 0) playNext();
        let shown = 0;
        while (shown < shots.length && now < until) show(shots[shown++]!);
        shots = shots.slice(shown);
      }
    },

    frame: () => seen,
    heard() {
      const heard = tones;
      tones = [];
      return { tones: heard, now };
    },
    act() {},
    letGo() {},
    isOver: () => next >= lines.length && shots.length === 0,
    error: () => error,
  };
}
