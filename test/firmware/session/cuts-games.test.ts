import { describe, expect, test } from "vitest";
import type { Session } from "../../../firmware/session/session";
import { cutCount } from "../../support/flash-cuts";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { boot, nextCallOfAny, play, stateOf } from "./play";
import { cutAndBoot, type Recorded, recordCall } from "./recording";

/** A small chip: its ring comes round within a game. */
const SECTORS = 4;
const SECTOR_SIZE = 2048;

/** Random cuts of each game; `CUTS=25000 npx vitest run` makes it 100,000 over the four. */
const RANDOM_CUTS = Number(process.env.CUTS ?? 500);

/** Milliseconds for a test that plays many games, on a busy machine, too. */
const SLOW = 120_000 + RANDOM_CUTS * 100;

/** With how many players and options each game is played. */
const TABLES = ["spicy 2 0", "tenthousand 2 7", "hotdice 2 0", "farkel 3 0"];

/** More than any of these games takes. */
const MOST_CALLS = 20_000;

/** A whole game, from `new` to its end, with all it did to the flash. */
function recordGame(flash: WornFlash, table: string, noise: Noise): Recorded[] {
  const session = boot(flash);
  const calls = [recordCall(flash, session, `new ${table}`)];
  for (let line = nextCallOfAny(session, noise); line !== ""; line = nextCallOfAny(session, noise)) {
    calls.push(recordCall(flash, session, line));
    if (calls.length > MOST_CALLS) throw new Error(`${table}: the game has no end`);
  }
  expect(session.health).toBe("saved");
  expect(flash.misuse).toEqual([]);
  return calls;
}

/** Plays to the end of the game, and beyond a last power cut. */
function playOn(flash: WornFlash, session: Session, table: string, noise: Noise): void {
  if (session.health === "foreign") session.adopt();
  if (!session.table.game) play(session, `new ${table}`);
  for (let line = nextCallOfAny(session, noise); line !== ""; line = nextCallOfAny(session, noise)) play(session, line);
  expect(stateOf(session).phase).toBe("over");
  expect(session.health).toBe("saved");
  expect(flash.misuse).toEqual([]);
  expect(picture(boot(flash))).toBe(picture(session));
}

/** One of the operations of the calls and a way to cut it. */
function anyCut(calls: readonly Recorded[], noise: Noise): [call: Recorded, index: number, cut: number] {
  for (;;) {
    const call = noise.pick(calls);
    if (call.operations.length === 0) continue;
    const index = noise.below(call.operations.length);
    return [call, index, noise.below(cutCount(call.operations[index]!))];
  }
}

describe.each(TABLES)("the plug is pulled in a game of %s: what is found is before or after", (table) => {
  test(
    "at every point of every write and erase of a whole game",
    () => {
      const flash = new WornFlash(SECTORS, SECTOR_SIZE);
      const calls = recordGame(flash, table, new Noise(5));
      let cuts = 0;
      for (const call of calls)
        for (const [index, operation] of call.operations.entries())
          for (let cut = 0; cut < cutCount(operation); cut++, cuts++) cutAndBoot(flash, call, index, cut);
      // A game that is too short to fill a sector would leave the erases out.
      expect(flash.erases().some((erases) => erases > 0)).toBe(true);
      expect(cuts).toBeGreaterThan(5000);
    },
    SLOW,
  );

  test(
    `at ${RANDOM_CUTS} random points of many games, and then play goes on to the end`,
    () => {
      const noise = new Noise(77);
      for (let cuts = 0; cuts < RANDOM_CUTS; ) {
        const chip = new WornFlash(SECTORS, SECTOR_SIZE);
        const calls = recordGame(chip, table, noise);
        for (let i = 0; i < 100 && cuts < RANDOM_CUTS; i++, cuts++) {
          const { flash, session } = cutAndBoot(chip, ...anyCut(calls, noise));
          if (i % 10 === 0) playOn(flash, session, table, noise);
        }
      }
    },
    SLOW,
  );

  test(
    "in the first write after such a boot, and in the first after that one",
    () => {
      const noise = new Noise(31);
      const cutAgain = (chip: WornFlash, session: Session, depth: number): void => {
        if (session.health === "foreign") session.adopt();
        if (!session.table.game) play(session, `new ${table}`);
        let recorded: Recorded;
        do {
          const line = nextCallOfAny(session, noise);
          if (line === "") return;
          recorded = recordCall(chip, session, line);
        } while (recorded.operations.length === 0);
        for (const [index, operation] of recorded.operations.entries()) {
          const found = cutAndBoot(chip, recorded, index, noise.below(cutCount(operation)));
          if (depth > 1) cutAgain(found.flash, found.session, depth - 1);
          else if (noise.below(20) === 0) playOn(found.flash, found.session, table, noise);
        }
      };
      const chip = new WornFlash(SECTORS, SECTOR_SIZE);
      const calls = recordGame(chip, table, noise);
      for (let i = 0; i < 40; i++) {
        const { flash, session } = cutAndBoot(chip, ...anyCut(calls, noise));
        cutAgain(flash, session, 3);
      }
    },
    SLOW,
  );
});
