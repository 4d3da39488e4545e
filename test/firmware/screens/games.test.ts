import { expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

test("which game: a chili is Spicy Dice", () => {
  const steps = ["press ok", "wait 500"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ...........gg...
    ...........gR...
    ..........RRRR..
    ..........RRRR..
    .........RRRR...
    ..R.....RRRRR...
    ...RRRRRRRRR....
    ....RRRRRR......
    ................
    ................
    ..L.......g..L..
    .LL......gg..LL.
    LLL..g..gg...LLL
    .LL..gggg....LL.
    ..L...gg.....L..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ...........gg...................
    ...........gR...................
    ..........RRRR....L.......g..L..
    ..........RRRR...LL......gg..LL.
    .........RRRR...LLL..g..gg...LLL
    ..R.....RRRRR....LL..gggg....LL.
    ...RRRRRRRRR......L...gg.....L..
    ....RRRRRR......................
  `),
  );
});

test("which game: 10000 to the right of it", () => {
  const steps = ["press ok", "wait 400", "press right", "wait 60"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ................
    ..c.ccccccccc...
    ..c.c.c.c.c.c...
    ..c.c.c.c.c.c...
    ..c.c.c.c.c.c...
    ..c.ccccccccc...
    ................
    ................
    ................
    ................
    ..L.......g..L..
    .LL......gg..LL.
    LLL..g..gg...LLL
    .LL..gggg....LL.
    ..L...gg.....L..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ................................
    ..c.ccccccccc...................
    ..c.c.c.c.c.c.....L.......g..L..
    ..c.c.c.c.c.c....LL......gg..LL.
    ..c.c.c.c.c.c...LLL..g..gg...LLL
    ..c.ccccccccc....LL..gggg....LL.
    ..................L...gg.....L..
    ................................
  `),
  );
});

test("which game: a flame is Hot Dice", () => {
  const steps = ["press ok", "wait 400", "press right", "press right", "wait 300"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    .......R........
    .......RR.......
    ......RcR.R.....
    .....RccR.R.....
    .....RcccRR.....
    ....RRccccRR....
    ....RRccccRR....
    .....RRccRR.....
    ................
    ................
    ..L.......g..L..
    .LL......gg..LL.
    LLL..g..gg...LLL
    .LL..gggg....LL.
    ..L...gg.....L..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    .......R........................
    .......RR.......................
    ......RcR.R.......L.......g..L..
    .....RccR.R......LL......gg..LL.
    .....RcccRR.....LLL..g..gg...LLL
    ....RRccccRR.....LL..gggg....LL.
    ....RRccccRR......L...gg.....L..
    .....RRccRR.....................
  `),
  );
});

test("which game: a red 1 and a 5 are Farkel", () => {
  const steps = ["press ok", "wait 400", "press left", "wait 60"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    rrrrrrr..sssssss
    rrrrrrr..s#sss#s
    rrrrrrr..sssssss
    rrrLrrr..sss#sss
    rrrrrrr..sssssss
    rrrrrrr..s#sss#s
    rrrrrrr..sssssss
    ................
    ................
    ................
    ..L.......g..L..
    .LL......gg..LL.
    LLL..g..gg...LLL
    .LL..gggg....LL.
    ..L...gg.....L..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    rrrrrrr..sssssss................
    rrrrrrr..s#sss#s................
    rrrrrrr..sssssss..L.......g..L..
    rrrLrrr..sss#sss.LL......gg..LL.
    rrrrrrr..sssssssLLL..g..gg...LLL
    rrrrrrr..s#sss#s.LL..gggg....LL.
    rrrrrrr..sssssss..L...gg.....L..
    ................................
  `),
  );
});
