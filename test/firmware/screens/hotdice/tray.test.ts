import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { pictures } from "../../../support/table-top";

test("Hot Dice: five white dice, the special ones below", () => {
  expect(pictures("do new hotdice 2", "do first 0", "dice 1 1 3 4 6 blank 5", "do roll", "wait 2020")).toEqual({
    square: drawn(`
      cc.cc..........1
      coooc.ooo..#oo.1
      .o#o..o#o..o#o.1
      coooc.ooo..oo#.1
      cc.cc..........1
      ...............1
      .#o#..#o#..rrr.1
      .ooo..#o#..rrr.1
      .#o#..#o#..rrr.1
      ...............1
      ...............1
      ...............1
      d.1.1.1........1
      d.1.1.1........1
      ...............1
      ...............1
    `),
    wide: drawn(`
      cc.cc..........................1
      coooc.ooo..#oo..#o#..#o#..rrr..1
      .o#o..o#o..o#o..ooo..#o#..rrr..1
      coooc.ooo..oo#..#o#..#o#..rrr..1
      cc.cc..........................1
      ...............................1
      d.1.1.1........................1
      d.1.1.1........................1
    `),
  });
});

test("Hot Dice: two held, the rest to be rolled", () => {
  expect(
    pictures(
      "do new hotdice 2",
      "do first 0",
      "dice 1 1 3 4 6 blank 5",
      "do roll",
      "wait 1800",
      "do hold 1 2",
      "press left",
      "wait 100",
    ),
  ).toEqual({
    square: drawn(`
      hhhhhhhhhhc...c1
      hooohhoooh.#oo.1
      ho#ohho#oh.o#o.1
      hooohhoooh.oo#.1
      hhhhhhhhhhc...c1
      c...cc...c.....1
      .#o#..#o#..rrr.1
      .ooo..#o#..rrr.1
      .#o#..#o#..rrr.1
      c...cc...c.....1
      ...............1
      ...............1
      d.c.c.c........1
      d.c.c.c........1
      ...............1
      ...............1
    `),
    wide: drawn(`
      hhhhhhhhhhc...cc...cc...c......1
      hooohhoooh.#oo..#o#..#o#..rrr..1
      ho#ohho#oh.o#o..ooo..#o#..rrr..1
      hooohhoooh.oo#..#o#..#o#..rrr..1
      hhhhhhhhhhc...cc...cc...c......1
      ...............................1
      d.c.c.c........................1
      d.c.c.c........................1
    `),
  });
});

test("Hot Dice: a box can be ticked", () => {
  expect(
    pictures(
      "do new hotdice 2",
      "do first 0",
      "dice 1 1 3 5 5 blank 5",
      "do roll",
      "wait 1800",
      "press left",
      "wait 100",
    ),
  ).toEqual({
    square: drawn(`
      ...............1
      .ooo..ooo..#oo.1
      .o#o..o#o..o#o.1
      .ooo..ooo..oo#.1
      ...............1
      ...............1
      .#o#..#o#..rrr.1
      .o#o..o#o..rrr.1
      .#o#..#o#..rrr.1
      ...............1
      ...............1
      ..............c1
      d.1.1.1......cc1
      d.1.1.1..c..cc.1
      .........cccc..1
      ..........cc...1
    `),
    wide: drawn(`
      ...............................1
      .ooo..ooo..#oo..#o#..#o#..rrr..1
      .o#o..o#o..o#o..o#o..o#o..rrr..1
      .ooo..ooo..oo#..#o#..#o#..rrr..1
      ...............................1
      ..................c............1
      d.1.1.1.......c..c.............1
      d.1.1.1........cc..............1
    `),
  });
});
