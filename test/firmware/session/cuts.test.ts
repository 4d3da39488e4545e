import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Session } from "../../../firmware/session/session";
import { cutCount } from "../../support/flash-cuts";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { boot, call, nextCall, play, stateOf } from "./play";
import { cutAndBoot, type Recorded, recordCall } from "./recording";

/** A small chip: its ring comes round in one game. */
const SECTORS = 4;
const SECTOR_SIZE = 1024;

/** Milliseconds for a test that plays many games, on a busy machine, too. */
const SLOW = 120_000;

/** Plays to the end of the game, and beyond a last power cut. */
function playOn(flash: WornFlash, session: Session, noise: Noise): void {
  if (session.health === "foreign") session.adopt();
  for (let line = nextCall(session, noise); line !== ""; line = nextCall(session, noise)) call(session, line);
  expect(stateOf(session).phase).toBe("over");
  expect(session.health).toBe("saved");
  expect(flash.misuse).toEqual([]);
  expect(picture(boot(flash))).toBe(picture(session));
}

/** A whole game of two, from `new` to the last score, with whims. A new game in between is taken back. */
function recordGame(flash: WornFlash, noise: Noise): Recorded[] {
  const session = boot(flash);
  const calls = [recordCall(flash, session, "new 2")];
  for (let line = nextCall(session, noise); line !== ""; line = nextCall(session, noise)) {
    calls.push(recordCall(flash, session, line));
    if (calls.length % 30 === 0) calls.push(recordCall(flash, session, "new 8"), recordCall(flash, session, "undo"));
  }
  expect(session.health).toBe("saved");
  expect(flash.misuse).toEqual([]);
  return calls;
}

const SHORT_GAME = [
  ...["new 2", "first 1", "roll 1 2 3 4 4 6", "hold 1 2", "hold 1 2 3", "turn 6 4", "undo", "roll 0 0 0 5 6 1"],
  ...["set brightness 7", "score STR", "undo", "score 6", "roll 6 6 6 6 6 6", "score 6", "undo", "undo", "score CHA"],
  ...["new 3", "set mute 1", "new 8", "first 7", "undo", "undo", "undo", "roll 1 1 1 1 1 1", "new 1"],
  ...["roll 6 5 4 3 2 1", "turn 1 2", "score PAS"],
];

/** Boots after every cut of every operation of the calls; `picks` cuts of each, or all. Returns how many. */
function cutEverywhere(chip: WornFlash, calls: readonly Recorded[], pick: (cuts: number) => Iterable<number>): number {
  let cuts = 0;
  for (const recorded of calls)
    for (const [index, operation] of recorded.operations.entries())
      for (const cut of pick(cutCount(operation))) {
        cutAndBoot(chip, recorded, index, cut);
        cuts++;
      }
  return cuts;
}

