import type { Build } from "./build";
import { Interpreter } from "./interpreter";

/** Nothing moves, nothing is plugged in. */
const IDLE = { sensor: "none", trace: "still", since: 0, noise: 1, realTime: false };

/**
 * The variables that the virtual board takes, and what asks for it (questions.ts): what is in use beyond them, and
 * beyond the interpreter itself, is the tower's.
 * @param boardCode the virtual board, bundled
 */
export async function boardShare(build: Build, boardCode: string): Promise<number> {
  const before = "var before=process.memory().usage;";
  const interpreter = new Interpreter(build);
  interpreter.load({ ".boot0": `${before}var outside=${JSON.stringify(IDLE)};${boardCode}` });
  interpreter.start();
  try {
    return await interpreter.evaluate<number>("process.memory().usage-before");
  } finally {
    await interpreter.close();
  }
}
