import { describe, expect, test } from "vitest";
import { metBoxes } from "../../../../firmware/games/hotdice/boxes";
import { BOXES } from "../../../../firmware/games/hotdice/state";

/** Dice as on a rule card: "1 1 2 5 6". */
function met(dice: string): string {
  const boxes = metBoxes(dice.split(" ").map(Number));
  return BOXES.filter((_, box) => boxes & (1 << box)).join(" ");
}

describe("the boxes that five dice meet", () => {
  test.each([
    // five of a number: four of a kind and odd or even with it, never a pair and three
    ["1 1 1 1 1", "ones four odd"],
    ["2 2 2 2 2", "twos four even"],
    ["3 3 3 3 3", "threes four odd"],
    ["4 4 4 4 4", "fours four even"],
    ["5 5 5 5 5", "fives four odd"],
    ["6 6 6 6 6", "sixes four even"],
    // four of a kind
    ["4 4 4 4 1", "four"],
    ["1 6 6 6 6", "four"],
    ["2 2 5 2 2", "four"],
    ["4 4 4 4 6", "four even"],
    ["3 3 1 3 3", "four odd"],
    ["6 6 6 5 4", ""],
    // a pair and three of another number
    ["4 4 5 5 5", "pair3"],
    ["5 4 5 4 5", "pair3"],
    ["6 1 1 6 1", "pair3"],
    ["2 2 2 6 6", "pair3 even"],
    ["1 1 3 3 3", "pair3 odd"],
    ["1 1 2 2 3", ""],
    ["4 4 4 5 6", ""],
    // straights: either one, in any order
    ["1 2 3 4 5", "straight"],
    ["2 3 4 5 6", "straight"],
    ["5 3 1 4 2", "straight"],
    ["6 2 5 3 4", "straight"],
    ["1 3 4 5 6", ""],
    ["1 2 3 4 6", ""],
    ["1 2 4 5 6", ""],
    ["1 2 3 5 6", ""],
    ["2 3 4 5 5", ""],
    ["1 2 3 4 4", ""],
    // odd and even, in any mix
    ["1 1 1 3 5", "odd"],
    ["1 3 3 3 5", "odd"],
    ["5 3 5 1 1", "odd"],
    ["2 4 4 6 6", "even"],
    ["6 4 2 4 2", "even"],
    ["1 3 5 3 2", ""],
    ["2 4 6 2 1", ""],
    // two pairs, three of a kind, nothing at all
    ["6 6 5 5 1", ""],
    ["6 6 6 1 2", ""],
    ["1 2 2 5 6", ""],
  ])("%s: %s", (dice, expected) => {
    expect(met(dice)).toBe(expected);
  });

  test("dice not rolled yet meet nothing", () => {
    expect(met("0 0 0 0 0")).toBe("");
    expect(met("4 4 4 4 0")).toBe("");
    expect(met("2 4 6 0 2")).toBe("");
  });
});
