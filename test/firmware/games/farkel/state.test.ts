import { describe, expect, test } from "vitest";
import { setup, VERBS } from "../../../../firmware/games/farkel/state";

describe("a new game", () => {
  test("who starts is asked", () => {
    expect(setup(2)).toEqual({
      seats: 2,
      seat: 0,
      phase: "start",
      dice: [0, 0, 0, 0, 0, 0],
      aside: [false, false, false, false, false, false],
      chosen: [false, false, false, false, false, false],
      chosenPoints: 0,
      turnPoints: 0,
      bust: [],
      totals: [0, 0],
      farkles: [0, 0],
      passed: [],
      ender: -1,
    });
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("for %i players", (seats) => {
    expect(setup(seats)).toMatchObject({ seats, totals: Array(seats).fill(0), farkles: Array(seats).fill(0) });
  });
});

test("what is stored never changes: the order of the verbs", () => {
  expect(VERBS).toEqual(["first", "roll", "set", "bank", "take"]);
});
