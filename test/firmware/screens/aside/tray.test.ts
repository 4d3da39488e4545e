import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { pictures } from "../../../support/table-top";

/** Player 1 won the roll-off. */
const BEGUN = ["do new tenthousand 2", "dice 6 1", "do roll", "wait 3000"];

test("Ten Thousand: a turn begins, who it is and the way to 10,000", () => {
  expect(pictures("do new tenthousand 2", "dice 6 1", "do roll", "wait 3200")).toEqual({
    square: drawn(`
      ...11...........
      ..111....c.c.c..
      ...11....ccccc..
      ...11.....ccc...
      ...11.....ccc...
      ...11.....c.c...
      ..1111...cc.cc..
      ................
      ................
      ................
      ................
      ................
      ................
      ................
      ................
      1122............
    `),
    wide: drawn(`
      ...11...........................
      ..111....c.c.c..................
      ...11....ccccc..................
      ...11.....ccc...................
      ...11.....ccc...................
      ...11.....c.c...................
      ..1111...cc.cc..................
      ................1122............
    `),
  });
});

test("Ten Thousand: what scores is green, all of it is meant", () => {
  expect(pictures(...BEGUN, "dice 1 1 1 5 2 3", "do roll", "wait 1600")).toEqual({
    square: drawn(`
      ................
      .sss..sss..sss..
      .s#s..s#s..s#s..
      .sss..sss..sss..
      ................
      ................
      .#s#..#oo..#oo..
      .s#s..ooo..o#o..
      .#s#..oo#..oo#..
      ................
      ................
      ............111.
      ............1.1.
      ............1.1.
      ............1.1.
      ............111A
    `),
    wide: drawn(`
      .sss..sss..sss..#s#..#oo..#oo...
      .s#s..s#s..s#s..s#s..ooo..o#o...
      .sss..sss..sss..#s#..oo#..oo#...
      ................................
      ...........................111..
      ...........................1.1..
      ...........................1.1..
      ...........................111.A
    `),
  });
});

test("Ten Thousand: one press has chosen all that scores, and the turn is worth it", () => {
  expect(pictures(...BEGUN, "dice 1 1 1 5 2 3", "do roll", "wait 1600", "press ok", "wait 300")).toEqual({
    square: drawn(`
      cchcccchcccchcc.
      csssccsssccsssc.
      hs#shhs#shhs#sh.
      csssccsssccsssc.
      cchcccchcccchcc.
      cchcc...........
      c#s#c.#oo..#oo..
      hs#sh.ooo..o#o..
      c#s#c.oo#..oo#..
      cchcc...........
      ................
      .1..111.111.111.
      11..1.1.1...1.1.
      .1..1.1.111.1.1.
      .1..1.1...1.1.1.
      111.111.111.111A
    `),
    wide: drawn(`
      .sss..sss..sss..#s#..#oo..#oo...
      .s#s..s#s..s#s..s#s..ooo..o#o...
      .sss..sss..sss..#s#..oo#..oo#...
      cccccccccccccccccccc............
      ................1..111.111.111..
      ...............11..1.1.11..1.1..
      ................1..1.1...1.1.1..
      ...............111.111.11..111.A
    `),
  });
});

test("Ten Thousand: a choice with a die that doesn't score is red", () => {
  expect(pictures(...BEGUN, "dice 1 1 1 5 2 3", "do roll", "wait 1600", "press left", "press ok", "wait 300")).toEqual({
    square: drawn(`
      ................
      .sss..sss..sss..
      .s#s..s#s..s#s..
      .sss..sss..sss..
      ................
      ..........hhhhh.
      .#s#..#oo.h#ooh.
      .s#s..ooo.ho#oh.
      .#s#..oo#.hoo#h.
      ..........hhhhh.
      ................
      ............RRR.
      ............R.R.
      ............R.R.
      ............R.R.
      ............RRRA
    `),
    wide: drawn(`
      .sss..sss..sss..#s#..#oo..#oo...
      .s#s..s#s..s#s..s#s..ooo..o#o...
      .sss..sss..sss..#s#..oo#..oo#...
      .........................hhhhh..
      ...........................RRR..
      ...........................R.R..
      ...........................R.R..
      ...........................RRR.A
    `),
  });
});

test("Ten Thousand: it may be banked", () => {
  expect(
    pictures(...BEGUN, "dice 1 1 1 5 2 3", "do roll", "wait 1600", "press ok", "press right", "press right"),
  ).toEqual({
    square: drawn(`
      ................
      ................
      ..........g.....
      .........gg.....
      .....g..gg......
      .....gggg.......
      ......gg........
      ................
      ................
      ................
      ................
      .c..ccc.ccc.ccc.
      cc..c.c.c...c.c.
      .c..c.c.ccc.c.c.
      .c..c.c...c.c.c.
      ccc.ccc.ccc.cccA
    `),
    wide: drawn(`
      ................................
      ................................
      ..........g.....................
      .........gg.....................
      .....g..gg......c..ccc.ccc.ccc..
      .....gggg......cc..c.c.cc..c.c..
      ......gg........c..c.c...c.c.c..
      ...............ccc.ccc.cc..ccc.A
    `),
  });
});

