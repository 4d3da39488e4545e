import { seedNoise } from "../../../sim/noise";
import { NodeTower } from "../../espruino/node-tower";
import type { Ground } from "../../espruino/runs";
import { complain } from "../../espruino/scripts";
import { type InUse, VirtualTower } from "../../espruino/virtual-tower";
import { Noise } from "../../support/noise";
import { sensible } from "../hands";

/** So many variables more or less are in use from one look to the next, because numbers grow longer. */
const WAVERING = 12;

/** Whole games with few rolls: the dice are laid out. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  spicy: [
    "do new spicy 1",
    ...["1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"].flatMap((space) => ["do roll", `do score ${space}`]),
  ],
  tenthousand: [
    "do new tenthousand 2",
    "dice 6 1",
    "do roll",
    "dice 1 1 1 2 3 4",
    "do roll",
    "do set 1 2 3",
    "do bank",
    "dice 1 1 1 1 1 1",
    "do roll",
  ],
  farkel: [
    "do new farkel 2 first=0",
    ...["dice 1 2 3 4 5 6", "do roll", "do set 1 2 3 4 5 6", "dice 6 5 4 3 2 1", "do roll", "do set 1 2 3 4 5 6"],
    ...["do bank", "dice 2 2 3 3 4 6", "do roll", "dice 1 2 3 4 5 6", "do roll", "do set 1 2 3 4 5 6", "do bank"],
    ...["dice 2 2 3 3 4 6", "do roll"],
  ],
  hotdice: [
    "do new hotdice 2 first=0",
    ...[1, 2, 3, 4, 5, 6].flatMap((face) => {
      const race = [`dice 1 2 3 4 6 hot ${face}`, "do roll", `dice ${`${face} `.repeat(5)}`, "do press 0"];
      return [...race, `dice 1 2 3 4 6 hot ${face}`, "do roll", `dice ${`${face} `.repeat(5)}`, "do press 1"];
    }),
  ],
};

export const GAMES_IN_A_ROW = Object.keys(QUICK);

/**
 * Games in a row on one tower that is never switched off.
 * @returns what is wrong, empty if as much is in use after them as before
 */
export async function playInARow(ground: Ground, program: string, game: string, games: number): Promise<string[]> {
  const tower = new VirtualTower({ ...ground, program });
  const wrong: string[] = [];
  const round = async (): Promise<InUse> => {
    for (const step of await tower.play(QUICK[game]!)) {
      if (step.error || step.faults.length > 0 || step.text.startsWith("refused"))
        throw new Error(`${game}: ${step.error || step.text} ${step.faults}`);
    }
    return tower.inUse();
  };
  try {
    // The first games fill what is kept for ever.
    await round();
    const before = await round();
    let after = before;
    for (let played = 2; played < games; played++) after = await round();
    if (Math.abs(after.variables - before.variables) > WAVERING || after.timers !== before.timers)
      wrong.push(`${games} games of ${game}: ${JSON.stringify(before)} in use before, ${JSON.stringify(after)} after`);
    if (after.watches !== before.watches) wrong.push(`${game}: ${after.watches} watches left`);
    console.log(
      `       ${game}: ${before.variables} variables in use after 2 games, ${after.variables} after ${games}`,
    );
  } finally {
    await tower.interpreter.close();
  }
  return wrong;
}

/**
 * A game that goes on while the milliseconds outgrow 31 and 32 bits.
 * @returns what is different from the simulator
 */
export async function playPastTheClock(ground: Ground, program: string): Promise<string[]> {
  const node = new NodeTower(ground.board);
  const tower = new VirtualTower({ ...ground, program });
  const noise = new Noise(seedNoise(3));
  try {
    let at = 0;
    for (const end of [2 ** 31, 2 ** 32]) {
      const ahead = end - 6000 - at;
      node.skip(ahead);
      await tower.skip(ahead);
      at += ahead;
      const lines = ["do new spicy 2 first=0", "press ok", "wait 2000", "shake 900", "wait 1000"];
      lines.push("press right", "press ok", "hold star 1200", "press star", "wait 1500", "shake 800", "wait 2000");
      const expected = lines.map((line) => node.play(line));
      const found = await tower.play(lines);
      for (let i = 0; i < 6; i++) {
        const line = sensible(node.session(), noise);
        lines.push(line, "wait 700");
        expected.push(node.play(line), node.play("wait 700"));
        found.push(...(await tower.play([line, "wait 700"])));
      }
      const wrong = lines.flatMap((line, i) => complain(line, i + 1, expected[i]!, found[i]!));
      const now = await tower.interpreter.evaluate<number>("virtualBoard.milliseconds()");
      if (now < end) wrong.push(`the clock stands at ${now} and hasn't reached ${end}`);
      if (wrong.length > 0) return wrong.slice(0, 3);
      at = now;
    }
  } finally {
    await tower.interpreter.close();
  }
  return [];
}
