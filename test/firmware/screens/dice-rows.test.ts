import { describe, expect, test } from "vitest";
import { marks, pipsOf } from "../../../firmware/paint/draw";
import { CORNERS, DIE_BODY, DOTS, NO_PIPS } from "../../../firmware/paint/glyphs";
import {
  ALL_BODIES,
  brightBodies,
  cornersOf,
  drawDice,
  drawDiceLine,
  drawPlainDice,
  redBodies,
  ringsOf,
} from "../../../firmware/screens/dice-rows";
import type { Stage } from "../../../firmware/screens/stage";
import { drawn, painted, picture } from "../../support/picture";

/** At 0 ms everything that blinks is on. */
function pictured(width: number, height: number, draw: (stage: Stage) => void, now = 0): string {
  return picture(
    painted(width, height, (matrix, colours) =>
      draw({ matrix, colours, now, halfX: width > 16 ? 16 : 0, halfY: width > 16 ? 0 : 8 } as unknown as Stage),
    ),
  );
}

const flags = (text: string) => [...text].map((mark) => mark === "x");

describe("six dice", () => {
  const red = redBodies(pipsOf([1, 3, 3, 4, 6, 6]));
  const layers = [
    marks(flags("xxxx.x"), DIE_BODY, NO_PIPS),
    marks(flags(".x...."), DIE_BODY, NO_PIPS),
    red,
    brightBodies({ now: 0 } as Stage, red, flags("x.....")),
    pipsOf([1, 3, 3, 4, 6, 6]),
    ringsOf(flags("..x...")),
    ringsOf(flags("....x.")),
    cornersOf(3),
    marks(flags(".....x"), DOTS, NO_PIPS),
  ];
  const marked = `
    ..........hhhhh.
    .RRR..#ss.h#rrh.
    .R#R..s#s.hr#rh.
    .RRR..ss#.hrr#h.
    ..........hhhhh.
    cc.ccdddddc...c.
    c#r#cd#.#d.#r#..
    .rrr.d#.#d.#r#..
    c#r#cd#.#d.#r#..
    cc.ccdddddc...c.
  `;

  test("in two rows of three: bodies, pips, rings and what blinks", () =>
    expect(pictured(16, 10, (stage) => drawDice(stage, layers))).toBe(drawn(marked)));

  test("what blinks is off for a while", () =>
    expect(pictured(16, 10, (stage) => drawDice(stage, layers), 300)).toBe(drawn(marked.replaceAll("c", "."))));

  test("in one row on 32x8", () => {
    const plain = [ALL_BODIES, "", "", "", pipsOf([1, 2, 3, 4, 5, 6]), "", "", "", ""];
    expect(pictured(32, 5, (stage) => drawDice(stage, plain))).toBe(
      drawn(`
        ................................
        .ooo..#oo..#oo..#o#..#o#..#o#...
        .o#o..ooo..o#o..ooo..o#o..#o#...
        .ooo..oo#..oo#..#o#..#o#..#o#...
        ................................
      `),
    );
  });

  test("with lines below as marks on 32x8", () =>
    expect(pictured(32, 4, (stage) => drawDiceLine(stage, layers))).toBe(
      drawn(`
        .RRR..#ss..#rr..#r#..#.#..#r#...
        .R#R..s#s..r#r..rrr..#.#..#r#...
        .RRR..ss#..rr#..#r#..#.#..#r#...
        ..........hhhhhcccccdddddc......
      `),
    ));
});

test("red are the dice that show their own number", () => {
  expect(redBodies(pipsOf([1, 1, 3, 3, 5, 5]))).toBe("hahaha");
  expect(redBodies(pipsOf([2, 1, 4, 3, 6, 5]))).toBe("");
});

test("breathing is off for a while, and nobody breathes but who is marked", () => {
  expect(brightBodies({ now: 0 } as Stage, "hahaha", flags("xx..x."))).toBe("haaaha");
  expect(brightBodies({ now: 300 } as Stage, "hahaha", flags("xx..x."))).toBe("");
});

test("the cursor is on one die, or on none", () => {
  expect(cornersOf(0)).toBe(CORNERS);
  expect(cornersOf(5)).toBe(`aaaaa${CORNERS}`);
  expect(cornersOf(6)).toBe("");
});

test("plain dice, with red ones among them", () =>
  expect(pictured(16, 5, (stage) => drawPlainDice(stage, 1, 0, pipsOf([1, 2]), "ha"))).toBe(
    drawn(`
      ................
      ..rrr..#oo......
      ..r#r..ooo......
      ..rrr..oo#......
      ................
    `),
  ));
