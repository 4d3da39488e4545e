import { describe, expect, test } from "vitest";
import { points } from "../../../../firmware/games/spicy/points";
import { lay } from "./lay";
import { SPACES, slowPoints } from "./slow-points";

// A star marks a red die: "5*" is die 5 showing its 5.

describe("the worked examples", () => {
  test.each([
    { dice: "5 5 5* 1 2 3", space: "5", worth: 30 },
    { dice: "1* 2* 3* 4* 6 5", space: "ROT", worth: 40 },
    { dice: "1 2* 3 4 5 6", space: "STR", worth: 21 },
    { dice: "1 2* 3 4 5 6", space: "2", worth: 21 },
    { dice: "2 2* 5 5 5 5", space: "PAS", worth: 24 },
    { dice: "2 2* 5 5 5 5", space: "2", worth: 24 },
    { dice: "1 2* 4 4 5 6", space: "CHA", worth: 22 },
    { dice: "1 1 4 4 5 5*", space: "PAS", worth: 20 },
    { dice: "1 1 4 4 5 5*", space: "5", worth: 20 },
    { dice: "4 4* 4 4 4 4", space: "4", worth: 75 },
    { dice: "4 4* 4 4 4 4", space: "CHA", worth: 50 },
    { dice: "1* 2* 3* 4* 5* 6*", space: "ROT", worth: 100 },
    { dice: "1* 2* 3* 4* 5* 6*", space: "STR", worth: 100 },
    { dice: "1* 2* 3* 4* 5* 6*", space: "6", worth: 50 },
    { dice: "1 1 1 2 3 4", space: "1", worth: 3 },
    { dice: "1* 3* 4* 2 2 5", space: "ROT", worth: 30 },
    { dice: "1 1 5 5 6 6*", space: "6", worth: 24 },
    { dice: "2 2 3 5 6 5*", space: "CHA", worth: 23 },
  ] as const)("$dice in $space: $worth", ({ dice, space, worth }) => {
    expect(points(lay(dice))[SPACES.indexOf(space)]).toBe(worth);
  });
});

describe("all ten spaces at once", () => {
  test.each([
    // Number spaces: plain, doubled once, and none of the number.
    { dice: "6 6 1 2 3 4", all: [1, 2, 3, 4, 0, 12, 0, 0, 0, 22] },
    { dice: "6 6* 1 2 3 4", all: [1, 2, 3, 4, 0, 24, 10, 0, 0, 22] },
    { dice: "3 3 3 3* 3 1", all: [1, 0, 30, 0, 0, 0, 10, 0, 0, 16] },
    { dice: "6 6 6 6 6* 5", all: [0, 0, 0, 0, 5, 60, 10, 0, 0, 35] },
    // ROT: no red, one, five.
    { dice: "1 1 2 2 3 4", all: [2, 4, 3, 4, 0, 0, 0, 0, 0, 13] },
    { dice: "1* 1 2 2 3 4", all: [4, 4, 3, 4, 0, 0, 10, 0, 0, 13] },
    { dice: "1* 2* 3* 4* 5* 1", all: [4, 4, 6, 8, 10, 0, 50, 0, 0, 16] },
    // A straight goes into the number space of each red that shows, and of no other.
    { dice: "1 2 3 4 5 6", all: [1, 2, 3, 4, 5, 6, 0, 21, 0, 21] },
    { dice: "6 5 4 3 2 1*", all: [21, 2, 3, 4, 5, 6, 10, 21, 0, 21] },
    { dice: "1 2* 3 4 5* 6", all: [1, 21, 3, 4, 21, 6, 20, 21, 0, 21] },
    { dice: "1* 2* 3* 4* 5 6", all: [21, 21, 21, 21, 5, 6, 40, 21, 0, 21] },
    // One number short of a straight.
    { dice: "1 3 4 5 6 6", all: [1, 0, 3, 4, 5, 12, 0, 0, 0, 25] },
    { dice: "2 3* 4 5 6 2", all: [0, 4, 6, 4, 5, 6, 10, 0, 0, 22] },
    // Pairs: 2+2+2, 4+2, 3+3; each red number's space takes the sum or its own doubled sum, whichever is more.
    { dice: "1 1 4 4 5 5", all: [2, 0, 0, 8, 10, 0, 0, 0, 20, 20] },
    { dice: "1 1* 4 4* 5 5", all: [20, 0, 0, 20, 10, 0, 20, 0, 20, 20] },
    { dice: "1 1* 2 2* 6 6*", all: [18, 18, 0, 0, 0, 24, 30, 0, 18, 18] },
    { dice: "2 2* 5 5 5 5", all: [0, 24, 0, 0, 20, 0, 10, 0, 24, 24] },
    { dice: "2 2 5 5 5 5*", all: [0, 4, 0, 0, 40, 0, 10, 0, 24, 24] },
    { dice: "3 3 3* 6 6 6", all: [0, 0, 27, 0, 0, 18, 10, 0, 27, 27] },
    { dice: "3 3 3* 6 6 6*", all: [0, 0, 27, 0, 0, 36, 20, 0, 27, 27] },
    { dice: "1* 1 6 6 6 6", all: [26, 0, 0, 0, 0, 24, 10, 0, 26, 26] },
    // One number only once.
    { dice: "1 1 4 4 4 5", all: [2, 0, 0, 12, 5, 0, 0, 0, 0, 19] },
    { dice: "2 2 2* 2 2 3", all: [0, 20, 3, 0, 0, 0, 10, 0, 0, 13] },
    // The chilies, in their own space, in other numbers, in ROT, STR, PAS and CHA.
    { dice: "1* 1 1 1 1 1", all: [50, 25, 25, 25, 25, 25, 25, 25, 25, 25] },
    { dice: "2* 2 2 2 2 2", all: [25, 50, 25, 25, 25, 25, 25, 25, 25, 25] },
    { dice: "3* 3 3 3 3 3", all: [25, 25, 50, 25, 25, 25, 25, 25, 25, 25] },
    { dice: "4* 4 4 4 4 4", all: [50, 50, 50, 75, 50, 50, 50, 50, 50, 50] },
    { dice: "5* 5 5 5 5 5", all: [50, 50, 50, 50, 75, 50, 50, 50, 50, 50] },
    { dice: "6* 6 6 6 6 6", all: [50, 50, 50, 50, 50, 75, 50, 50, 50, 50] },
    { dice: "1* 2* 3* 4* 5* 6*", all: [50, 50, 50, 50, 50, 50, 100, 100, 50, 50] },
  ])("$dice", ({ dice, all }) => {
    expect(points(lay(dice))).toEqual(all);
  });
});

test("all 46,656 ways six dice can lie are worth what the table says", () => {
  const wrong: string[] = [];
  for (let code = 0; code < 6 ** 6; code++) {
    const dice = [0, 1, 2, 3, 4, 5].map((die) => 1 + (Math.floor(code / 6 ** die) % 6));
    const expected = SPACES.map((space) => slowPoints(dice, space));
    if (points(dice).join() !== expected.join()) wrong.push(`${dice}: ${points(dice)} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test("the dice stay as they are", () => {
  const dice = Object.freeze([1, 1, 3, 6, 6, 6]);
  points(dice);
  expect(dice).toEqual([1, 1, 3, 6, 6, 6]);
});
