import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packTurn, refuse, unpackTurn } from "../../../../firmware/games/aside/packing";
import { type AsideState, NO_TURN } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";

const STATE: AsideState = {
  ...NO_TURN,
  seats: 2,
  seat: 0,
  phase: "choose",
  dice: [1, 2, 3, 4, 5, 6],
  aside: flagsOf([1]),
  chosen: flagsOf([5, 6]),
  totals: [-1000, 99950],
  turnPoints: 350,
};

test("after the head six dice, their flags, then the totals and the turn, low byte first", () => {
  expect(packTurn([[7, 255], [true, false], [-1]], STATE, STATE.dice)).toEqual([
    ...[7, 255, 1, 0, 255],
    ...[1, 2, 3, 4, 5, 6],
    ...[1, 0, 0, 0, 0, 0],
    ...[0, 0, 0, 0, 1, 1],
    ...[0x18, 0xfc, 0xff, 0xff],
    ...[0x6e, 0x86, 0x01, 0x00],
    ...[0x5e, 0x01, 0x00, 0x00],
  ]);
});

test("what lies there of the turn before, in place of the dice", () => {
  const between = { ...STATE, ...NO_TURN };
  const bytes = packTurn([], between, [2, 2, 3, 3, 4, 6]);
  expect(bytes.slice(0, 6)).toEqual([2, 2, 3, 3, 4, 6]);
  expect(unpackTurn(bytes, 0, 2, false)).toMatchObject({ dice: [2, 2, 3, 3, 4, 6], turnPoints: 0 });
});

test("law: numbers up to a million come back, for two to eight seats", () => {
  const fifties = fc.integer({ min: -20_000, max: 20_000 }).map((n) => n * 50);
  const totalsOf = fc.array(fifties, { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(totalsOf, fc.integer({ min: 1, max: 20_000 }), (totals, fifty) => {
      const state = { ...STATE, seats: totals.length, totals, turnPoints: fifty * 50 };
      const bytes = packTurn([], state, state.dice);
      expect(bytes.every((byte) => byte === (byte & 255))).toBe(true);
      const { dice, aside, chosen, turnPoints } = state;
      expect(unpackTurn(bytes, 0, totals.length, true)).toEqual({ dice, aside, chosen, totals, turnPoints });
    }),
  );
});

describe("refused", () => {
  const choosing = packTurn([], STATE, STATE.dice);
  const changed = (bytes: number[], at: number, value: number) => bytes.map((byte, i) => (i === at ? value : byte));
  test.each([
    { title: "too few bytes", bytes: choosing.slice(1), isChoosing: true, part: "length" },
    { title: "too many bytes", bytes: [...choosing, 0], isChoosing: true, part: "length" },
    { title: "a face of 7", bytes: changed(choosing, 1, 7), isChoosing: true, part: "dice" },
    { title: "16 million points", bytes: changed(choosing, 21, 1), isChoosing: true, part: "points" },
    { title: "no face", bytes: changed(choosing, 0, 0), isChoosing: true, part: "dice" },
  ])("$title: impossible $part", ({ bytes, isChoosing, part }) => {
    expect(() => unpackTurn(bytes, 0, 2, isChoosing)).toThrow(`impossible ${part}`);
  });

  test("with the part that can't be", () => {
    expect(() => refuse("die")).toThrow("impossible die");
  });
});
