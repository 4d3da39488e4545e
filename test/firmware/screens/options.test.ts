import { expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

test("options of a new game: the game itself, where ok begins", () => {
  const steps = ["press ok", "wait 400", "press right", "press ok", "wait 400", "press ok", "wait 500"];
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
    ..d.......g..d..
    .dd......gg..dd.
    ddd..g..gg...ddd
    .dd..gggg....dd.
    ..d...gg.....d..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ................................
    ..c.ccccccccc...................
    ..c.c.c.c.c.c.....d.......g..d..
    ..c.c.c.c.c.c....dd......gg..dd.
    ..c.c.c.c.c.c...ddd..g..gg...ddd
    ..c.ccccccccc....dd..gggg....dd.
    ..................d...gg.....d..
    ................................
  `),
  );
});

test("options of a new game: a chip each, off", () => {
  const steps = ["press ok", "wait 400", "press right", "press ok", "wait 400", "press ok", "wait 400", "press right"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ......ccc.......
    .....c.L.c......
    ....c.LL..c.....
    ....c..L..c.....
    ....c..L..c.....
    .....cLLLc......
    ......ccc.......
    ................
    ....R.....R.....
    .....R...R......
    ..d...R.R....d..
    .dd....R.....dd.
    ddd...R.R....ddd
    .dd..R...R...dd.
    ..d.R.....R..d..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ......ccc...........R.....R.....
    .....c.L.c...........R...R......
    ....c.LL..c.......d...R.R....d..
    ....c..L..c......dd....R.....dd.
    ....c..L..c.....ddd...R.R....ddd
    .....cLLLc.......dd..R...R...dd.
    ......ccc.........d.R.....R..d..
    ................................
  `),
  );
});

test("options of a new game: doubling, just turned on", () => {
  const steps = [
    "press ok",
    "wait 400",
    "press right",
    "press ok",
    "wait 400",
    "press ok",
    "wait 400",
    "press right",
    "press right",
    "press ok",
    "wait 120",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ..ccc.....ccc...
    .c.L.c...c.L.c..
    c.LL..c.c.LL..c.
    c..L..c.c..L..c.
    c..L..c.c..L..c.
    .cLLLc...cLLLc..
    ..ccc.....ccc...
    ................
    ................
    ................
    ..d.......g..d..
    .dd......gg..dd.
    ddd..g..gg...ddd
    .dd..gggg....dd.
    ..d...gg.....d..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ..ccc.....ccc...................
    .c.L.c...c.L.c..................
    c.LL..c.c.LL..c...d.......g..d..
    c..L..c.c..L..c..dd......gg..dd.
    c..L..c.c..L..c.ddd..g..gg...ddd
    .cLLLc...cLLLc...dd..gggg....dd.
    ..ccc.....ccc.....d...gg.....d..
    ................................
  `),
  );
});

test("options of a new game: a chip each for who opens first, off", () => {
  const steps = ["press ok", "wait 400", "press right", "press ok", "wait 400", "press ok", "wait 400", "press left"];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ..ccc...........
    .c.L.c.L.LLLLLLL
    c.LL..cL.L.L.L.L
    c..L..cL.L.L.L.L
    c..L..cL.L.L.L.L
    .cLLLc.L.LLLLLLL
    ..ccc...........
    ................
    ....R.....R.....
    .....R...R......
    ..d...R.R....d..
    .dd....R.....dd.
    ddd...R.R....ddd
    .dd..R...R...dd.
    ..d.R.....R..d..
    ................
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ..ccc...............R.....R.....
    .c.L.c.L.LLLLLLL.....R...R......
    c.LL..cL.L.L.L.L..d...R.R....d..
    c..L..cL.L.L.L.L.dd....R.....dd.
    c..L..cL.L.L.L.Lddd...R.R....ddd
    .cLLLc.L.LLLLLLL.dd..R...R...dd.
    ..ccc.............d.R.....R..d..
    ................................
  `),
  );
});
