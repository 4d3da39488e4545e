import { describe, expect, test } from "vitest";
import { keptDice } from "../../../../firmware/games/hotdice/kept";
import { BOXES } from "../../../../firmware/games/hotdice/state";
import { finished, ROLLS, slowKept } from "./slow-sheet";

describe("the dice that a press leaves alone", () => {
  test.each([
    // box      dice         kept (* stays)
    ["fives", "5 1 5 2 3", "* . * . ."],
    ["ones", "2 3 4 5 6", ". . . . ."],
    ["sixes", "6 6 6 6 6", "* * * * *"],
    // four of a kind takes one die of any other number, the highest
    ["four", "3 3 3 1 6", "* * * . *"],
    ["four", "2 2 5 5 1", "* . * * ."],
    ["four", "1 2 3 4 6", ". . . * *"],
    ["four", "4 4 4 4 1", "* * * * *"],
    ["four", "2 2 2 2 2", "* * * * *"],
    // a pair and three
    ["pair3", "5 5 3 3 1", "* * * * ."],
    ["pair3", "4 4 4 4 1", "* * * . *"],
    ["pair3", "5 5 5 5 5", "* * * . ."],
    ["pair3", "2 1 1 4 6", ". * * . *"],
    ["pair3", "1 2 3 4 6", ". . . * *"],
    ["pair3", "6 6 6 2 2", "* * * * *"],
    // of two straights equally near, the upper one; of equal dice the first
    ["straight", "1 2 3 4 6", ". * * * *"],
    ["straight", "1 3 3 5 5", "* * . * ."],
    ["straight", "1 1 1 1 1", "* . . . ."],
    ["straight", "6 1 6 1 6", "* . . . ."],
    ["odd", "1 2 3 4 5", "* . * . *"],
    ["even", "1 2 3 4 5", ". * . * ."],
  ])("%s: of %s %s", (name, dice, expected) => {
    const kept = keptDice(BOXES.indexOf(name), dice.split(" ").map(Number));
    expect(kept.map((isKept) => (isKept ? "*" : ".")).join(" ")).toBe(expected);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("box %i: never a die that wasn't rolled", (box) => {
    expect(keptDice(box, [0, 0, 0, 0, 0])).toEqual([false, false, false, false, false]);
    expect(keptDice(box, [0, 4, 0, 4, 0])[0]).toBe(false);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    "box %i: for each of the 7,776 rolls the best of all sets",
    (box) => {
      const wrong = ROLLS.filter((dice) => `${keptDice(box, dice)}` !== `${slowKept(box, dice)}`);
      expect(wrong).toEqual([]);
      const complete = ROLLS.filter((dice) => !keptDice(box, dice).includes(false));
      expect(complete, "all five are kept exactly if they meet the box").toEqual(finished(box));
    },
    60_000,
  );
});
