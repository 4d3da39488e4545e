import { constants } from "node:os";
import type { ReadStream, WriteStream } from "node:tty";
import type { SimTower } from "../tower";
import { colourDepth, speaksUnicode } from "./colours";
import { createFront } from "./front";
import type { Terminal } from "./layout";
import { createPainter, ENTER, LEAVE, REPORT_RELEASES, STOP_REPORTING } from "./painter";
import { createScroller } from "./scroller";

const FRAME_MS = 20;
/** After a longer pause (a laptop asleep, a stopped process) the tower goes on from where it was. */
const LONGEST_STEP_MS = 250;
/** What follows an ESC within this time belongs to it. */
const ESCAPE_MS = 50;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Plays a tower in real time, with this process' keyboard and window, until the person quits. Whatever ends it, the
 * terminal is left as it was found.
 * @returns the exit code: 0, or 128 and the number of the signal that ended it; "browser" if it is to go on there
 * @throws what the tower throws
 */
export function playInTerminal(
  tower: SimTower,
  keyboard: ReadStream,
  window: WriteStream,
): Promise<number | "browser"> {
  const { env, platform } = process;
  const isDumb = env.TERM === "dumb";
  const terminal = (): Terminal => ({
    columns: window.columns || 80,
    rows: isDumb ? tower.board.matrix.height + 8 : window.rows || 24,
    depth: colourDepth(env),
    unicode: speaksUnicode(env, platform),
  });
  const front = createFront(tower, terminal);
  const scroller = createScroller();
  const painter = isDumb ? scroller : createPainter();
  let entered = false;

  function enter(): void {
    entered = true;
    keyboard.setRawMode(true);
    if (!isDumb) window.write(ENTER + (front.reportsReleases() ? REPORT_RELEASES : ""));
    painter.forget();
  }

  function leave(): void {
    if (!entered) return;
    entered = false;
    if (!isDumb) window.write((front.reportsReleases() ? STOP_REPORTING : "") + LEAVE);
    keyboard.setRawMode(false);
  }

  return new Promise<number | "browser">((resolve, reject) => {
    let last = performance.now();
    let heard = last;

    /** Ends on every error: nothing may leave the terminal in our state. */
    const guarded = <T extends unknown[]>(act: (...args: T) => void) => {
      return (...args: T) => {
        try {
          act(...args);
        } catch (error) {
          end(() => reject(error));
        }
      };
    };

    const onData = guarded((text: string) => {
      heard = performance.now();
      scroller.expect();
      const answer = front.input(text);
      if (answer && !isDumb) window.write(answer);
    });
    const onFrame = guarded(() => {
      const now = performance.now();
      const ms = Math.floor(now - last);
      last += ms;
      if (now - heard > ESCAPE_MS) front.silence();
      const wish = front.wish();
      if (wish === "quit") return end(() => resolve(0));
      if (wish === "browser") return end(() => resolve("browser"));
      if (wish === "suspend") return suspend();
      front.advance(Math.min(ms, LONGEST_STEP_MS));
      // A window that is slower than we are gets fewer pictures, not later ones.
      if (window.writableLength === 0) window.write(painter.paint(front.lines()));
    });
    const onResize = () => painter.forget();
    // Whoever stopped this process may have changed the terminal meanwhile.
    const onContinue = guarded(() => {
      leave();
      enter();
    });
    const onSignal = (signal: (typeof SIGNALS)[number]) => end(() => resolve(128 + constants.signals[signal]));
    const onGone = () => end(() => resolve(0));

    function suspend(): void {
      if (platform === "win32") return;
      leave();
      // All of this job, npm included, as Ctrl-Z does.
      process.kill(0, "SIGTSTP");
    }

    function end(settle: () => void): void {
      clearInterval(timer);
      keyboard.off("data", onData).off("end", onGone).off("error", onGone);
      window.off("resize", onResize).off("error", onGone);
      process.off("SIGCONT", onContinue).off("exit", leave);
      for (const signal of SIGNALS) process.off(signal, onSignal);
      leave();
      keyboard.pause();
      settle();
    }

    keyboard.setEncoding("utf8").on("data", onData).on("end", onGone).on("error", onGone);
    window.on("resize", onResize).on("error", onGone);
    process.on("SIGCONT", onContinue).on("exit", leave);
    for (const signal of SIGNALS) process.on(signal, onSignal);
    enter();
    const timer = setInterval(onFrame, FRAME_MS);
  });
}