describe("the plug is pulled in the middle of a write or an erase: what is found is before or after", () => {
  test(
    "a chip as it comes from the shop, a short game, everywhere",
    () => {
      const flash = new WornFlash(SECTORS);
      const session = boot(flash);
      const calls = SHORT_GAME.map((line) => recordCall(flash, session, line));
      expect(flash.erases()).toEqual([0, 0, 0, 0]);
      expect(cutEverywhere(flash, calls, (cuts) => Array(cuts).keys())).toBeGreaterThan(2500);
    },
    SLOW,
  );

  test(
    "a ring that has come round, a short game, everywhere",
    () => {
      const flash = new WornFlash(SECTORS, SECTOR_SIZE);
      const session = boot(flash);
      const noise = new Noise(1);
      for (let game = 0; game < 3; game++) {
        play(session, "new 2");
        for (let line = nextCall(session, noise); line !== ""; line = nextCall(session, noise)) call(session, line);
      }
      expect(Math.min(...flash.erases())).toBeGreaterThan(1);
      const calls = SHORT_GAME.concat(SHORT_GAME).map((line) => recordCall(flash, session, line));
      expect(calls.flatMap((recorded) => recorded.operations).filter(({ what }) => what === "erase").length).toBe(3);
      expect(cutEverywhere(flash, calls, (cuts) => Array(cuts).keys())).toBeGreaterThan(5000);
    },
    SLOW,
  );

  test(
    "whole games of two players",
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1 }), (seed) => {
          const noise = new Noise(seed);
          const flash = new WornFlash(SECTORS, SECTOR_SIZE);
          const calls = recordGame(flash, noise);
          cutEverywhere(flash, calls, (cuts) => Array(cuts).keys());
        }),
        { numRuns: 2 },
      );
    },
    SLOW,
  );

  test(
    "and play goes on to the end of the game",
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1 }), (seed) => {
          const noise = new Noise(seed);
          const flash = new WornFlash(SECTORS, SECTOR_SIZE);
          const calls = recordGame(flash, noise);
          for (let i = 0; i < calls.length; i += 1 + noise.below(8)) {
            const operations = calls[i]!.operations;
            if (operations.length === 0) continue;
            const index = noise.below(operations.length);
            const found = cutAndBoot(flash, calls[i]!, index, noise.below(cutCount(operations[index]!)));
            playOn(found.flash, found.session, noise);
          }
        }),
        { numRuns: 12 },
      );
    },
    SLOW,
  );

  test(
    "again in the first writes after the boot, and again, and again",
    () => {
      const cutAgain = (chip: WornFlash, session: Session, noise: Noise, depth: number): void => {
        if (session.health === "foreign") session.adopt();
        let recorded: Recorded;
        do {
          const line = nextCall(session, noise);
          if (line === "") return;
          recorded = recordCall(chip, session, line);
        } while (recorded.operations.length === 0 || noise.below(3) === 0);
        for (const [index, operation] of recorded.operations.entries()) {
          const found = cutAndBoot(chip, recorded, index, noise.below(cutCount(operation)));
          if (depth > 1) cutAgain(found.flash, found.session, noise, depth - 1);
          else if (noise.below(40) === 0) playOn(found.flash, found.session, noise);
        }
      };
      fc.assert(
        fc.property(fc.integer({ min: 1 }), (seed) => {
          const noise = new Noise(seed);
          const flash = new WornFlash(SECTORS, SECTOR_SIZE);
          const calls = recordGame(flash, noise);
          for (let i = 0; i < calls.length; i += 1 + noise.below(8))
            for (const [index, operation] of calls[i]!.operations.entries()) {
              const found = cutAndBoot(flash, calls[i]!, index, noise.below(cutCount(operation)));
              cutAgain(found.flash, found.session, noise, 3);
            }
        }),
        { numRuns: 8 },
      );
    },
    SLOW,
  );
});

/** What the tower thinks of its flash after each cut of an operation. */
function healthsAfter(chip: WornFlash, recorded: Recorded, index: number): string[] {
  const cuts = [...Array(cutCount(recorded.operations[index]!)).keys()];
  return cuts.map((cut) => cutAndBoot(chip, recorded, index, cut).session.health);
}

describe("the very first record is cut off", () => {
  test("the chip counts as empty, unless the bytes were not written in their order", () => {
    const flash = new WornFlash(SECTORS);
    const recorded = recordCall(flash, boot(flash), "new 2");
    expect(recorded.operations).toHaveLength(1);
    const healths = healthsAfter(flash, recorded, 0);
    expect(healths.slice(0, 129)).toEqual(Array(129).fill("saved"));
    expect(healths.slice(129)).toEqual(Array(3).fill("foreign"));
  });

  test("a chip full of zeros, its first sector half erased, counts as empty, unless it reads as noise", () => {
    const flash = new WornFlash(SECTORS, 4096, new Uint8Array(SECTORS * 4096));
    const recorded = recordCall(flash, boot(flash), "new 2");
    expect(recorded.operations.map(({ what }) => what)).toEqual(["erase", "write"]);
    const healths = healthsAfter(flash, recorded, 0);
    expect(healths).toEqual(["saved", "foreign", "foreign", "foreign", ...Array(4).fill("saved")]);
    expect(healthsAfter(flash, recorded, 1).slice(0, 129)).toEqual(Array(129).fill("saved"));
  });
});
