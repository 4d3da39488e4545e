import { describe, expect, test } from "vitest";
import { refuseFaces, refuseGoingOn, refuseNames, refuseSet } from "../../../../firmware/games/aside/refusal";
import { type AsideState, NO_TURN, NONE } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";

function choosing(parts: Partial<AsideState>): AsideState {
  const table = { seats: 2, seat: 0, phase: "choose" as const, totals: [0, 0], dice: [1, 2, 2, 4, 5, 6] };
  return { ...NO_TURN, ...table, ...parts };
}

describe("names of dice", () => {
  test.each([
    { names: [], reason: "" },
    { names: [1, 2, 3, 4, 5, 6], reason: "" },
    { names: [6, 1], reason: "" },
    { names: [0], reason: "no die 0: name dice 1 to 6, each once" },
    { names: [1, 7], reason: "no die 7: name dice 1 to 6, each once" },
    { names: [3, 1, 3], reason: "no die 3: name dice 1 to 6, each once" },
    { names: [-1], reason: "no die -1: name dice 1 to 6, each once" },
    { names: [1.5], reason: "no die 1.5: name dice 1 to 6, each once" },
    { names: [Number.NaN], reason: "no die NaN: name dice 1 to 6, each once" },
  ])("$names -> $reason", ({ names, reason }) => {
    expect(refuseNames(names)).toBe(reason);
  });
});

describe("faces of a roll", () => {
  test.each([
    { values: [1, 2, 3, 4, 5, 6], stays: NONE, reason: "" },
    { values: [0, 2, 0, 4, 5, 6], stays: flagsOf([1, 3]), reason: "" },
    { values: [4, 0], stays: [false, true], reason: "" },
    { values: [1, 2, 3], stays: NONE, reason: "a roll takes 6 faces, 0 for a die that stays" },
    { values: [], stays: [false, true], reason: "a roll takes 2 faces, 0 for a die that stays" },
    { values: [1, 2, 3, 4, 5, 6], stays: flagsOf([4]), reason: "die 4 stays, so it takes no face" },
    { values: [1, 2, 0, 4, 5, 6], stays: NONE, reason: "die 3 can't show 0, only 1 to 6" },
    { values: [1, 2, 3, 4, 5, 7], stays: NONE, reason: "die 6 can't show 7, only 1 to 6" },
    { values: [2.5, 2, 3, 4, 5, 6], stays: NONE, reason: "die 1 can't show 2.5, only 1 to 6" },
    { values: [-1, 2, 3, 4, 5, 6], stays: NONE, reason: "die 1 can't show -1, only 1 to 6" },
  ])("$values -> $reason", ({ values, stays, reason }) => {
    expect(
      refuseFaces(
        values,
        stays.map((is) => (is ? 0 : 6)),
      ),
    ).toBe(reason);
  });
});

test("a die set aside already can't be chosen, any other can", () => {
  const state = choosing({ aside: flagsOf([1, 5]) });
  expect(refuseSet(state, [2, 3, 4, 6])).toBe("");
  expect(refuseSet(state, [2, 5])).toBe("die 5 is set aside already");
  expect(refuseSet(state, [8])).toBe("no die 8: name dice 1 to 6, each once");
});

describe("going on", () => {
  test.each([
    { title: "nothing is chosen", parts: {}, reason: "choose a die that scores first" },
    { title: "what is chosen scores", parts: { chosen: flagsOf([1]), chosenPoints: 100 }, reason: "" },
    {
      title: "a die doesn't score",
      parts: { chosen: flagsOf([1, 4]), chosenPoints: -1 },
      reason: "die 4 doesn't score with the dice chosen: let it go, or choose more",
    },
    { title: "all six are set aside", parts: { aside: flagsOf([1, 2, 3, 4, 5, 6]) }, reason: "" },
  ])("$title -> $reason", ({ parts, reason }) => {
    expect(refuseGoingOn(choosing(parts))).toBe(reason);
  });
});
