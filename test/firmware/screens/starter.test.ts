import { expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

test("who starts: the second of three", () => {
  const steps = ["do new spicy 3", "wait 400", "press right", "wait 60"];
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
    ..L...2222...L..
    .LL..22..22..LL.
    LLL......22..LLL
    .LL....222...LL.
    ..L...22.....L..
    .....22.........
    .....222222.....
    .....AA22CC.....
  `),
  );
  const wide = createTableTop("32x8");
  wide.play(...steps);
  expect(wide.shows()).toBe(
    drawn(`
    ...........gg.....L...2222...L..
    ...........gR....LL..22..22..LL.
    ..........RRRR..LLL......22..LLL
    ..........RRRR...LL....222...LL.
    .........RRRR.....L...22.....L..
    ..R.....RRRRR........22.........
    ...RRRRRRRRR.........222222.....
    ....RRRRRR...........AA22CC.....
  `),
  );
});
