import { expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

test("the end: the winner and the points", () => {
  const steps = [
    "do new spicy 2 first=0",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 1",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 1",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 2",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 2",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 3",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 3",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 4",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 4",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 5",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 5",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 6",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 6",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score ROT",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score ROT",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score STR",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score STR",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score PAS",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score PAS",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score CHA",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score CHA",
    "wait 300",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ...........11...
    ..........111...
    ...........11...
    ...........11...
    ...........11...
    ...........11...
    ..........1111..
    ................
    .....111.111.111
    .......1.1.1.1.1
    ......1..1.1.1.1
    ......1..1.1.1.1
    ......1..111.111
    ................
    ................
    AABB............
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ...........11...................
    ..........111........111.111.111
    ...........11..........1.1.1.1.1
    ...........11.........1..1.1.1.1
    ...........11.........1..1.1.1.1
    ...........11.........1..111.111
    ..........1111..................
    ................AABB............
  `),
  );
});

test("the end: the second, later", () => {
  const steps = [
    "do new spicy 2 first=0",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 1",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 1",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 2",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 2",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 3",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 3",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 4",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 4",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 5",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 5",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score 6",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score 6",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score ROT",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score ROT",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score STR",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score STR",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score PAS",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score PAS",
    "dice 1 2 3 4 5 6",
    "do roll",
    "do score CHA",
    "dice 1 1 3 2 2 5",
    "do roll",
    "do score CHA",
    "wait 2600",
  ];
  const square = createTableTop("16x16");
  square.play(...steps);
  expect(square.shows()).toBe(
    drawn(`
    ..........2222..
    ..LLL....22..22.
    ....L........22.
    ..LLL......222..
    ..L.......22....
    ..LLL....22.....
    .........222222.
    ................
    ......2..222.222
    .....22..2.....2
    ......2..222..22
    ......2....2...2
    .....222.222.222
    ................
    ................
    AA22............
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ..........2222..................
    ..LLL....22..22.......2..222.222
    ....L........22......22..2.....2
    ..LLL......222........2..222..22
    ..L.......22..........2....2...2
    ..LLL....22..........222.222.222
    .........222222.................
    ................AA22............
  `),
  );
});
