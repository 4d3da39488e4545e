import type { Answer } from "./board/virtual-board";
import { NodeTower } from "./node-tower";
import type { Ground } from "./runs";
import { complain } from "./scripts";
import { VirtualTower } from "./virtual-tower";

/**
 * Ctrl-C: Espruino throws away what was typed and breaks off what runs. The Linux builds end at two of them with nothing
 * typed (src/jsinteractive.c, jsiLoop), so something always is.
 */
const BREAK = "\x03";

/** What a bad cable, a modem program or a child at the keyboard sends. */
const STRAY: readonly string[] = [
  "\x00\x01\x02\x05\x06\x07\x08\x7f\x80\xfe\xff\n",
  "AT+GMI\r\n",
  "hello?\n",
  ")]}\n",
  "\x1b[A\x1b[B\x1b[C\x1b[D\x1b[3~\n",
  'tower.run("do rol',
  'function(){"',
  'tower.run("do fly")\n',
  "\xe2\x82\xac".repeat(40),
];

/** Sends bytes; what is never ended is broken off in the end, because the driver needs the console, too. */
async function disturb(tower: VirtualTower, bytes: string): Promise<void> {
  await tower.interpreter.disturb(bytes);
  if (!bytes.endsWith("\n")) await tower.interpreter.disturb(BREAK);
}

const GAME = [
  "do new spicy 2 first=0",
  "dice 1 2 3 4 5 6",
  "press ok",
  "wait 1500",
  "press right",
  "press ok",
  "wait 300",
  "do score STR",
  "state",
  "wait 500",
  "frame",
];

/**
 * Bytes come in at the console between the lines of a game.
 * @returns what is different from a game without them
 */
export async function playAmongNeighbours(ground: Ground, program: string): Promise<string[]> {
  const node = new NodeTower(ground.board);
  const tower = new VirtualTower({ ...ground, program });
  const wrong: string[] = [];
  try {
    for (const [i, line] of GAME.entries()) {
      await disturb(tower, STRAY[i % STRAY.length]!);
      const [found] = await tower.play([line]);
      wrong.push(...complain(line, i + 1, node.play(line), found!));
    }
  } catch (error) {
    wrong.push((error as Error).message);
  } finally {
    await tower.interpreter.close();
  }
  return wrong;
}

/** While half a line stands at the console, a tower on a busy computer still sends so many of its 14 frames in a second. */
const LEAST_FRAMES = 6;

/**
 * The same on native timers: the ticks go on while a line is never ended, and after they were broken off.
 * @returns what is wrong
 */
export async function tickAmongNeighbours(ground: Ground, program: string): Promise<string[]> {
  const tower = new VirtualTower({ ...ground, program, realTime: true });
  const frames = async () => (await tower.interpreter.evaluate<Answer>("virtualBoard.play(function(o){})")).frames;
  const wrong: string[] = [];
  try {
    await tower.interpreter.evaluate('(tower.run("do new spicy 2 first=0"),0)');
    for (const half of ['tower.run("do ro', "x".repeat(300)]) {
      const before = await frames();
      await tower.interpreter.disturb(half);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await tower.interpreter.disturb(BREAK);
      const shown = (await frames()) - before;
      if (shown < LEAST_FRAMES) wrong.push(`${shown} frames in a second after ${JSON.stringify(half.slice(0, 20))}`);
    }
    // Some of these hit a tick.
    for (let i = 0; i < 10; i++) await disturb(tower, "x");
    const state = await tower.interpreter.evaluate<string>('tower.run("state")');
    const { game, phase } = JSON.parse(state) as { game: string; phase: string };
    if (game !== "spicy" || phase !== "roll") wrong.push(`the state is ${state}`);
  } catch (error) {
    wrong.push((error as Error).message);
  } finally {
    await tower.interpreter.close();
  }
  return wrong;
}
