import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { createTableTop } from "../../../support/table-top";

test("the dice tray: whose turn it is, and a tower to shake", () => {
  const steps = ["do new spicy 3 first=1", "wait 700"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ................
    ..2222.........2
    .22..22..c.c.c.2
    .....22..ccccc.2
    ...222....ccc..2
    ..22......ccc..2
    .22.......c.c..2
    .222222..cc.cc.2
    ...............2
    ...............2
    ...............2
    222.222..c.....2
    ..2.2.2.c.c....2
    .22.2.2c.c.c...2
    ..2.2.2.c.c....2
    222.222..c.....2
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    222.222...........2222.........2
    ..2.2.2..........22..22..c.c.c.2
    .22.2.2..............22..ccccc.2
    ..2.2.2............222....ccc..2
    222.222...........22......ccc..2
    .................22.......c.c..2
    222222222222222..222222..cc.cc.2
    222222222222222................2
  `),
  );
});

test("the dice tray: two dice held, the cursor on a red one", () => {
  const steps = [
    "do new spicy 3 first=1",
    "dice 3 2 4 4 1 6",
    "do roll",
    "do hold 3 4",
    "wait 300",
    "press right",
    "wait 20",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    .....cc.cchhhhh.
    .#oo.c#RRch#o#hB
    .o#o..RRR.hoooh2
    .oo#.cRR#ch#o#h2
    .....cc.cchhhhh2
    hhhhh..........2
    h#R#h.ooo..#R#.2
    hRRRh.o#o..#R#.2
    h#R#h.ooo..#R#.2
    hhhhh..........2
    ...............2
    222.222..d..ddd2
    ..2.2.2.d.d....2
    222.222d.d.dddd2
    2.....2.d.d....2
    222.222..d..ddd2
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    .....cc.cchhhhhhhhhh...........2
    .#oo.c#RRch#o#hh#R#h.ooo..#R#..2
    .o#o..RRR.hooohhRRRh.o#o..#R#..2
    .oo#.cRR#ch#o#hh#R#h.ooo..#R#..2
    .....cc.cchhhhhhhhhh...........2
    ...................dd....ddd...2
    222222222222222....d.d.........2
    22222222222222......dd...ddd...2
  `),
  );
});

test("the dice tray: the stop that rolls points at the dice it rolls", () => {
  const steps = [
    "do new spicy 3 first=1",
    "dice 3 2 4 4 1 6",
    "do roll",
    "do hold 3 4",
    "wait 300",
    "press left",
    "press left",
    "wait 20",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    c...cc...chhhhh.
    .#oo..#RR.h#o#hB
    .o#o..RRR.hoooh2
    .oo#..RR#.h#o#h2
    c...cc...chhhhh2
    hhhhhc...cc...c2
    h#R#h.ooo..#R#.2
    hRRRh.o#o..#R#.2
    h#R#h.ooo..#R#.2
    hhhhhc...cc...c2
    ...............2
    222.222..c..ddd2
    ..2.2.2.c.c....2
    222.222c.c.cddd2
    2.....2.c.c....2
    222.222..c..ddd2
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    c...cc...chhhhhhhhhhc...cc...c.2
    .#oo..#RR.h#o#hh#R#h.ooo..#R#..2
    .o#o..RRR.hooohhRRRh.o#o..#R#..2
    .oo#..RR#.h#o#hh#R#h.ooo..#R#..2
    c...cc...chhhhhhhhhhc...cc...c.2
    ...................cc....ddd...2
    222222222222222....c.c.........2
    22222222222222......cc...ddd...2
  `),
  );
});

test("the dice tray: the stop that scores", () => {
  const steps = ["do new spicy 3 first=1", "dice 3 2 4 4 1 6", "do roll", "wait 300", "press left", "wait 140"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ................
    .#oo..#RR..#o#.B
    .o#o..RRR..ooo.2
    .oo#..RR#..#o#.2
    ...............2
    ...............2
    .#R#..ooo..#R#.2
    .RRR..o#o..#R#.2
    .#R#..ooo..#R#.2
    ...............2
    ...............2
    222.222..d..ccc2
    ..2.2.2.d.d....2
    222.222d.d.dccc2
    2.....2.d.d....2
    222.222..d..ccc2
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ...............................2
    .#oo..#RR..#o#..#R#..ooo..#R#..2
    .o#o..RRR..ooo..RRR..o#o..#R#..2
    .oo#..RR#..#o#..#R#..ooo..#R#..2
    ...............................2
    ...................dd....ccc...2
    222222222222222....d.d.........2
    22222222222222......dd...ccc...2
  `),
  );
});

test("the dice tray: a red 2 is being turned to 4", () => {
  const steps = [
    "do new spicy 3 first=1",
    "dice 3 2 4 4 1 6",
    "do roll",
    "wait 300",
    "press right",
    "press star",
    "press right",
    "wait 40",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    .....cc.cc......
    .#oo.c#o#c.#o#.B
    .o#o..ooo..ooo.2
    .oo#.c#o#c.#o#.2
    .....cc.cc.....2
    ...............2
    .#R#..ooo..#R#.2
    .RRR..o#o..#R#.2
    .#R#..ooo..#R#.2
    ...............2
    ...............2
    222.222..d..ddd2
    ..2.2.2.d.d....2
    222.222d.d.dddd2
    2.....2.d.d....2
    222.222..d..ddd2
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    .....cc.cc.....................2
    .#oo.c#o#c.#o#..#R#..ooo..#R#..2
    .o#o..ooo..ooo..RRR..o#o..#R#..2
    .oo#.c#o#c.#o#..#R#..ooo..#R#..2
    .....cc.cc.....................2
    ...................dd....ddd...2
    222222222222222....d.d.........2
    22222222222222......dd...ddd...2
  `),
  );
});

test("the dice tray: no rolls left", () => {
  const steps = [
    "do new spicy 3 first=1",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "dice 2 3 4 5 6 1",
    "do roll",
    "wait 300",
    "dice 1 1 1 1 1 2",
    "press left",
    "press left",
    "press ok",
    "wait 1100",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ....LLLLLLL.....
    ....L.....L.....
    ....L.L.L.L.....
    ....L.....L.....
    ....L.L.L.L.....
    ....L.....L.....
    ....LLLLLLL.....
    ................
    ....R.....R.....
    .....R...R......
    ......R.R.......
    .......R........
    ......R.R.......
    .....R...R......
    ....R.....R.....
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ....LLLLLLL.........R.....R.....
    ....L.....L..........R...R......
    ....L.L.L.L...........R.R.......
    ....L.....L............R........
    ....L.L.L.L...........R.R.......
    ....L.....L..........R...R......
    ....LLLLLLL.........R.....R.....
    ................................
  `),
  );
});
