import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NONE, NUMBERS } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";
import { bestChoice, points, scoringDice } from "../../../../firmware/games/farkel/points";
import { type FarkelState, setup } from "../../../../firmware/games/farkel/state";
import { everyLie, SplitTable } from "../aside/splitter";
import { worth } from "./combinations";

const byTrying = new SplitTable(worth);

const die = fc.integer({ min: 1, max: 6 });
const six = fc.array(die, { minLength: 6, maxLength: 6 });

/**
 * Dice as they lie, die 1 first: `-` is a die that isn't there. `*` marks what the place decides: die 3 is red if it
 * shows a 3.
 */
function lying(picture: string): number[] {
  const words = picture.split(/ +/);
  const lie = words.map((word) => (word === "-" ? 0 : Number(word.replace("*", ""))));
  const marked = lie.map((face, i) => (face === i + 1 ? `${face}*` : face === 0 ? "-" : `${face}`));
  expect(words, "the stars of this picture").toEqual(marked);
  return lie;
}

/** Points of the dice of a picture; the others show what is no red. */
function pointsOf(picture: string): number {
  const lie = lying(picture);
  return points(
    lie.map((face, i) => face || ((i + 1) % 6) + 1),
    lie.map((face) => face > 0),
  );
}

/** A player choosing from a roll; `-` is a die set aside earlier. */
function choosing(lie: readonly number[]): FarkelState {
  const dice = lie.map((face, i) => face || i + 1);
  return { ...setup(2), phase: "choose", dice, aside: lie.map((face) => face === 0) };
}