test("Ten Thousand: 1,000 are needed before the first bank", () => {
  expect(
    pictures(...BEGUN, "dice 1 1 2 5 2 3", "do roll", "wait 1600", "press ok", "press right", "press right"),
  ).toEqual({
    square: drawn(`
      ................
      ................
      .R..RRR.RRR.RRR.
      RR..R.R.R.R.R.R.
      .R..R.R.R.R.R.R.
      .R..R.R.R.R.R.R.
      RRR.RRR.RRR.RRR.
      ................
      ................
      ................
      ................
      ....ccc.ccc.ccc.
      ......c.c...c.c.
      ....ccc.ccc.c.c.
      ....c.....c.c.c.
      ....ccc.ccc.cccA
    `),
    wide: drawn(`
      ................................
      ................................
      .R..RRR.RRR.RRR.................
      RR..R.R.R.R.R.R.................
      .R..R.R.R.R.R.R....cc..ccc.ccc..
      .R..R.R.R.R.R.R......c.cc..c.c..
      RRR.RRR.RRR.RRR.....c....c.c.c..
      ...................ccc.cc..ccc.A
    `),
  });
});

test("Ten Thousand: the stairs of a called straight", () => {
  expect(
    pictures(
      ...BEGUN,
      "dice 1 2 3 4 6 6",
      "do roll",
      "wait 1600",
      "do set 1",
      "press left",
      "press left",
      "press left",
      "wait 100",
    ),
  ).toEqual({
    square: drawn(`
      hhhhh...........
      hsssh.#oo..#oo..
      hs#sh.ooo..o#o..
      hsssh.oo#..oo#..
      hhhhh...........
      ................
      .#o#..#o#..#o#..
      .ooo..#o#..#o#..
      .#o#..#o#..#o#..
      ................
      ................
      .....1..111.111.
      ....11..1.1.1.1.
      .....1..1.1.1.1.
      .....1..1.1.1.1.
      ....111.111.111A
    `),
    wide: drawn(`
      .sss..#oo..#oo..#o#..#o#..#o#...
      .s#s..ooo..o#o..ooo..#o#..#o#...
      .sss..oo#..oo#..#o#..#o#..#o#...
      hhhhh...........................
      ....................1..111.111..
      ...................11..1.1.1.1..
      ....................1..1.1.1.1..
      ...................111.111.111.A
    `),
  });
});

test("Ten Thousand: nothing scores", () => {
  expect(pictures(...BEGUN, "dice 2 2 3 3 4 6", "press ok", "wait 2200")).toEqual({
    square: drawn(`
      ................
      .#ooR.#oo.R#oo..
      .ooo.RoooR.o#o..
      .oo#..RoR..oo#..
      .......R........
      ......R.R.......
      .#oo.R#o#R.#o#..
      .o#oR.ooo.R#o#..
      .oo#..#o#..#o#..
      ................
      ................
      ............RRR.
      ............R.R.
      ............R.R.
      ............R.R.
      ............RRRA
    `),
    wide: drawn(`
      .#oo..#oo..#oo..#oo..#o#..#o#...
      .oooR.ooo.Ro#o..o#o..ooo..#o#...
      .oo#.Roo#R.oo#..oo#..#o#..#o#...
      ......R.R...................RRR.
      .......R....................R.R.
      ......R.R...................R.R.
      .....R...R..................R.R.
      ....R.....R.................RRRA
    `),
  });
});

test("Farkel: a red 1 and a red 5 that double", () => {
  expect(
    pictures("do new farkel 2", "do first 0", "dice 1 3 2 2 5 4", "do roll", "wait 1600", "press ok", "wait 300"),
  ).toEqual({
    square: drawn(`
      cchcc...........
      cRRRc.#oo..#oo..
      hR#Rh.o#o..ooo..
      cRRRc.oo#..oo#..
      cchcc...........
      .....cchcc......
      .#oo.c#R#c.#o#..
      .ooo.hR#Rh.ooo..
      .oo#.c#R#c.#o#..
      .....cchcc......
      ................
      ....111.111.111.
      ......1.1.1.1.1.
      .....11.1.1.1.1.
      ......1.1.1.1.1.
      ....111.111.111A
    `),
    wide: drawn(`
      .RRR..#oo..#oo..#oo..#R#..#o#...
      .R#R..o#o..ooo..ooo..R#R..ooo...
      .RRR..oo#..oo#..oo#..#R#..#o#...
      ccccc...............ccccc.......
      ...................111.111.111..
      ....................11.1.1.1.1..
      .....................1.1.1.1.1..
      ...................111.111.111.A
    `),
  });
});

test("Farkel: the dice passed on, with 1,000 on top", () => {
  expect(
    pictures("do new farkel 2", "do first 0", "dice 1 1 1 5 2 2", "do roll", "do set 1 2 3", "do bank", "wait 1000"),
  ).toEqual({
    square: drawn(`
      ..2222..........
      .22..22.cc.cc.cc
      .....22.cc.cc.cc
      ...222..........
      ..22....cc.cc.cc
      .22.....cc.cc.cc
      .222222.........
      ................
      ................
      .....c.c.c......
      .....ccccc...L..
      ......ccc....LL.
      ......ccc....LLL
      ......c.c....LL.
      .....cc.cc...L..
      ................
    `),
    wide: drawn(`
      ..2222..........................
      .22..22.cc.cc.cc.....c.c.c......
      .....22.cc.cc.cc.....ccccc...L..
      ...222................ccc....LL.
      ..22....cc.cc.cc......ccc....LLL
      .22.....cc.cc.cc......c.c....LL.
      .222222..............cc.cc...L..
      ................................
    `),
  });
});
