import { expect, test } from "vitest";
import { DICE, FRESH, HELD, NO_POINTS, PHASES, ROLLS_LEFT, SEAT_BYTES } from "../../../../firmware/games/spicy/layout";
import { pack, unpack } from "../../../../firmware/games/spicy/packing";
import { pad, position, these } from "./say";

// A tower that was unplugged may start with newer firmware: these bytes are in its flash.
const STORED = [
  ...[2, 1, 2],
  ...[6, 2 + FRESH, 1 + HELD, 1 + FRESH + HELD, 5, 3 + HELD],
  ...[0, 17],
  ...[50, 255, 9, 255, 255, 255, 100, 21, 255, 36],
  ...[0, 0, 0, 75, 0, 0, 255, 0, 0, 0],
];
const STATE = position({
  seat: 1,
  dice: [6, 2, 1, 1, 5, 3],
  fresh: these(2, 4),
  held: these(3, 4, 6),
  rollsLeft: [0, 17],
  spaces: [pad("50 0 9 0 0 0 100 21 0 36"), pad("- - - 75 - - 0 - - -")],
});

test("a state from flash is read as it was written", () => {
  expect(unpack(STORED)).toEqual(STATE);
  expect(pack(STATE)).toEqual(STORED);
});

test("the places and marks stay what they are", () => {
  expect([DICE, ROLLS_LEFT, SEAT_BYTES]).toEqual([3, 9, 11]);
  expect([FRESH, HELD, NO_POINTS]).toEqual([8, 16, 255]);
});

test("so do the phases", () => {
  expect(PHASES).toEqual(["start", "roll", "choose", "over"]);
});
