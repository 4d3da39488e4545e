import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { pictures } from "../../../support/table-top";

test("Hot Dice: a race of four, one has rolled", () => {
  expect(
    pictures(
      "do new hotdice 4",
      "do first 0",
      "dice 1 1 3 5 6 ? 5",
      "do roll",
      "do call ones",
      "wait 4500",
      "dice 1 1 1 4 5",
      "press right",
      "wait 1200",
    ),
  ).toEqual({
    square: drawn(`
      AA...AA.22...22.
      AA...AA.22...22.
      ..AAA.....222...
      ..AAA.....222...
      ..AAA.....222...
      AA...AA.BB...BB.
      AA...AA.BB...BB.
      ......ccc.......
      CC...CC.DD...DD.
      CC...CC.DD...DD.
      ..CCC.....DDD...
      ..CCC.....DDD...
      ..CCC.....DDD...
      CC...CC.DD...DD.
      CC...CC.DD...DD.
      ................
    `),
    wide: drawn(`
      AA...AA.22...22.CC...CC.DD...DD.
      AA...AA.22...22.CC...CC.DD...DD.
      ..AAA.....222.....CCC.....DDD...
      ..AAA.....222.....CCC.....DDD...
      ..AAA.....222.....CCC.....DDD...
      AA...AA.BB...BB.CC...CC.DD...DD.
      AA...AA.BB...BB.CC...CC.DD...DD.
      ..............ccc...............
    `),
  });
});
