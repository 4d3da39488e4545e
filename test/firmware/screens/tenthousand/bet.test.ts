import { expect, test } from "vitest";
import { drawn } from "../../../support/picture";
import { pictures } from "../../../support/table-top";

/** Player 1 is the first to bank 5,000. */
const DOUBLED = [
  "do new tenthousand 2 double",
  "dice 6 1",
  "do roll",
  "dice 1 1 1 1 1 2",
  "do roll",
  "do set 1 2 3 4 5",
  "do bank",
];

test("doubled stakes: nothing is chosen yet, tick and cross take turns", () => {
  expect(pictures(...DOUBLED, "wait 500")).toEqual({
    square: drawn(`
      ..11......ccc...
      .111.....c.L.c..
      ..11....c.LL..c.
      ..11....c..L..c.
      ..11....c..L..c.
      ..11.....cLLLc..
      .1111.....ccc...
      ................
      ................
      ..........g.....
      ..d......gg..d..
      .dd..g..gg...dd.
      ddd..gggg....ddd
      .dd...gg.....dd.
      ..d..........d..
      ................
    `),
    wide: drawn(`
      ..11......ccc...................
      .111.....c.L.c............g.....
      ..11....c.LL..c...d......gg..d..
      ..11....c..L..c..dd..g..gg...dd.
      ..11....c..L..c.ddd..gggg....ddd
      ..11.....cLLLc...dd...gg.....dd.
      .1111.....ccc.....d..........d..
      ................................
    `),
  });
});

test("doubled stakes: to pay", () => {
  expect(pictures(...DOUBLED, "wait 400", "press left")).toEqual({
    square: drawn(`
      ..11......ccc...
      .111.....c.L.c..
      ..11....c.LL..c.
      ..11....c..L..c.
      ..11....c..L..c.
      ..11.....cLLLc..
      .1111.....ccc...
      ................
      ................
      ..........g.....
      ..d......gg..d..
      .dd..g..gg...dd.
      ddd..gggg....ddd
      .dd...gg.....dd.
      ..d..........d..
      ................
    `),
    wide: drawn(`
      ..11......ccc...................
      .111.....c.L.c............g.....
      ..11....c.LL..c...d......gg..d..
      ..11....c..L..c..dd..g..gg...dd.
      ..11....c..L..c.ddd..gggg....ddd
      ..11.....cLLLc...dd...gg.....dd.
      .1111.....ccc.....d..........d..
      ................................
    `),
  });
});

test("doubled stakes: to fold", () => {
  expect(pictures(...DOUBLED, "wait 400", "press left", "press left")).toEqual({
    square: drawn(`
      ..11......ccc...
      .111.....c.L.c..
      ..11....c.LL..c.
      ..11....c..L..c.
      ..11....c..L..c.
      ..11.....cLLLc..
      .1111.....ccc...
      ................
      ................
      ....R.....R.....
      ..d..R...R...d..
      .dd...R.R....dd.
      ddd....R.....ddd
      .dd...R.R....dd.
      ..d..R...R...d..
      ....R.....R.....
    `),
    wide: drawn(`
      ..11......ccc...................
      .111.....c.L.c......R.....R.....
      ..11....c.LL..c...d..R...R...d..
      ..11....c..L..c..dd...R.R....dd.
      ..11....c..L..c.ddd....R.....ddd
      ..11.....cLLLc...dd...R.R....dd.
      .1111.....ccc.....d..R...R...d..
      ....................R.....R.....
    `),
  });
});
