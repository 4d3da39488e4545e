import { readFileSync } from "node:fs";
import type { Ground } from "../runs";
import { VirtualTower } from "../virtual-tower";
import { DEPTH, type Depth, withDepth } from "./depth";

/** Whole games among the scripts, with all screens of theirs. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  "Spicy Dice": ["two-players"],
  "Ten Thousand": ["ten-thousand"],
  "Spicy Farkel": ["farkel"],
  "Hot Dice": ["hot-dice", "hot-dice-race"],
};

/** What a game needs of the interpreter while it is played. */
export interface Needs extends Depth {
  /** Most variables in use, garbage left out, with what the virtual board takes. */
  readonly variables: number;
}

/**
 * Plays the scripts of each game on the virtual board, twice: as shipped, for the variables, and with the depth counted.
 * @param program the shipped file
 */
export async function playGames(ground: Ground, program: string): Promise<Map<string, Needs>> {
  const needs = new Map<string, Needs>();
  for (const [game, names] of Object.entries(SCRIPTS)) {
    let most: Needs = { variables: 0, calls: 0, callbacks: 0 };
    for (const name of names) {
      const lines = readFileSync(`test/scripts/${name}.txt`, "utf8").split("\n");
      const [variables, depth] = await Promise.all([peakOf(ground, program, lines), depthOf(ground, program, lines)]);
      most = {
        variables: Math.max(most.variables, variables),
        calls: Math.max(most.calls, depth.calls),
        callbacks: Math.max(most.callbacks, depth.callbacks),
      };
    }
    needs.set(game, most);
  }
  return needs;
}

async function peakOf(ground: Ground, program: string, lines: readonly string[]): Promise<number> {
  const tower = new VirtualTower({ ...ground, program });
  try {
    await play(tower, lines, async () => {});
    return tower.peak;
  } finally {
    await tower.close();
  }
}

async function depthOf(ground: Ground, program: string, lines: readonly string[]): Promise<Depth> {
  const tower = new VirtualTower({ ...ground, program: withDepth(program) });
  let most: Depth = { calls: 0, callbacks: 0 };
  try {
    await play(tower, lines, async () => {
      const { calls, callbacks } = await tower.interpreter.evaluate<Depth>(DEPTH);
      most = { calls: Math.max(most.calls, calls), callbacks: Math.max(most.callbacks, callbacks) };
    });
    return most;
  } finally {
    await tower.close();
  }
}

/** Plays a script. @param look what is done before each cut, which forgets all that was counted, and at the end */
async function play(tower: VirtualTower, lines: readonly string[], look: () => Promise<void>): Promise<void> {
  for (let at = 0; at <= lines.length; ) {
    const cut = lines.findIndex((line, i) => i >= at && line.trim() === "cut");
    const end = cut < 0 ? lines.length : cut;
    const steps = await tower.play(lines.slice(at, end));
    for (const [i, { error, faults }] of steps.entries()) {
      const wrong = [error, ...faults].find((text) => text !== "");
      if (wrong !== undefined) throw new Error(`bench: at ${lines[at + i]}: ${wrong}`);
    }
    await look();
    if (cut >= 0) await tower.cut();
    at = end + 1;
  }
}
