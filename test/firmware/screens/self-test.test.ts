import { describe, expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { createTableTop } from "../../support/table-top";

/** A tower that was plugged in with the star held, past the colours and pixels: the page of the buttons. */
function selfTest(layout: "16x16" | "32x8" = "16x16", ...before: string[]) {
  const table = createTableTop(layout);
  table.play("do new spicy 2 first=1", ...before, "down star");
  table.tower.cut();
  table.play("wait 400", "up star", "wait 7200");
  return table;
}

const ALL_KEYS = ["press left", "press right", "press ok", "press star"];
const said = (table: ReturnType<typeof selfTest>) => table.tower.parts().system.said();

test("the panel is red, then green, then blue, then one pixel after the other, each of 256 once", () => {
  const table = createTableTop();
  table.play("set brightness 8", "down star");
  table.tower.cut();
  const seen = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    table.play("wait 20");
    const shows = table.shows();
    seen.set(shows, (seen.get(shows) ?? 0) + 1);
  }
  const all = [...seen.keys()];
  const whole = (letter: string) => Array(16).fill(letter.repeat(16)).join("\n");
  expect(all.slice(0, 3)).toEqual([whole("r"), whole("h"), whole("A")]);
  const pixels = all.slice(3).filter((shows) => shows.replace(/[.\n]/g, "") === "L");
  expect(pixels).toHaveLength(256);
});

test("each button lights up as it is seen, whatever it means elsewhere", () => {
  const table = selfTest();
  table.play("press left", "press star", "wait 40");
  const [row] = table.shows().split("\n").slice(2, 3);
  expect(row).toMatch(/^[.]{2}g[.](c[.]{3}cc[.]{2}|[.]{8})ggg[.]$/);
  expect(said(table).slice(-2)).toEqual(["self-test: button left", "self-test: button star"]);
  table.play("press right", "press ok");
  expect(said(table)).toEqual(["self-test: button right", "self-test: button ok"]);
});

describe.each(["16x16", "32x8"] as const)("%s", (layout) => {
  test("a page a part, ok goes on, and in the end the game is there again", () => {
    const table = selfTest(layout);
    table.play(...ALL_KEYS, "press ok", "wait 200", "press ok", "wait 200", "press ok", "wait 200", "press ok");
    table.play("press ok", "press ok", "press ok", "wait 400");
    expect(said(table)).toEqual([
      "self-test: panel: red, green, blue, then each pixel",
      ...["left", "right", "ok", "star"].map((name) => `self-test: button ${name}`),
      "self-test: sensor mpu6050",
      "self-test: tone",
      "self-test: flash: good",
      "self-test: noise: good",
      expect.stringMatching(/^self-test: simulator on Node .*, 5000 variables free$/),
      "self-test: 0 errors : good",
    ]);
    expect(table.state()).toMatchObject({ seat: 1, phase: "roll" });
  });
});

test("flash that is good shows a tick below its chip", () => {
  const table = selfTest();
  table.play(...ALL_KEYS, "press ok", "press ok", "press ok", "wait 400");
  expect(table.shows()).toBe(
    drawn(`
      ....c.c.c.c.....
      .....ccccc......
      ....cc...cc.....
      .....c...c......
      ....cc...cc.....
      .....ccccc......
      ....c.c.c.c.....
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

test("the flash test leaves what the journal keeps as it is", () => {
  const table = selfTest("16x16", "dice 1 1 2 3 4 5", "do roll", "do hold 1 2");
  table.play(...ALL_KEYS, ...Array(9).fill("press ok"), "wait 400");
  table.tower.cut();
  expect(table.state()).toMatchObject({ dice: [1, 1, 2, 3, 4, 5], held: [true, true, false, false, false, false] });
});

test("how strong a shake is grows from the left", () => {
  const table = selfTest();
  table.play(...ALL_KEYS, "press ok", "wait 1000");
  const bar = () => table.shows().split("\n")[11]!;
  expect(bar()).toBe(".".repeat(16));
  table.play("motion weak", "wait 600");
  expect(bar()).toMatch(/^L{1,3}\.+$/);
  table.play("motion wild", "wait 600");
  expect(bar()).toMatch(/^L{9,16}\.*$/);
});

test("a shake strength of a switch is all or nothing", () => {
  const table = createTableTop();
  table.play("sensor switch", "down star");
  table.tower.cut();
  table.play("wait 400", "up star", "wait 7200", ...ALL_KEYS, "press ok", "shake 400");
  expect(table.shows().split("\n")[11]).toMatch(/^L{8,16}\.*$/);
});

test("noise that is stuck gets a cross", () => {
  const table = selfTest();
  Object.assign(table.tower.parts().entropy, { word: () => 7 });
  table.play(...ALL_KEYS, ...Array(4).fill("press ok"), "wait 400");
  expect(said(table)).toContain("self-test: noise: BAD");
  expect(table.shows()).toContain("R");
});

test("errors of earlier days are told with their number", () => {
  const table = createTableTop();
  table.play("do new spicy 1");
  table.tower.parts().system.raise("no such die");
  table.play("down star");
  table.tower.cut();
  table.play("wait 400", "up star", "wait 7200", ...ALL_KEYS, ...Array(6).fill("press ok"), "wait 400");
  expect(said(table)).toContain("self-test: 1 errors no such die: BAD");
  expect(table.shows()).toContain("R");
});

test("star leaves at any time but while it is a button to be seen", () => {
  const table = selfTest();
  table.play("press star", "wait 400", "press star", "wait 400");
  expect(table.state()).toMatchObject({ seat: 1, phase: "roll" });
  expect(table.shows()).toContain("2".repeat(2));
});
