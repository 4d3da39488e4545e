import { describe, expect, test } from "vitest";
import { DICE, FRESH, HELD, ROLLS_LEFT } from "../../../../firmware/games/spicy/layout";
import { pack, unpack } from "../../../../firmware/games/spicy/packing";
import { setup } from "../../../../firmware/games/spicy/state";
import { after, pad, position, these } from "./say";

const CHOOSE = after(setup(2), "first 1", "roll 6 2 1 1 5 3", "turn 2 1", "hold 3 4");
const ROLL = after(CHOOSE, "score 1");
const OVER = position({
  phase: "over",
  rollsLeft: [3, 0],
  spaces: [pad("1 2 3 4 5 6 10 0 0 20"), pad("0 0 0 0 0 75 0 0 0 0")],
});
const LAST_ROLL = position({ dice: [1, 2, 3, 4, 5, 6], fresh: these(2), rollsLeft: [0, 30] });

describe("the same state comes back", () => {
  test.each([
    { title: "a new game for one", state: setup(1), length: 20 },
    { title: "a new game for eight", state: setup(8), length: 97 },
    { title: "between turns", state: ROLL, length: 31 },
    { title: "in the middle of a turn", state: CHOOSE, length: 31 },
    { title: "after the last roll of a player", state: LAST_ROLL, length: 31 },
    { title: "from the end", state: OVER, length: 31 },
  ])("$title", ({ state, length }) => {
    const bytes = pack(state);
    expect(bytes).toHaveLength(length);
    expect(unpack(bytes)).toEqual(state);
    expect(unpack(Uint8Array.from(bytes))).toEqual(state);
  });

  test("as a plain array", () => {
    expect(Array.isArray(pack(ROLL))).toBe(true);
  });
});

/** `bytes` with some of them changed, by their place. */
const changed = (bytes: readonly number[], at: { [place: number]: number }) =>
  bytes.map((byte, place) => at[place] ?? byte);

describe("bytes from which play can't go on", () => {
  const [start, choose, roll, over] = [setup(2), CHOOSE, ROLL, OVER].map(pack) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const spaces = ROLLS_LEFT + 2;

  test.each([
    { title: "none", bytes: [], why: "length" },
    { title: "one short", bytes: roll.slice(0, -1), why: "length" },
    { title: "one too many", bytes: [...roll, 0], why: "length" },
    { title: "no seats", bytes: changed(roll, { 0: 0 }).slice(0, 9), why: "length" },
    {
      title: "nine seats",
      bytes: [...pack(setup(8)), ...Array(11).fill(0)].map((b, i) => (i === 0 ? 9 : b)),
      why: "length",
    },
    { title: "another number of seats", bytes: changed(roll, { 0: 3 }), why: "length" },
    { title: "erased flash", bytes: Array(31).fill(255), why: "length" },
    { title: "a seat too high", bytes: changed(roll, { 1: 2 }), why: "seat or phase" },
    { title: "no such phase", bytes: changed(roll, { 2: 4 }), why: "seat or phase" },
    { title: "a face of 7", bytes: changed(choose, { [DICE]: 7 + FRESH }), why: "dice" },
    { title: "a die without a face", bytes: changed(choose, { [DICE + 5]: HELD }), why: "dice" },
    { title: "an unknown mark on a die", bytes: changed(choose, { [DICE]: 1 + 2 * HELD }), why: "dice" },
    { title: "a die before the first roll", bytes: changed(roll, { [DICE + 2]: 1 }), why: "dice" },
    { title: "a held die before the first roll", bytes: changed(roll, { [DICE + 2]: HELD }), why: "dice" },
    { title: "a die while it is asked who starts", bytes: changed(start, { [DICE]: 4 }), why: "dice" },
    { title: "a die when the game is over", bytes: changed(over, { [DICE]: 4 }), why: "dice" },
    { title: "101 points", bytes: changed(roll, { [spaces]: 101 }), why: "points" },
    { title: "254 points", bytes: changed(over, { [spaces]: 254 }), why: "points" },
    { title: "31 rolls left", bytes: changed(roll, { [ROLLS_LEFT]: 31 }), why: "rolls left" },
    { title: "empty spaces without rolls", bytes: changed(roll, { [ROLLS_LEFT + 1]: 0 }), why: "rolls left" },
    { title: "the turn of a player who is out", bytes: changed(roll, { [ROLLS_LEFT]: 0 }), why: "rolls left" },
    { title: "the turn of a player who has filled all", bytes: changed(over, { 2: 1 }), why: "end" },
  ])("$title", ({ bytes, why }) => {
    expect(() => unpack(bytes)).toThrow(`impossible ${why}`);
    expect(() => unpack(Uint8Array.from(bytes))).toThrow(Error);
  });
});
