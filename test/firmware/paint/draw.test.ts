import { describe, expect, test } from "vitest";
import {
  blinks,
  breathes,
  drawBar,
  drawNumber,
  drawSmallNumber,
  drawTightNumber,
  sway,
} from "../../../firmware/paint/draw";
import { CURSOR, LIT, SEAT } from "../../../firmware/paint/palette";
import type { Colour } from "../../../hal/led-matrix";
import type { SimLedMatrix } from "../../../sim/led-matrix";
import { drawn, painted, picture } from "../../support/picture";

function pictured(
  width: number,
  height: number,
  paint: (matrix: SimLedMatrix, colours: ArrayLike<Colour>) => void,
): string {
  return picture(painted(width, height, paint));
}

describe("a number", () => {
  const number = (value: number, right: number) =>
    pictured(16, 8, (matrix, colours) => drawNumber(matrix, value, right, 1, colours[LIT]!));

  test("ends in the column it is told, whatever its length", () => {
    expect(number(0, 15)).toBe(
      drawn(`
        ................
        .............LLL
        .............L.L
        .............L.L
        .............L.L
        .............LLL
        ................
        ................
      `),
    );
    expect(number(1234, 14)).toBe(
      drawn(`
        ................
        .L..LLL.LLL.L.L.
        LL....L...L.L.L.
        .L..LLL..LL.LLL.
        .L..L.....L...L.
        LLL.LLL.LLL...L.
        ................
        ................
      `),
    );
  });

  test("may be below zero", () => {
    expect(number(-75, 13)).toBe(
      drawn(`
        ................
        .......LLL.LLL..
        .........L.L....
        ...LLL..L..LLL..
        ........L....L..
        ........L..LLL..
        ................
        ................
      `),
    );
  });

  test("of five digits stands without gaps, in two colours", () => {
    const tight = pictured(16, 8, (matrix, colours) =>
      drawTightNumber(matrix, 10650, 0, 1, colours[LIT]!, colours[CURSOR]!),
    );
    expect(tight).toBe(
      drawn(`
        ................
        .L.cccLLLcccLLL.
        LL.c.cL..c..L.L.
        .L.c.cLLLcccL.L.
        .L.c.cL.L..cL.L.
        LLLcccLLLcccLLL.
        ................
        ................
      `),
    );
  });

  test("in small digits lies on the lowest four rows", () => {
    const small = (value: number) =>
      pictured(32, 8, (matrix, colours) => drawSmallNumber(matrix, value, 29, colours[LIT]!));
    expect(small(1023)).toBe(
      drawn(`
        ................................
        ................................
        ................................
        ................................
        ................L..LLL.LL..LLL..
        ...............LL..L.L...L..LL..
        ................L..L.L..L....L..
        ...............LLL.LLL.LLL.LLL..
      `),
    );
  });
});

describe("a bar", () => {
  const bar = (count: number) => pictured(16, 4, (matrix, colours) => drawBar(matrix, 0, 1, count, 15, colours[SEAT]!));
  const rows: [number, string, string][] = [
    [0, "................", "................"],
    [1, "1...............", "................"],
    [15, "111111111111111.", "................"],
    [16, "111111111111111.", "1..............."],
    [30, "111111111111111.", "111111111111111."],
  ];
  test.each(rows)("of %d", (count, first, second) => {
    expect(bar(count)).toBe(`................\n${first}\n${second}\n................`);
  });
});

test("what can be pressed is on longer than off, twice a second", () => {
  const on = Array.from({ length: 960 }, (_, ms) => blinks(ms));
  expect(on.filter((lit) => lit).length).toBe(600);
  expect(on.filter((lit, ms) => lit && !on[ms - 1]).length).toBe(2);
  expect(blinks(2 ** 31 + 5)).toBe(blinks((2 ** 31 + 5) % 480));
});

test("what is swayed goes to and fro for 600 ms and then stands", () => {
  const path = Array.from({ length: 12 }, (_, i) => sway(i * 100));
  expect(path).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(sway(1300)).toBe(1);
});

test("what breathes is slower than what blinks", () => {
  const on = Array.from({ length: 1440 }, (_, ms) => breathes(ms));
  expect(on.filter((lit, ms) => lit && !on[ms - 1]).length).toBe(2);
});
