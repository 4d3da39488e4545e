import { describe, expect, test } from "vitest";
import { OPTIONS, setup, VERBS } from "../../../../firmware/games/tenthousand/state";

describe("a new game", () => {
  test("everyone is to roll a die for the start", () => {
    expect(setup(2, 0)).toEqual({
      seats: 2,
      seat: 0,
      phase: "rolloff",
      dice: [0, 0, 0, 0, 0, 0],
      aside: [false, false, false, false, false, false],
      chosen: [false, false, false, false, false, false],
      chosenPoints: 0,
      turnPoints: 0,
      bust: [],
      totals: [0, 0],
      starter: -1,
      rolloff: [],
      called: false,
      winner: -1,
      options: 0,
      chips: [0, 0],
      doubler: -1,
      folded: [false, false],
    });
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("for %i players", (seats) => {
    const state = setup(seats, 5);
    expect(state).toMatchObject({ seats, options: 5, totals: Array(seats).fill(0), chips: Array(seats).fill(-2) });
  });

  test("options of one game don't get into the next", () => {
    setup(4, 7);
    expect(setup(4, 0)).toMatchObject({ options: 0, chips: [0, 0, 0, 0] });
  });
});

test("what is stored, or said, never changes: the order of verbs and options", () => {
  expect(VERBS).toEqual(["roll", "set", "bank", "straight", "pay", "fold"]);
  expect(OPTIONS).toEqual(["ante", "double", "opening"]);
});
