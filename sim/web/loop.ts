import type { Panel } from "./panel";
import type { Player } from "./player";
import type { Speaker } from "./speaker";

/** The heart of the page: time for the tower, pictures for the eyes, tones for the ears. */
export interface Loop {
  player(): Player;
  /** Goes on with another player, or another panel. */
  use(player: Player, panel: Panel): void;
  setSpeed(speed: number): void;
  stop(): void;
  /** Milliseconds of work a frame and frames a second, over the last second. */
  meter(): { readonly workMs: number; readonly rate: number };
}

export interface LoopOptions {
  readonly player: Player;
  readonly panel: Panel;
  readonly speaker: Speaker;
  /** What was written is not safe yet: nothing goes on before it is. */
  readonly isPending: () => boolean;
  /** Whoever gets dizzy sees a few pictures a second. */
  readonly isCalm: () => boolean;
  /** After each frame. */
  readonly shown: (now: number) => void;
  /** The tower threw: everything stands still. */
  readonly failed: (error: Error) => void;
}

/** After a longer pause (another tab, a laptop asleep) the tower goes on from where it was. */
const LONGEST_STEP_MS = 250;
const CALM_MS = 250;

/** Starts at once and ends with the page. */
export function createLoop(options: LoopOptions): Loop {
  const { speaker, isPending, isCalm, shown, failed } = options;
  let { player, panel } = options;
  let speed = 1;
  let last = performance.now();
  let rest = 0;
  let painted = 0;
  let works: { at: number; ms: number }[] = [];
  let request = requestAnimationFrame(frame);

  function frame(now: number): void {
    request = requestAnimationFrame(frame);
    try {
      step(now);
    } catch (error) {
      cancelAnimationFrame(request);
      failed(error as Error);
    }
  }

  function step(now: number): void {
    // No picture, and no time either: a press meant for what is not seen yet would do something else.
    if (isPending()) {
      last = now;
      return;
    }
    const began = performance.now();
    const ms = Math.max(0, Math.min(now - last, LONGEST_STEP_MS)) * speed + rest;
    last = now;
    rest = ms % 1;
    player.advance(Math.floor(ms));
    if (!isPending()) show(now);
    works.push({ at: now, ms: performance.now() - began });
    if (works.length > 240 || works[0]!.at < now - 1000) works = works.filter(({ at }) => at >= now - 1000);
    shown(now);
  }

  function show(now: number): void {
    const { tones, now: time } = player.heard();
    speaker.play(tones, time, speed);
    if (isCalm() && now - painted < CALM_MS) return;
    if (!panel.paint(player.frame())) return;
    if (painted === 0) performance.mark("first-frame");
    painted = now;
  }

  return {
    player: () => player,
    use(nextPlayer, nextPanel) {
      speaker.hush();
      player = nextPlayer;
      panel = nextPanel;
    },
    setSpeed(value) {
      speed = value;
    },
    stop() {
      cancelAnimationFrame(request);
      speaker.hush();
    },
    meter: () => ({
      workMs: works.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, works.length),
      rate: works.length,
    }),
  };
}
