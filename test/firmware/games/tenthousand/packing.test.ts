import { describe, expect, test } from "vitest";
import { NONE } from "../../../../firmware/games/aside/state";
import { pack, unpack } from "../../../../firmware/games/tenthousand/packing";
import { setup, type TenThousandState } from "../../../../firmware/games/tenthousand/state";
import { after, position, TURN } from "./say";

const CHOOSE = after(position({ totals: [1000, 0, 0] }), "roll 1 5 2 2 2 6", "set 1 2", "roll - - 1 3 3 3", "set 4 5");
const ROLL = position({ totals: [1000, 0, 0] });
const CALL = after(ROLL, "roll 1 2 3 4 6 6");
const CALLED = after(CALL, "straight - - - - 5 -");
const BET = after(position({ options: 2, totals: [4000, 0, 0] }), ...TURN[1000]);
const TIE = after(position({ seat: 2, totals: [10000, 0, 9000] }), ...TURN[1000]);
const BUST_1S = after(position({ seat: 2, totals: [10000, 0, 0] }), "roll 1 2 2 2 2 2", "straight - 1 1 1 1 1");

const STATES: readonly { title: string; state: TenThousandState; length: number }[] = [
  { title: "a new game for two", state: setup(2, 0), length: 44 },
  { title: "a new game for eight with all chips", state: setup(8, 7), length: 86 },
  { title: "a roll-off that goes on", state: after(setup(4, 1), "roll 3 5 5 1"), length: 58 },
  { title: "a roll-off decided", state: after(setup(4, 1), "roll 3 5 4 1"), length: 58 },
  { title: "between turns", state: ROLL, length: 51 },
  { title: "in the middle of a turn", state: CHOOSE, length: 51 },
  { title: "a straight that came", state: CALLED, length: 51 },
  { title: "a straight that didn't", state: after(CALL, "straight - - - - 6 -"), length: 51 },
  { title: "after a bust", state: after(ROLL, ...TURN.bust), length: 51 },
  { title: "stakes that may be doubled", state: BET, length: 51 },
  { title: "stakes being doubled", state: after(BET, "pay", "fold"), length: 51 },
  { title: "stakes that aren't", state: after(BET, "fold"), length: 51 },
  { title: "one folded", state: after(BET, "pay", "fold", "pay"), length: 51 },
  { title: "all folded", state: after(BET, "pay", "fold", "fold"), length: 51 },
  { title: "a tie", state: TIE, length: 51 },
  { title: "a tie that goes on", state: after(TIE, "roll 3 - 3"), length: 51 },
  { title: "a tie broken", state: after(TIE, "roll 3 - 4"), length: 51 },
  { title: "six 1s", state: after(ROLL, "roll 1 1 1 1 1 1"), length: 51 },
  { title: "six 1s that busted", state: BUST_1S, length: 51 },
  { title: "99,950 points", state: position({ totals: [99950, 0, 0], seat: 1 }), length: 51 },
  { title: "a turn of a million", state: { ...CHOOSE, turnPoints: 1000000 }, length: 51 },
];

describe("the same state comes back", () => {
  test.each(STATES)("$title", ({ state, length }) => {
    const bytes = pack(state);
    expect(bytes).toHaveLength(length);
    expect(Array.isArray(bytes) && bytes.every((byte) => byte === (byte & 255))).toBe(true);
    expect(unpack(bytes)).toEqual(state);
    expect(unpack(Uint8Array.from(bytes))).toEqual(state);
  });
});

// A tower that was unplugged may start with newer firmware: these bytes are in its flash.
test("a state from flash is read as it was written", () => {
  const stored = [
    ...[2, 1, 2, 5, 1, 0, 0, 0],
    ...[0, 0],
    ...[0, 0],
    ...[0, 254],
    ...[1, 5, 2, 2, 3, 6],
    ...[1, 0, 0, 0, 0, 0],
    ...[0, 1, 0, 0, 0, 0],
    ...[0xe8, 3, 0, 0],
    ...[0, 0, 0, 0],
    ...[100, 0, 0, 0],
  ];
  const state = position({
    seat: 1,
    phase: "choose",
    options: 5,
    dice: [1, 5, 2, 2, 3, 6],
    aside: [true, false, false, false, false, false],
    chosen: [false, true, false, false, false, false],
    totals: [1000, 0],
    turnPoints: 100,
    chips: [0, -2],
  });
  expect(pack(state)).toEqual(stored);
  expect(unpack(stored)).toEqual(state);
});

/** `state` with parts that don't go with the rest, or its bytes with some changed, by their place. */
const but = (state: TenThousandState, parts: Partial<TenThousandState>) => pack({ ...state, ...parts });
const changed = (state: TenThousandState, at: { [place: number]: number }) =>
  pack(state).map((byte, place) => at[place] ?? byte);

describe("bytes from which play can't go on", () => {
  const dice = 8 + 3 * 3;
  test.each([
    { title: "none", bytes: [], why: "seats" },
    { title: "one short", bytes: pack(ROLL).slice(0, -1), why: "length" },
    { title: "one too many", bytes: [...pack(ROLL), 0], why: "length" },
    { title: "erased flash", bytes: Array(51).fill(255), why: "seats" },
    { title: "zeros", bytes: Array(51).fill(0), why: "seats" },
    { title: "no such phase", bytes: changed(ROLL, { 2: 5 }), why: "phase" },
    { title: "a seat too high", bytes: changed(ROLL, { 1: 3 }), why: "seat" },
    { title: "a starter too high", bytes: changed(ROLL, { 4: 4 }), why: "seat" },
    { title: "a winner too high", bytes: changed(ROLL, { 5: 4 }), why: "seat" },
    { title: "a doubler too high", bytes: changed(ROLL, { 6: 4 }), why: "seat" },
    { title: "nobody started", bytes: changed(ROLL, { 4: 0 }), why: "turn" },
    { title: "nobody left to play", bytes: but(ROLL, { folded: [true, true, true] }), why: "roll-off or fold" },
    {
      title: "a die of 7 in a roll-off",
      bytes: changed(after(setup(3, 0), "roll 3 3 1"), { 8: 7, 9: 7 }),
      why: "roll-off or fold",
    },
    { title: "a face of 7", bytes: changed(CHOOSE, { [dice + 5]: 7 }), why: "dice" },
    { title: "a die without a face", bytes: changed(CHOOSE, { [dice + 5]: 0 }), why: "dice" },
    { title: "dice that don't score", bytes: but(CHOOSE, { dice: [1, 5, 2, 3, 3, 4], chosen: NONE }), why: "dice" },
  ])("$title: impossible $why", ({ bytes, why }) => {
    expect(() => unpack(bytes)).toThrow(`impossible ${why}`);
  });
});
