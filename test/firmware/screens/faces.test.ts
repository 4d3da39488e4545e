import { describe, expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

/** 1 2 3 4 5 5 6 6 6 6 6 were rolled. */
const ROLLED = [
  "do new spicy 1",
  "dice 1 2 3 4 5 6",
  "do roll",
  "do hold 1",
  "dice - 6 6 6 6 5",
  "do roll",
  "wait 400",
];
const OPENED = ["hold star 1000", "wait 300", "press left", "press ok", "wait 500"];

test("the way there is the last item of the menu, a flight of stairs", () => {
  const table = createTableTop();
  table.play("do new spicy 1", "hold star 1000", "wait 300", "press left", "wait 60");
  expect(table.shows()).toBe(
    drawn(`
      ..........cc....
      ........cccc....
      ..d...cccccc.d..
      .dd.cccccccc.dd.
      ddd..........ddd
      .dd..........dd.
      ..d..........d..
      ................
      ................
      ..........g.....
      .........gg.....
      .....g..gg......
      .....gggg.......
      ......gg........
      ................
      ................
    `),
  );
});

describe("how often each face was rolled", () => {
  test("16x16: the number, the die and its bar among the six", () => {
    const table = createTableTop("16x16");
    table.play(...ROLLED, ...OPENED);
    expect(table.shows()).toBe(
      drawn(`
        ................
        .L..............
        LL..............
        .L..............
        .L..............
        LLL.............
        ................
        ................
        ...............d
        ...............d
        ...............d
        .ooo...........d
        .o#o.........d.d
        .ooo.........d.d
        .....c.d.d.d.d.d
        .....c.d.d.d.d.d
      `),
    );
    table.play("press left", "wait 400");
    expect(table.shows()).toBe(
      drawn(`
        ................
        LLL.............
        L...............
        LLL.............
        ..L.............
        LLL.............
        ................
        ................
        ...............c
        ...............c
        ...............c
        .#o#...........c
        .#o#.........d.c
        .#o#.........d.c
        .....d.d.d.d.d.c
        .....d.d.d.d.d.c
      `),
    );
  });

  test("32x8", () => {
    const table = createTableTop("32x8");
    table.play(...ROLLED, ...OPENED);
    expect(table.shows()).toBe(
      drawn(`
        ...............................d
        .L.............................d
        LL.............................d
        .L...............ooo...........d
        .L...............o#o.........d.d
        LLL..............ooo.........d.d
        .....................c.d.d.d.d.d
        .....................c.d.d.d.d.d
      `),
    );
  });

  test("before the first roll there is no bar", () => {
    const table = createTableTop();
    table.play("do new spicy 1", ...OPENED);
    expect(table.shows().split("\n").slice(8).join("")).toMatch(/^[.o#]*$/);
  });

  test.each(["ok", "star"])("%s leads back to the game", (button) => {
    const table = createTableTop();
    table.play(...ROLLED, ...OPENED);
    expect(table.shows()).not.toContain("rrr");
    table.play(`press ${button}`, "wait 400");
    // The red die of the tray.
    expect(table.shows()).toContain("rrr");
  });
});
