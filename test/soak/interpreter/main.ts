import { board as square } from "../../../hal/boards/esp32";
import { board as wide } from "../../../hal/boards/esp32-32x8";
import { askBuild } from "../../espruino/ask-build";
import { buildPrograms } from "../../espruino/programs";
import { Report } from "../../espruino/report";
import type { Ground } from "../../espruino/runs";
import type { Tally } from "../tally";
import { GAMES_IN_A_ROW, playInARow, playPastTheClock } from "./endurance";
import { playOnBoth } from "./story";

/** Lines on one interpreter. */
const LINES = 400;

/** What is tried on the interpreter; each takes as long as it takes. */
export interface Wishes {
  readonly minutes: number;
  /** The only story to be played. */
  readonly seed: number | undefined;
  /** Games of each kind in a row; 0 for none. */
  readonly games: number;
}

/**
 * The shipped program on the interpreter that ESPRUINO names, compared with the simulator line by line.
 * @returns how many things went wrong
 */
export async function soakInterpreter(binary: string, wishes: Wishes, tally: Tally): Promise<number> {
  const report = new Report();
  const build = await askBuild(binary);
  const grounds: { ground: Ground; program: string }[] = [];
  for (const [name, board] of [["esp32", square] as const, ["esp32-32x8", wide] as const]) {
    const programs = await buildPrograms(name);
    grounds.push({ ground: { build, board, boardCode: programs.board }, program: programs.tower });
  }
  const { ground, program } = grounds[0]!;
  const attempt = async (what: string, run: () => Promise<string[]>) => {
    const began = Date.now();
    const complaints = await run().catch((error: Error) => [error.message]);
    report.tell(`${what}, ${((Date.now() - began) / 1000).toFixed(0)} s`, complaints);
  };
  if (wishes.games > 0) {
    await attempt("the clock past 2^31 and 2^32 ms", () => playPastTheClock(ground, program));
    for (const game of GAMES_IN_A_ROW)
      await attempt(`${wishes.games} games of ${game} in a row`, () => playInARow(ground, program, game, wishes.games));
  }
  const end = Date.now() + wishes.minutes * 60_000;
  let story = wishes.seed ?? Date.now() % 1e9;
  while (Date.now() < end || wishes.seed !== undefined) {
    const on = grounds[story % 2]!;
    await attempt(`story ${story}`, async () => {
      await playOnBoth(on.ground, on.program, story, LINES, tally);
      return [];
    });
    tally.add("stories");
    if (wishes.seed !== undefined || report.failures > 0) break;
    story++;
  }
  return report.failures;
}
