import type { Board } from "../../hal/board";
import { seedNoise } from "../../sim/noise";
import type { Answer, Outside } from "./board/virtual-board";
import type { Build } from "./build";
import { Heard } from "./heard";
import { Interpreter } from "./interpreter";
import { type Recorded, record, recordTick } from "./recorder";
import type { Step } from "./step";

/** A tower at rest with the default sensor, and the noise of seed 1. */
const AT_REST: Outside = { sensor: "mpu6050", trace: "still", since: 0, noise: seedNoise(1) };

export interface VirtualTowerOptions {
  readonly build: Build;
  readonly board: Board;
  /** The virtual board and the program on it, bundled. */
  readonly boardCode: string;
  readonly program: string;
  /** Functions in the program that report their calls. */
  readonly watched?: number;
  /** Native timers instead of simulated time. */
  readonly realTime?: boolean;
}

/** What a tower holds on to. */
export interface InUse {
  readonly variables: number;
  readonly timers: number;
  readonly watches: number;
}

/** A tower on a real interpreter: the shipped bundle on the virtual board, played like a script plays one in Node. */
export class VirtualTower {
  readonly interpreter: Interpreter;
  /** Most variables in use whenever it was looked, what the virtual board takes included. */
  peak = 0;
  /** Ids of the watched functions that were called. */
  readonly called = new Set<number>();
  private heard = new Heard();

  constructor(private readonly options: VirtualTowerOptions) {
    this.interpreter = new Interpreter(options.build);
    this.interpreter.load(this.files(AT_REST));
    this.interpreter.start();
  }

  /** Plays steps, none of them a cut, and gives what came of each; nothing is played after an error. */
  async play(lines: readonly string[]): Promise<Step[]> {
    const steps: Step[] = [];
    const recorded: Recorded[] = [];
    let wrong: Error | undefined;
    for (const line of lines) {
      try {
        recorded.push(record(line, this.options.board.matrix));
      } catch (error) {
        wrong = error as Error;
        break;
      }
    }
    const answers = await this.interpreter.evaluateAll<Answer>(recorded.map((one) => one.expression));
    for (const [i, answer] of answers.entries()) steps.push(this.step(recorded[i]!, answer));
    if (wrong) steps.push({ text: "", error: wrong.message, faults: [], frames: 0, digest: 0 });
    return steps;
  }

  /**
   * Pulls the plug, puts it back in, and lets one tick pass.
   * @param torn what is in the tower's area of the flash then, and where the noise stands; as they are if not given
   */
  async cut(torn?: { readonly area: Uint8Array; readonly noise: number }): Promise<Step> {
    const outside = await this.interpreter.evaluate<Outside>("virtualBoard.outside()");
    await this.noteCalls();
    await this.interpreter.kill();
    const { sectorSize, sectorCount } = this.options.board.flash;
    const area = torn ? torn.area : this.interpreter.area(sectorSize * sectorCount);
    this.interpreter.reload(this.files(torn ? { ...outside, noise: torn.noise } : outside), area);
    this.interpreter.start();
    this.heard = new Heard();
    const tick = recordTick(this.options.board.matrix);
    return this.step(tick, await this.interpreter.evaluate<Answer>(tick.expression));
  }

  /** Sets the clock ahead with all that is due, ms. */
  async skip(ms: number): Promise<void> {
    await this.interpreter.evaluate(`virtualBoard.skip(${ms})||0`);
  }

  /** What is in use now: variables, garbage left out, and native timers and watches. */
  async inUse(): Promise<InUse> {
    const variables = await this.interpreter.evaluate<number>("process.memory(true).usage");
    const [timers, watches] = await this.interpreter.evaluate<[number, number]>("virtualBoard.waiting()");
    return { variables, timers, watches };
  }

  async close(): Promise<void> {
    try {
      await this.noteCalls();
    } finally {
      await this.interpreter.close();
    }
  }

  private step(recorded: Recorded, answer: Answer): Step {
    this.peak = Math.max(this.peak, answer.peak);
    const { error, faults, frames, digest } = answer;
    return { text: recorded.text(answer, this.heard), error, faults, frames, digest };
  }

  private async noteCalls(): Promise<void> {
    if (this.options.watched === undefined) return;
    const counts = await this.interpreter.evaluate<number[]>("called");
    for (const [id, count] of counts.entries()) if (count > 0) this.called.add(id);
  }

  private files(outside: Outside): Record<string, string> {
    const { boardCode, program, watched, realTime = false } = this.options;
    // Nothing must be printed but answers.
    const start = ["echo(0);", `var outside=${JSON.stringify({ ...outside, realTime })};`];
    if (watched !== undefined)
      start.push(`var called=new Uint8Array(${watched});`, "function functionCalled(id){called[id]=1;}");
    return { ".boot0": start.join("") + boardCode, ".bootcde": program };
  }
}
