import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NONE, NUMBERS } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";
import { bestChoice, points, scoringDice } from "../../../../firmware/games/tenthousand/points";
import { setup, type TenThousandState } from "../../../../firmware/games/tenthousand/state";
import { numbers } from "../aside/play";
import { everyLie, SplitTable } from "../aside/splitter";
import { CARD, worth } from "./combinations";

const byTrying = new SplitTable(worth);

const die = fc.integer({ min: 1, max: 6 });
const six = fc.array(die, { minLength: 6, maxLength: 6 });

/** Points of dice as they lie: `-` is a die that isn't chosen, and shows a 1 here. */
function pointsOf(picture: string): number {
  const lie = numbers(picture);
  return points(
    lie.map((face) => face || 1),
    lie.map((face) => face > 0),
  );
}

/** A player choosing from a roll; `-` is a die set aside earlier, and shows a 1 here. */
function choosing(lie: readonly number[]): TenThousandState {
  const dice = lie.map((face) => face || 1);
  return { ...setup(2, 0), phase: "choose", dice, aside: lie.map((face) => face === 0) };
}

describe("points of dice set aside from one roll", () => {
  test.each([
    ["1 - - - - -", 100],
    ["- - 5 - - -", 50],
    ["- 1 1 - 1 -", 1000],
    ["2 2 2 - - -", 200],
    ["- - - 3 3 3", 300],
    ["4 - 4 - 4 -", 400],
    ["5 5 5 - - -", 500],
    ["6 6 6 - - -", 600],
    ["1 1 1 1 - -", 2000],
    ["2 2 2 2 - -", 1000],
    ["3 3 3 3 - -", 1000],
    ["4 4 4 4 - -", 1000],
    ["5 5 5 5 - -", 1000],
    ["- - 6 6 6 6", 1000],
    ["1 1 1 1 1 -", 5000],
    ["2 2 2 2 2 -", 2000],
    ["3 3 3 3 3 -", 2000],
    ["4 4 4 4 4 -", 2000],
    ["5 5 5 5 5 -", 2000],
    ["- 6 6 6 6 6", 2000],
    ["2 2 2 2 2 2", 10000],
    ["3 3 3 3 3 3", 10000],
    ["4 4 4 4 4 4", 10000],
    ["5 5 5 5 5 5", 10000],
    ["6 6 6 6 6 6", 10000],
    ["1 2 3 4 5 6", 2000],
    ["6 4 2 1 3 5", 2000],
  ])("%s: %i, a row of the card", (picture, expected) => {
    expect(pointsOf(picture)).toBe(expected);
  });

  test.each([
    ["- - - - - -", 0, "nothing is chosen"],
    ["1 - - - 5 -", 150, "two singles"],
    ["1 1 - - - -", 200, "two equal are two singles"],
    ["5 5 - - - -", 100, "two equal are two singles"],
    ["1 1 5 5 - -", 300, "the worked example's second roll of six"],
    ["4 4 4 - - -", 400, "the worked example's third roll"],
    ["1 1 1 5 5 5", 1500, "two threes"],
    ["2 2 2 3 3 3", 500, "two threes"],
    ["4 4 4 1 1 5", 650, "a three and singles"],
    ["5 5 5 5 1 1", 1200, "four 5s are more than a three and a single"],
    ["1 1 1 1 5 5", 2100, "four 1s are more than a three and a single"],
    ["1 1 1 1 1 5", 5050, "five 1s are more than a four and a single"],
    ["3 3 3 3 5 5", 1100, "four and two singles; three pairs are nothing here"],
    ["2 - - - - -", -1, "a die that doesn't score"],
    ["1 - 5 6 - -", -1, "one that doesn't score among others that do"],
    ["2 2 - - - -", -1, "a three picked by halves"],
    ["2 2 2 3 3 -", -1, "a three and a pair"],
    ["2 2 3 3 4 4", -1, "three pairs are nothing here"],
    ["1 2 3 4 5 -", -1, "five of a straight"],
    ["1 1 3 4 5 6", -1, "no 2"],
  ])("%s: %i, %s", (picture, expected) => {
    expect(pointsOf(picture)).toBe(expected);
  });

  test("the card has each row once, and the tables above are the card", () => {
    expect(Object.keys(CARD)).toHaveLength(26);
    for (const [faces, expected] of Object.entries(CARD)) {
      expect([faces, pointsOf(faces.padEnd(6, "-").split("").join(" "))]).toEqual([faces, expected]);
    }
  });

  test("every choice from every roll is worth its best split, found by trying all", () => {
    for (const lie of everyLie()) {
      const dice = lie.map((face, i) => face || NUMBERS[i]!);
      const chosen = lie.map((face) => face > 0);
      const found = points(dice, chosen);
      if (found !== byTrying.points(lie)) expect([lie, found]).toEqual([lie, byTrying.points(lie)]);
    }
  }, 60_000);

  test("law: which dice show the faces, and what lies beside them, makes no difference", () => {
    fc.assert(
      fc.property(
        six,
        six,
        fc.uniqueArray(die),
        fc.shuffledSubarray([...NUMBERS], { minLength: 6 }),
        (a, b, names, order) => {
          const chosen = flagsOf(names);
          const beside = a.map((face, i) => (chosen[i] ? face : b[i]!));
          expect(points(beside, chosen)).toBe(points(a, chosen));
          const shuffled = <T>(list: T[]) => order.map((number) => list[number - 1]!);
          expect(points(shuffled(a), shuffled(chosen))).toBe(points(a, chosen));
        },
      ),
    );
  });

  test("any dice, any choice: as a splitter that tries every split finds it", () => {
    fc.assert(
      fc.property(six, fc.uniqueArray(die), (faces, names) => {
        const chosen = flagsOf(names);
        expect(points(faces, chosen)).toBe(byTrying.points(faces.map((face, i) => (chosen[i] ? face : 0))));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("dice that score, and the choice worth most", () => {
  test.each([
    ["1 2 4 4 5 6", "1 5"],
    ["- 2 3 5 6 -", "4"],
    ["- - - 4 4 4", "4 5 6"],
    ["1 1 2 5 5 6", "1 2 4 5"],
    ["- - - - 1 4", "5"],
    ["1 2 3 4 5 6", "1 2 3 4 5 6"],
    ["6 6 2 6 6 3", "1 2 4 5"],
    ["2 2 3 3 4 4", ""],
    ["2 2 2 2 3 3", "1 2 3 4"],
    ["5 5 5 5 3 -", "1 2 3 4"],
    ["2 2 - - - -", ""],
  ])("%s ('-' is aside): %s", (picture, expected) => {
    const state = choosing(numbers(picture));
    expect(bestChoice(state)).toEqual(numbers(expected));
    expect(scoringDice(state)).toEqual(flagsOf(numbers(expected)));
  });

  test("in every roll: a die scores if some choice that is allowed has it; the best one is the shortest of those worth most", () => {
    for (const lie of everyLie()) {
      const state = choosing(lie);
      const { best, inSome } = byTrying.choices(lie);
      const found = { best: bestChoice(state), inSome: scoringDice(state) };
      const isBest = best.length > 0 ? best.some((dice) => dice.join() === found.best.join()) : found.best.length === 0;
      if (!isBest || found.inSome.join() !== inSome.join()) expect([lie, found]).toEqual([lie, { best, inSome }]);
    }
  }, 60_000);

  test("nothing scores while nothing lies there to choose from", () => {
    const state = setup(3, 0);
    expect(scoringDice(state)).toEqual(NONE);
    expect(bestChoice(state)).toEqual([]);
  });
});
