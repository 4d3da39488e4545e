import { describe, expect, test } from "vitest";
import { refuseGoingOn, refuseSet } from "../../../../firmware/games/aside/refusal";
import { type AsideState, NO_TURN } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";

function choosing(parts: Partial<AsideState>): AsideState {
  const table = { seats: 2, seat: 0, phase: "choose" as const, totals: [0, 0], dice: [1, 2, 2, 4, 5, 6] };
  return { ...NO_TURN, ...table, ...parts };
}

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
