import type { Answer } from "./board/virtual-board";
import type { Ground } from "./runs";
import { VirtualTower } from "./virtual-tower";

/** A roll laid out, so that it can be told from any other; how long the tower is shaken and then left alone. */
const DICE = [1, 2, 3, 4, 5, 6];
const SHAKE_MS = 900;
const SETTLE_MS = 2500;
/** The tower sends the frames it draws, 10 a second in this run; a computer that is busy with other things may lose some. */
const LEAST_FRAMES_A_SECOND = 6;

/**
 * One smoke run without simulated time: the bundle boots on the interpreter's own timers, somebody starts a game and
 * shakes, and the dice are rolled.
 * @returns what is wrong
 */
export async function playInRealTime(ground: Ground, program: string): Promise<string[]> {
  const tower = new VirtualTower({ ...ground, program, realTime: true });
  const say = (lines: readonly string[]) =>
    tower.interpreter.evaluate<Answer>(
      `virtualBoard.play(function(o){var t;${lines.map((line) => `t=virtualBoard.run(${JSON.stringify(line)});o(t);`).join("")}})`,
    );
  const wrong: string[] = [];
  try {
    const began = Date.now();
    const before = await say(["do new spicy 2 first=0", `dice ${DICE.join(" ")}`]);
    await sleep(1200); // what moves in the first second after power-on doesn't count
    await tower.interpreter.evaluate('virtualBoard.motion("shake")||0');
    await sleep(SHAKE_MS);
    await tower.interpreter.evaluate('virtualBoard.motion("still")||0');
    await sleep(SETTLE_MS);
    const after = await say(["state"]);
    const seconds = (Date.now() - began) / 1000;
    const state = JSON.parse(String(after.out[0])) as { dice?: number[] };
    for (const answer of [before, after]) wrong.push(...answer.faults, ...(answer.error ? [answer.error] : []));
    if (JSON.stringify(state.dice) !== JSON.stringify(DICE))
      wrong.push(`the dice are ${JSON.stringify(state.dice)} after a shake, not ${JSON.stringify(DICE)}`);
    const rate = (after.frames - before.frames) / seconds;
    if (rate < LEAST_FRAMES_A_SECOND) wrong.push(`${rate.toFixed(1)} frames a second`);
  } catch (error) {
    wrong.push((error as Error).message);
  } finally {
    await tower.interpreter.close();
  }
  return wrong;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
