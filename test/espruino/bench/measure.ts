import type { Build } from "../build";
import { Interpreter } from "../interpreter";
import { Callgrind, END } from "./callgrind";
import { Hand } from "./hand";
import { board } from "./linux-board";
import { stillBoard } from "./still-board";

const AREA_BYTES = board.flash.sectorSize * board.flash.sectorCount;

/** A tick and the instructions it took. */
export interface Tick {
  /** The line of the script in which it ran. */
  readonly line: string;
  readonly count: number;
}

export interface Measured {
  /** From the program's first byte to its first frame. */
  readonly boot: number;
  readonly ticks: readonly Tick[];
}

/**
 * Plays a script on the tower and counts the boot and each tick.
 * @param program the bundle for `linux-board.ts`
 * @param before lines played first, uncounted, with the plug pulled after them
 */
export async function measure(
  build: Build,
  program: string,
  before: readonly string[],
  lines: readonly string[],
): Promise<Measured> {
  const interpreter = new Interpreter(build);
  const callgrind = new Callgrind();
  try {
    const boot0 = `echo(0);${stillBoard(board)}`;
    interpreter.load({ ".boot0": boot0, ".bootcde": program });
    if (before.length > 0) {
      interpreter.start();
      await play(interpreter, before);
      await interpreter.kill();
    }
    interpreter.reload({ ".boot0": boot0, ".bootcde": `${program};${END};` }, interpreter.lastBytes(AREA_BYTES));
    interpreter.start(callgrind.command);
    const ticks = await play(interpreter, lines);
    await interpreter.end();
    const [boot, ...counts] = callgrind.counts();
    if (boot === undefined || counts.length !== ticks.length)
      throw new Error(`bench: ${counts.length} counts of ${ticks.length} ticks; is the build a plain executable?`);
    return { boot, ticks: ticks.map((line, i) => ({ line, count: counts[i]! })) };
  } finally {
    await interpreter.close();
    callgrind.remove();
  }
}

/** @returns the line of each tick, in order. @throws Error if the tower refuses a line */
async function play(interpreter: Interpreter, lines: readonly string[]): Promise<string[]> {
  const hand = new Hand();
  const moves = lines.flatMap((line) => hand.play(line).map((move) => ({ line, ...move })));
  const answers = await interpreter.evaluateAll<string | null>(moves.map(({ call }) => `${call}||""`));
  const refused = answers.findIndex((answer) => answer !== "");
  if (refused >= 0) throw new Error(`bench: at ${moves[refused]!.line}: ${answers[refused]}`);
  return moves.filter(({ isTick }) => isTick).map(({ line }) => line);
}
