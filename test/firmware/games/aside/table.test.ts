import { describe, expect, test } from "vitest";
import { type AsideState, NO_TURN, NONE } from "../../../../firmware/games/aside/state";
import {
  flagsOf,
  heldDice,
  land,
  namesOf,
  sidesLeft,
  sidesOf,
  stayingDice,
  totals,
  turnLine,
} from "../../../../firmware/games/aside/table";

const ALL = [1, 2, 3, 4, 5, 6];

function choosing(aside: number[], chosen: number[]): AsideState {
  const dice = [1, 2, 3, 4, 5, 6];
  const parts = { seats: 2, seat: 1, phase: "choose" as const, totals: [0, 150] };
  return { ...NO_TURN, ...parts, dice, aside: flagsOf(aside), chosen: flagsOf(chosen) };
}

describe("what stays at the next roll", () => {
  test.each([
    { aside: [], chosen: [], stays: [] },
    { aside: [], chosen: [2], stays: [2] },
    { aside: [1, 5], chosen: [2], stays: [1, 2, 5] },
    { aside: [1, 2, 3, 4], chosen: [6], stays: [1, 2, 3, 4, 6] },
  ])("aside $aside, chosen $chosen: $stays", ({ aside, chosen, stays }) => {
    expect(heldDice(choosing(aside, chosen))).toEqual(flagsOf(stays));
    expect(stayingDice(choosing(aside, chosen))).toEqual(flagsOf(stays));
    expect(sidesLeft(choosing(aside, chosen))).toEqual(sidesOf(flagsOf(stays)));
  });

  test.each([
    { aside: [], chosen: ALL },
    { aside: [1, 2, 3], chosen: [4, 5, 6] },
    { aside: ALL, chosen: [] },
  ])("hot dice: of six held dice none ($aside, $chosen)", ({ aside, chosen }) => {
    expect(heldDice(choosing(aside, chosen))).toEqual(flagsOf(ALL));
    expect(stayingDice(choosing(aside, chosen))).toEqual(NONE);
    expect(sidesLeft(choosing(aside, chosen))).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test("as sides: none of a die that stays", () => {
    expect(sidesOf(flagsOf([1, 3]))).toEqual([0, 6, 0, 6, 6, 6]);
    expect(sidesOf([true, false])).toEqual([0, 6]);
  });
});

test("a roll lands beside the dice that stay, and those are set aside", () => {
  const lying = [1, 2, 3, 4, 5, 6];
  expect(land(lying, [0, 6, 0, 6, 0, 0])).toEqual({ dice: [1, 6, 3, 6, 5, 6], aside: flagsOf([1, 3, 5, 6]) });
  expect(land(lying, [4, 4, 4, 4, 4, 4])).toEqual({ dice: [4, 4, 4, 4, 4, 4], aside: NONE });
  expect(lying).toEqual([1, 2, 3, 4, 5, 6]);
});

test("numbers of dice and flags are the same, in rising order", () => {
  expect(flagsOf([6, 1])).toEqual([true, false, false, false, false, true]);
  expect(namesOf(flagsOf([6, 1]))).toEqual([1, 6]);
  expect(namesOf(NONE)).toEqual([]);
  expect(NONE).toEqual([false, false, false, false, false, false]);
});

test("totals are a copy", () => {
  const state = choosing([], []);
  totals(state)[0] = 7;
  expect(totals(state)).toEqual([0, 150]);
});

describe("the state line", () => {
  test("begins with the keys that all games have", () => {
    const line = turnLine("farkel", choosing([1], [2]), NONE, null);
    expect(Object.keys(line).join(" ")).toBe(
      "game seats seat phase dice red held totals ended ranks aside turnPoints chosen chosenPoints",
    );
    expect(line).toMatchObject({ game: "farkel", seats: 2, seat: 1, held: flagsOf([1, 2]), ended: false, ranks: null });
  });

  test("has ranks when the game has ended", () => {
    expect(turnLine("farkel", choosing([], []), NONE, [2, 1])).toMatchObject({ ended: true, ranks: [2, 1] });
  });
});
