import { expect, test } from "vitest";
import { DICE, HELD, PHASES, SPECIAL, TICKED } from "../../../../firmware/games/hotdice/layout";
import { pack, unpack } from "../../../../firmware/games/hotdice/packing";
import { BOXES } from "../../../../firmware/games/hotdice/state";
import { allBut, boxes, position, these } from "./say";

// A tower that was unplugged may start with newer firmware: these bytes are in its flash.
const CHOICE = {
  bytes: [...[2, 1, 2, 3, 0], ...[6, 1, 1, 4, 1, 2, 5], ...[0, 1, 1, 0, 1], ...[254, 7, 0, 12]],
  state: {
    ...position(allBut("even"), "odd even"),
    seat: 1,
    phase: "choose",
    dice: [6, 1, 1, 4, 1],
    special: [2, 5],
    held: these(2, 3, 5),
    rollsUsed: 3,
  },
};
const RACE = {
  bytes: [
    ...[3, 0, 4, 1, 9, 2, 2, 2, 2, 2, 6, 6, 0, 0, 0, 0, 0],
    ...[0, 2, 0, 0, 128, 0],
    ...[5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 1, 6, 2, 6, 3],
  ],
  state: {
    ...position("straight", "", "four"),
    phase: "race",
    dice: [2, 2, 2, 2, 2],
    special: [6, 6],
    rollsUsed: 1,
    race: {
      box: BOXES.indexOf("straight"),
      trophies: 1,
      dice: [
        [5, 4, 3, 2, 1],
        [0, 0, 0, 0, 0],
        [1, 6, 2, 6, 3],
      ],
      kept: [these(1, 2, 3, 4, 5), these(), these(2, 3, 5)],
    },
  },
};
const PASSED = {
  bytes: [...[2, 1, 1, 0, 0], ...[1, 2, 2, 5, 6, 3, 4], ...[0, 0, 0, 0, 0], ...[0, 0, 0, 0]],
  state: { ...position("", ""), seat: 1, last: { dice: [1, 2, 2, 5, 6], special: [3, 4], race: null } },
};

test.each([
  ["a choice", CHOICE],
  ["a race", RACE],
  ["a turn that passed", PASSED],
])("%s from flash is read as it was written", (_, { bytes, state }) => {
  const read = unpack(bytes);
  expect(read).toEqual(state);
  expect(pack(read)).toEqual(bytes);
});

test("the places stay what they are", () => {
  expect([DICE, SPECIAL, HELD, TICKED]).toEqual([5, 10, 12, 17]);
  expect(boxes("ones"), "the first box is bit 1").toBe(2);
});

test("so do the phases", () => {
  expect(PHASES).toEqual(["start", "roll", "choose", "call", "race", "over"]);
});
