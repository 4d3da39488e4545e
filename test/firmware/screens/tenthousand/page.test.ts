import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { createTableTop } from "../../../support/table-top";

test("the score pad of Ten Thousand: the total", () => {
  const steps = [
    "do new tenthousand 2",
    "dice 1 6",
    "do roll",
    "dice 1 1 1 1 1 2",
    "do roll",
    "do set 1 2 3 4 5",
    "do bank",
    "wait 400",
    "press star",
    "wait 400",
    "press left",
    "wait 200",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ................
    c..c..c......222
    c..c..c......2..
    cc.c.cc......222
    ccccccc........2
    ccccccc......222
    ................
    ................
    ................
    .....222.222.222
    .....2.2.2.2.2.2
    .....2.2.2.2.2.2
    .....2.2.2.2.2.2
    .....222.222.222
    ................
    AABB............
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ................................
    c..c..c......222.222.222.222....
    c..c..c......2...2.2.2.2.2.2....
    cc.c.cc......222.2.2.2.2.2.2....
    ccccccc........2.2.2.2.2.2.2....
    ccccccc......222.222.222.222....
    ................................
    ................AABB............
  `),
  );
});

test("the score pad of Ten Thousand: chips in the pot", () => {
  const steps = [
    "do new tenthousand 2 ante opening",
    "dice 1 6",
    "do roll",
    "wait 2400",
    "press star",
    "wait 400",
    "press ok",
    "wait 200",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    .2222......ccc..
    22..22....c.L.c.
    ....22...c.LL..c
    ..222....c..L..c
    .22......c..L..c
    22........cLLLc.
    222222.....ccc..
    ................
    ................
    .............222
    ...............2
    .........222.222
    .............2..
    .............222
    ................
    AABB............
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    .2222......ccc..................
    22..22....c.L.c..............222
    ....22...c.LL..c...............2
    ..222....c..L..c.........222.222
    .22......c..L..c.............2..
    22........cLLLc..............222
    222222.....ccc..................
    ................AABB............
  `),
  );
});

test("the score pad of Ten Thousand: without chips ok changes nothing", () => {
  const steps = [
    "do new tenthousand 2",
    "dice 1 6",
    "do roll",
    "wait 2400",
    "press star",
    "wait 400",
    "press ok",
    "wait 200",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ................
    ................
    ................
    ................
    ................
    ................
    ................
    ................
    ................
    .............222
    .............2.2
    .............2.2
    .............2.2
    .............222
    ................
    AABB............
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ................................
    .............................222
    .............................2.2
    .............................2.2
    .............................2.2
    .............................222
    ................................
    ................AABB............
  `),
  );
});
