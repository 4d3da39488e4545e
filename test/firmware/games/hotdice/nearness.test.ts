import { expect, test } from "vitest";
import { diceToGo } from "../../../../firmware/games/hotdice/nearness";
import { BOXES } from "../../../../firmware/games/hotdice/state";

test.each([
  ["fives", "5 5 5 5 5", 0],
  ["fives", "5 5 5 5 4", 1],
  ["fives", "1 2 3 4 6", 5],
  ["four", "3 3 3 1 6", 1],
  ["four", "1 2 3 4 5", 3],
  ["pair3", "6 6 5 5 1", 1],
  ["pair3", "5 5 5 5 5", 2],
  ["straight", "1 3 4 5 6", 1],
  ["odd", "2 4 6 2 1", 4],
  ["even", "2 4 6 2 2", 0],
  ["even", "0 0 0 0 0", 5],
])("%s with %s: %i to go", (name, dice, expected) => {
  expect(diceToGo(BOXES.indexOf(name), dice.split(" ").map(Number))).toBe(expected);
});
