import { motionAt } from "../../../sim/motion";
import { playLine } from "../../../sim/script";

/** One thing for the still board to do, and whether it is a tick. */
export interface Move {
  /** JavaScript. */
  readonly call: string;
  /** A tick, whose cost is counted. */
  readonly isTick: boolean;
}

const TICK_MS = 20;

/**
 * From lines of a script to what happens on the still board. The tower is a function of the time, so while nothing
 * moves one tick at its end stands for all that a line takes, besides the one in which a press is answered.
 */
export class Hand {
  private now = 0;
  private trace = "still";
  private traceBegan = 0;
  private isTouched = false;
  private moves: Move[] = [];

  /** @throws Error if the line is wrong in itself */
  play(line: string): Move[] {
    this.moves = [];
    playLine(
      {
        advance: (ms) => this.advance(ms),
        button: (index, down) => {
          this.moves.push({ call: `still.edge(${index},${down})`, isTick: false });
          this.isTouched = true;
        },
        motion: (trace) => {
          this.trace = trace;
          this.traceBegan = this.now;
        },
        sensor: () => {},
        seed: () => {},
        frame: () => "",
        sounds: () => "",
        run: (text) => {
          if (text !== "") this.moves.push({ call: `tower.run(${JSON.stringify(text)})`, isTick: false });
          return "";
        },
      },
      line,
    );
    return this.moves;
  }

  private advance(ms: number): void {
    const end = this.now + ms;
    const isShaking = this.trace !== "still";
    if (this.isTouched || isShaking) this.tick(this.now + TICK_MS);
    while (isShaking && this.now < end) this.tick(this.now + TICK_MS);
    if (this.now < end) this.tick(end);
  }

  private tick(at: number): void {
    this.now = at;
    const motion = JSON.stringify(motionAt(this.trace, at - this.traceBegan));
    this.moves.push({ call: `still.tick(${at},${motion},${this.isTouched})`, isTick: true });
    this.isTouched = false;
  }
}
