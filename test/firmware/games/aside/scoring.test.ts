import { describe, expect, test } from "vitest";
import {
  atLeast,
  countFaces,
  crowdedFaces,
  diceShowing,
  isThreePairs,
  lackingFaces,
  SIX_ONES,
  STRAIGHT,
  scoringFaces,
  uselessDie,
} from "../../../../firmware/games/aside/scoring";
import { NONE } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";
import { numbers } from "./play";

/** Counts of all six dice. */
const count = (dice: string) => countFaces(numbers(dice), NONE, false);

describe("how many dice show each face, a digit a face, the number of dice in digit 0", () => {
  test("all six", () => {
    expect(count("1 1 1 5 6 6").toString(16)).toBe("2100036");
    expect(count("2 3 3 4 4 4").toString(16)).toBe("32106");
  });

  test("only those with the flag, or without it", () => {
    const dice = numbers("1 1 1 5 6 6");
    expect(countFaces(dice, flagsOf([1, 4, 6]), true).toString(16)).toBe("1100013");
    expect(countFaces(dice, flagsOf([1, 4, 6]), false).toString(16)).toBe("1000023");
    expect(countFaces(dice, NONE, true)).toBe(0);
  });
});

describe("faces that show so many times or more: a 1 in their digits", () => {
  test.each([
    { least: 1, digits: "1011110" },
    { least: 2, digits: "1010100" },
    { least: 3, digits: "1010000" },
    { least: 4, digits: "1000000" },
    { least: 5, digits: "0" },
    { least: 6, digits: "0" },
  ])("$least: $digits", ({ least, digits }) => {
    // One 1, two 2s, one 3, three 4s and four 6s: more dice than there are, for the rule.
    expect(atLeast(0x4031210 + 11, least).toString(16)).toBe(digits);
  });

  test("six equal dice are six, and don't spill into the next face", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const six = count(Array(6).fill(face).join(" "));
      for (const least of [1, 2, 3, 4, 5, 6]) expect(atLeast(six, least)).toBe(16 ** face);
      expect(atLeast(six, 7)).toBe(0);
    }
  });

  test.each([
    { dice: "2 2 3 3 3 4", lacking: "10100", crowded: "0" },
    { dice: "1 5 5 1 6 6", lacking: "1000000", crowded: "0" },
    { dice: "2 2 2 2 4 4", lacking: "10000", crowded: "100" },
    { dice: "1 1 1 1 5 5", lacking: "0", crowded: "0" },
    { dice: "6 6 6 6 6 6", lacking: "0", crowded: "1000000" },
  ])("$dice: too few of $lacking, four or more of $crowded, without 1 and 5", ({ dice, lacking, crowded }) => {
    expect(lackingFaces(count(dice)).toString(16)).toBe(lacking);
    expect(crowdedFaces(count(dice)).toString(16)).toBe(crowded);
  });
});

describe("combinations of all six", () => {
  test.each([
    { dice: "1 2 3 4 5 6", straight: true, pairs: false },
    { dice: "6 1 4 2 5 3", straight: true, pairs: false },
    { dice: "1 3 4 5 6 6", straight: false, pairs: false },
    { dice: "1 1 2 2 3 3", straight: false, pairs: true },
    { dice: "4 2 4 4 2 4", straight: false, pairs: true },
    { dice: "5 5 5 5 5 5", straight: false, pairs: true },
    { dice: "1 1 2 2 3 4", straight: false, pairs: false },
    { dice: "1 1 1 2 2 2", straight: false, pairs: false },
    { dice: "1 1 1 1 1 2", straight: false, pairs: false },
    { dice: "1 1 1 2 2 3", straight: false, pairs: false },
  ])("$dice: straight $straight, three pairs $pairs", ({ dice, straight, pairs }) => {
    expect([count(dice) === STRAIGHT, isThreePairs(count(dice))]).toEqual([straight, pairs]);
  });

  test("two dice, or four, are no three pairs, and five no straight", () => {
    const pairs = numbers("1 1 2 2 3 3");
    expect(isThreePairs(countFaces(pairs, flagsOf([1, 2]), true))).toBe(false);
    expect(isThreePairs(countFaces(pairs, flagsOf([1, 2, 3, 4]), true))).toBe(false);
    expect(isThreePairs(countFaces(pairs, NONE, true))).toBe(false);
    expect(countFaces(numbers("1 2 3 4 5 6"), flagsOf([6]), false)).not.toBe(STRAIGHT);
  });

  test("six 1s", () => {
    expect(count("1 1 1 1 1 1")).toBe(SIX_ONES);
    expect(count("1 1 1 1 1 2")).not.toBe(SIX_ONES);
  });
});

describe("dice that score", () => {
  test.each([
    { dice: "1 2 3 4 5 5", aside: [], scoring: [1, 5, 6] },
    { dice: "2 2 2 3 4 4", aside: [], scoring: [1, 2, 3] },
    { dice: "2 2 2 2 4 3", aside: [], scoring: [1, 2, 3, 4] },
    { dice: "2 2 3 3 4 6", aside: [], scoring: [] },
    { dice: "6 2 3 5 4 1", aside: [], scoring: [1, 2, 3, 4, 5, 6] },
    { dice: "6 2 3 5 4 1", aside: [1], scoring: [4, 6] },
    { dice: "2 2 2 1 4 3", aside: [1], scoring: [4] },
    { dice: "2 2 2 1 4 3", aside: [4], scoring: [1, 2, 3] },
    { dice: "1 1 1 5 2 3", aside: [1, 2, 3, 4], scoring: [] },
  ])("$dice, aside $aside: $scoring", ({ dice, aside, scoring }) => {
    const count = countFaces(numbers(dice), flagsOf(aside), false);
    expect(diceShowing(scoringFaces(count, false), numbers(dice), flagsOf(aside))).toEqual(flagsOf(scoring));
    expect(scoringFaces(count, false) > 0).toBe(scoring.length > 0);
    expect(scoringFaces(count, true)).toBe(scoringFaces(count, false));
  });

  test("three pairs do where the game has them, all six rolled now", () => {
    const pairs = count("2 2 3 3 4 4");
    expect(scoringFaces(pairs, true).toString(16)).toBe("11100");
    expect(scoringFaces(pairs, false)).toBe(0);
    expect(scoringFaces(countFaces(numbers("2 2 3 3 4 4"), flagsOf([1, 2]), false), true)).toBe(0);
  });
});

describe("the die to name when chosen dice don't score", () => {
  test.each([
    { dice: "2 1 1 1 1 1", chosen: [1], die: 1, is: "a single 2" },
    { dice: "1 5 4 1 1 1", chosen: [1, 2, 3], die: 3, is: "the one that isn't a 1 or a 5" },
    { dice: "3 3 1 1 1 1", chosen: [1, 2], die: 2, is: "the last of a pair" },
    { dice: "2 2 1 1 1 1", chosen: [1, 2], die: 1, is: "not the red one of a pair" },
    { dice: "1 2 1 1 1 1", chosen: [2], die: 2, is: "the red one if there is no other" },
    { dice: "3 3 4 3 3 1", chosen: [1, 2, 4, 5], die: 5, is: "one too many" },
    { dice: "4 4 3 4 4 1", chosen: [1, 2, 3, 4, 5], die: 3, is: "a single one before one too many" },
    { dice: "4 4 4 4 3 1", chosen: [1, 2, 3, 4], die: 3, is: "one too many, not the red one" },
  ])("$dice, chosen $chosen: die $die, $is", ({ dice, chosen, die }) => {
    expect(uselessDie(numbers(dice), flagsOf(chosen))).toBe(die);
  });
});
