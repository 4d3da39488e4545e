import { expect, test } from "vitest";
import { ranks } from "../../../firmware/games/ranks";

test.each([
  { totals: [], expected: [] },
  { totals: [0], expected: [1] },
  { totals: [10, 30, 20], expected: [3, 1, 2] },
  { totals: [50, 50, 20], expected: [1, 1, 3] },
  { totals: [20, 50, 50], expected: [3, 1, 1] },
  { totals: [50, 20, 20, 10], expected: [1, 2, 2, 4] },
  { totals: [7, 7, 7, 7], expected: [1, 1, 1, 1] },
  { totals: [0, -1000, 0, -50], expected: [1, 4, 1, 3] },
  { totals: [9950, 10050, 9950, 10000], expected: [3, 1, 3, 2] },
])("totals $totals rank $expected", ({ totals, expected }) => {
  expect(ranks(totals)).toEqual(expected);
});

test("the totals stay in seat order", () => {
  const totals = Object.freeze([3, 1, 2]);
  ranks(totals);
  expect(totals).toEqual([3, 1, 2]);
});
