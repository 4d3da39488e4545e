import { describe, expect, test } from "vitest";
import {
  BRIGHT_RED_DIE,
  blinks,
  drawBar,
  drawDiceRow,
  drawNumber,
  drawSmallNumber,
  drawTightNumber,
  RED_DIE,
  SCORING_DIE,
  WHITE_DIE,
} from "../../../firmware/paint/draw";
import { CORNERS, DOTS, RING } from "../../../firmware/paint/glyphs";
import { CURSOR, HELD, LIT, SEAT } from "../../../firmware/paint/palette";
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
      drawTightNumber(matrix, 10650, 1, colours[LIT]!, colours[CURSOR]!),
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

describe("dice in a row", () => {
  const row = (faces: number[], looks: number[]) =>
    pictured(16, 5, (matrix, colours) => drawDiceRow(matrix, colours, 0, 0, faces, looks));

  test("1 to 3", () => {
    expect(row([1, 2, 3], [WHITE_DIE, WHITE_DIE, WHITE_DIE])).toBe(
      drawn(`
        ................
        .ooo..#oo..#oo..
        .o#o..ooo..o#o..
        .ooo..oo#..oo#..
        ................
      `),
    );
  });

  test("4 to 6", () => {
    expect(row([4, 5, 6], [WHITE_DIE, WHITE_DIE, WHITE_DIE])).toBe(
      drawn(`
        ................
        .#o#..#o#..#o#..
        .ooo..o#o..#o#..
        .#o#..#o#..#o#..
        ................
      `),
    );
  });

  test("white, red, bright red and scoring bodies, and a blank one", () => {
    expect(row([6, 2, 5], [RED_DIE, BRIGHT_RED_DIE, SCORING_DIE])).toBe(
      drawn(`
        ................
        .#r#..#RR..#s#..
        .#r#..RRR..s#s..
        .#r#..RR#..#s#..
        ................
      `),
    );
    expect(row([0, 3], [RED_DIE, WHITE_DIE])).toBe(
      drawn(`
        ................
        .rrr..#oo.......
        .rrr..o#o.......
        .rrr..oo#.......
        ................
      `),
    );
  });

  test("held ones have a ring; corners and dots lie on it, and a die keeps its face in all of them", () => {
    const marked = pictured(16, 5, (matrix, colours) => {
      drawDiceRow(matrix, colours, 0, 0, [6, 6, 6], [WHITE_DIE, RED_DIE, WHITE_DIE]);
      matrix.drawGlyphs(RING, 0, 0, colours[HELD]!);
      matrix.drawGlyphs(RING, 5, 0, colours[HELD]!);
      matrix.drawGlyphs(CORNERS, 5, 0, colours[CURSOR]!);
      matrix.drawGlyphs(DOTS, 10, 0, colours[CURSOR]!);
    });
    expect(marked).toBe(
      drawn(`
        hhhhhcchccc...c.
        h#o#hc#r#c.#o#..
        h#o#hh#r#h.#o#..
        h#o#hc#r#c.#o#..
        hhhhhcchccc...c.
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
