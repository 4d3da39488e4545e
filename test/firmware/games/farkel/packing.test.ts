import { describe, expect, test } from "vitest";
import { NONE } from "../../../../firmware/games/aside/state";
import { pack, unpack } from "../../../../firmware/games/farkel/packing";
import { type FarkelState, setup } from "../../../../firmware/games/farkel/state";
import { after, position, TURN } from "./say";

const ROLL = position();
const CHOOSE = after(ROLL, "roll 1 5 2 2 2 6", "set 1 2", "roll - - 1 3 3 3", "set 4 5");
const OFFER = after(ROLL, "roll 1 5 2 3 4 4", "set 1 2", "bank");
const FARKLE = after(ROLL, ...TURN.farkle);
const LAST = after(position({ totals: [9500, 0, 0] }), ...TURN[500]);
const OVER = after(LAST, ...TURN.farkle, ...TURN.farkle);

describe("the same state comes back", () => {
  test.each([
    { title: "a new game for two", state: setup(2), length: 36 },
    { title: "a new game for eight", state: setup(8), length: 66 },
    { title: "between turns", state: ROLL, length: 41 },
    { title: "in the middle of a turn", state: CHOOSE, length: 41 },
    { title: "dice passed on", state: OFFER, length: 41 },
    { title: "dice that were taken", state: after(OFFER, "take - - 1 2 3 3"), length: 41 },
    { title: "a farkle", state: FARKLE, length: 41 },
    { title: "a farkle with dice that were taken", state: after(OFFER, "take - - 2 2 3 3"), length: 41 },
    { title: "the last round", state: LAST, length: 41 },
    { title: "the end after a farkle", state: OVER, length: 41 },
    { title: "the end after a bank", state: after(LAST, ...TURN[500], ...TURN[500]), length: 41 },
    { title: "totals below zero", state: position({ totals: [-1000, -99000, 0], farkles: [0, 1, 2] }), length: 41 },
    { title: "99,950 points", state: position({ totals: [99950, 0, 0], seat: 1, ender: 0 }), length: 41 },
  ])("$title", ({ state, length }) => {
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
    ...[2, 1, 2, 1],
    ...[0, 2],
    ...[1, 5, 2, 2, 3, 6],
    ...[1, 0, 0, 0, 0, 0],
    ...[0, 1, 0, 0, 0, 0],
    ...[0x10, 0x27, 0, 0],
    ...[0x18, 0xfc, 255, 255],
    ...[0x4c, 4, 0, 0],
  ];
  const state = position({
    seat: 1,
    phase: "choose",
    dice: [1, 5, 2, 2, 3, 6],
    aside: [true, false, false, false, false, false],
    chosen: [false, true, false, false, false, false],
    totals: [10000, -1000],
    turnPoints: 1100,
    farkles: [0, 2],
    ender: 0,
  });
  expect(pack(state)).toEqual(stored);
  expect(unpack(stored)).toEqual(state);
});

/** `state` with parts that don't go with the rest, or its bytes with some changed, by their place. */
const but = (state: FarkelState, parts: Partial<FarkelState>) => pack({ ...state, ...parts });
const changed = (state: FarkelState, at: { [place: number]: number }) =>
  pack(state).map((byte, place) => at[place] ?? byte);

describe("bytes from which play can't go on", () => {
  const dice = 4 + 3;
  test.each([
    { title: "none", bytes: [], why: "seats" },
    { title: "one short", bytes: pack(ROLL).slice(0, -1), why: "length" },
    { title: "one too many", bytes: [...pack(ROLL), 0], why: "length" },
    { title: "erased flash", bytes: Array(41).fill(255), why: "seats" },
    { title: "zeros", bytes: Array(41).fill(0), why: "seats" },
    { title: "another number of seats", bytes: changed(ROLL, { 0: 2 }), why: "length" },
    { title: "no such phase", bytes: changed(ROLL, { 2: 4 }), why: "phase or seat" },
    { title: "a seat too high", bytes: changed(ROLL, { 1: 3 }), why: "phase or seat" },
    { title: "a last round by nobody", bytes: changed(LAST, { 3: 4 }), why: "phase or seat" },
    { title: "a face of 7", bytes: changed(CHOOSE, { [dice + 5]: 7 }), why: "dice" },
    { title: "a die without a face", bytes: changed(CHOOSE, { [dice + 5]: 0 }), why: "dice" },
    { title: "dice that don't score", bytes: but(CHOOSE, { dice: [1, 5, 2, 3, 3, 4], chosen: NONE }), why: "dice" },
    {
      title: "all six set aside",
      bytes: but(CHOOSE, { aside: Array(6).fill(true), chosen: NONE, turnPoints: 600 }),
      why: "dice",
    },
  ])("$title: impossible $why", ({ bytes, why }) => {
    expect(() => unpack(bytes)).toThrow(`impossible ${why}`);
  });
});