describe("points of dice set aside from one roll", () => {
  test.each([
    ["-  1  -  -  -  -", 100, "single 1"],
    ["5  -  -  -  -  -", 50, "single 5"],
    ["-  1  1  1  -  -", 1000, "three 1s"],
    ["2  -  2  2  -  -", 200, "three 2s"],
    ["3  3  -  3  -  -", 300, "three 3s"],
    ["4  4  4  -  -  -", 400, "three 4s"],
    ["5  5  5  -  -  -", 500, "three 5s"],
    ["6  6  6  -  -  -", 600, "three 6s"],
    ["2  3  4  5  6  1", 3000, "straight"],
    ["3  3  2  2  6  5", -1, "two pairs and two others: no three pairs"],
    ["3  3  2  2  4  4", 1500, "three pairs"],
    ["4  4  4  3  3  4", 1500, "four equal and a pair are three pairs"],
  ])("%s: %i, %s", (picture, expected) => {
    expect(pointsOf(picture)).toBe(expected);
  });

  test.each([
    ["1* -  -  -  -  -", 200, "a red single 1"],
    ["-  -  -  -  5* -", 100, "a red single 5"],
    ["-  3  3* 3  -  -", 600, "three 3s with the red 3"],
    ["1* 1  1  -  -  -", 2000, "three 1s with the red 1"],
    ["-  2* 2  2  -  -", 400, "three 2s with the red 2"],
    ["4  4  -  4* -  -", 800, "three 4s with the red 4"],
    ["5  5  -  -  5* -", 1000, "three 5s with the red 5"],
    ["6  6  -  -  -  6*", 1200, "three 6s with the red 6"],
    ["2  3  4  5  1  6*", 6000, "a straight with a red"],
    ["1* 2* 3* 4* 5* 6*", 6000, "six reds double a straight once"],
    ["3  3  2  2  5* 5", 3000, "three pairs with a red"],
    ["1* 1  3* 3  5* 5", 3000, "three reds double three pairs once"],
    ["2  2* 2  2  1  1", 3000, "four equal with the red, and a pair"],
    ["2  1  2  2  1  2", 1500, "four equal and a pair without red"],
  ])("%s: %i, %s", (picture, expected) => {
    expect(pointsOf(picture)).toBe(expected);
  });

  test.each([
    ["-  -  -  -  -  -", 0, "nothing is chosen"],
    ["-  1  -  -  -  5", 150, "two singles"],
    ["1* 1  -  -  -  -", 300, "each 1 is a combination of its own: only the red one is doubled"],
    ["1* -  -  -  5* 5", 350, "two reds, each in its own single, and a plain 5"],
    ["1* -  4  -  4  4", 600, "the red 1 doubles nothing of the 4s"],
    ["4  1  4  4* -  -", 900, "the red 4 doubles nothing of the 1"],
    ["-  1  1  1  1  -", 1100, "four 1s: a three and a single"],
    ["1* 1  1  1  -  -", 2100, "the red one in the three: 2000 and 100, not 1000 and 200"],
    ["-  1  1  1  1  1", 1200, "five 1s: a three and two singles"],
    ["1* 1  1  1  1  -", 2200, "five 1s with the red"],
    ["5  5  5  5  -  -", 550, "four 5s: a three and a single"],
    ["5  5  5  -  5* -", 1050, "four 5s with the red in the three"],
    ["5  5  5  5  5* -", 1100, "five 5s with the red in the three"],
    ["5  5  5  5  -  5", 600, "five 5s without red: a three and two singles"],
    ["2  2* 2  2  -  -", -1, "four 2s have no value: one of them doesn't score"],
    ["3  3  3* 3  3  -", -1, "five 3s have no value"],
    ["1* 1  1  1  1  1", 3000, "six 1s: three pairs with the red, or two threes, 2000 and 1000"],
    ["2  2* 2  2  2  2", 3000, "six 2s: three pairs with the red"],
    ["3  3  3* 3  3  3", 3000, "six 3s"],
    ["4  4  4  4* 4  4", 3000, "six 4s"],
    ["5  5  5  5  5* 5", 3000, "six 5s"],
    ["6  6  6  6  6  6*", 3000, "six 6s: more than two threes, 1200 and 600"],
    ["2  3  2  3  3  2", 500, "two threes without red"],
    ["3  2* 3* 2  3  2", 1000, "two threes, each doubled by its own red"],
    ["3  3  3* 2  2  2", 800, "two threes, one of them doubled"],
    ["5  1  5  1  1  5", 1500, "two threes of 1s and 5s"],
    ["5  5  1  1  1  1", 1500, "four 1s and two 5s: three pairs are more than 1100 and 100"],
    ["5  1  1  1  5* 1", 3000, "the same with the red 5"],
    ["-  -  2  2  -  -", -1, "a three picked by halves"],
    ["-  -  -  2  -  -", -1, "a die that doesn't score"],
    ["-  1  -  2  -  -", -1, "one that doesn't score with one that does"],
    ["-  2* -  -  -  -", -1, "red alone scores nothing"],
    ["2  2* -  -  6  6*", -1, "two pairs"],
    ["1* 2* 3* 4* 5* -", -1, "five of a straight"],
  ])("%s: %i, %s", (picture, expected) => {
    expect(pointsOf(picture)).toBe(expected);
  });

  test("every choice from every roll is worth its best split, found by trying all", () => {
    for (const lie of everyLie()) {
      const dice = lie.map((face, i) => face || NUMBERS[i]!);
      const chosen = lie.map((face) => face > 0);
      const found = points(dice, chosen);
      if (found !== byTrying.points(lie)) expect([lie, found]).toEqual([lie, byTrying.points(lie)]);
    }
  }, 60_000);

  test("law: what lies beside the chosen dice makes no difference, red or not", () => {
    fc.assert(
      fc.property(six, six, fc.uniqueArray(die), (a, b, names) => {
        const chosen = flagsOf(names);
        const beside = a.map((face, i) => (chosen[i] ? face : b[i]!));
        expect(points(beside, chosen)).toBe(points(a, chosen));
      }),
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
    ["1* 2* 4  4* 5* 6*", "1 5", "1 5"],
    ["-  3  3* 4* 3  -", "2 3 5", "2 3 5"],
    ["2  3  4  5  6  1", "1 2 3 4 5 6", "1 2 3 4 5 6"],
    ["3  3  2  2  4  4", "1 2 3 4 5 6", "1 2 3 4 5 6"],
    ["4  4  4  4* 3  1", "1 2 3 4 6", "1 2 4 6"],
    ["2  2* 2  2  2  3", "1 2 3 4 5", "1 2 3"],
    ["6  6  6  6  6  3", "1 2 3 4 5", "1 2 3"],
    ["3  6  6  6  6  6*", "2 3 4 5 6", "2 3 6"],
    ["6  6  6  6  -  -", "1 2 3 4", "1 2 3"],
    ["5  5  5  5  5* 3", "1 2 3 4 5", "1 2 3 4 5"],
    ["2  2* 2  2  2  2", "1 2 3 4 5 6", "1 2 3 4 5 6"],
    ["2  2* 3* 3  -  -", "", ""],
    ["-  2* -  4* -  6*", "", ""],
  ])("%s ('-' is aside): %s score, best is %s", (picture, score, best) => {
    const state = choosing(lying(picture));
    const names = (text: string) => text.split(" ").filter(Boolean).map(Number);
    expect(scoringDice(state)).toEqual(flagsOf(names(score)));
    expect(bestChoice(state)).toEqual(names(best));
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
    expect(scoringDice(setup(2))).toEqual(NONE);
    expect(bestChoice(setup(2))).toEqual([]);
  });
});
