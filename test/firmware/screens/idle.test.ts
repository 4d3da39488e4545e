import { expect, test } from "vitest";
import { createTableTop } from "../../support/table-top";

/** Whoever looks must see that the tower waits for something. */
const STILL_MS = 2500;

const SCREENS: readonly (readonly [string, ...string[]])[] = [
  ["invitation"],
  ["which game", "press ok"],
  ["how many players", "press ok", "wait 400", "press ok"],
  ["who starts", "do new spicy 3"],
  ["turn of Spicy Dice", "do new spicy 2 first=0"],
  ["tray of Spicy Dice", "do new spicy 2 first=0", "dice 1 2 3 4 5 6", "do roll"],
  ["menu", "hold star 1200"],
  ["roll-off", "do new tenthousand 3"],
  [
    "Ten Thousand, at the bank with a die that doesn't score",
    "do new tenthousand 2",
    "dice 6 1",
    "do roll",
    "dice 1 2 2 3 4 6",
    "do roll",
    "wait 3000",
    "do set 2",
    "press right",
    "press right",
  ],
  [
    "Spicy Farkel, at the bank with a die that doesn't score",
    "do new farkel 2 first=0",
    "dice 1 3 2 3 4 6",
    "do roll",
    "wait 3000",
    "do set 2",
    "press right",
    "press right",
  ],
  [
    "race of two that nobody runs",
    "do new hotdice 2 first=0",
    "dice 1 2 3 4 6 hot 2",
    "do roll",
    "wait 4000",
    "dice 2 2 1 3 4",
    "do press 0",
    "wait 1000",
  ],
  ["race of four", "do new hotdice 4 first=0", "dice 1 2 3 4 6 hot 2", "do roll", "wait 4000"],
];

test.each(SCREENS)("%s: something blinks or moves", (_, ...lines) => {
  for (const layout of ["16x16", "32x8"] as const) {
    const { tower, play } = createTableTop(layout);
    play(...lines, "wait 3000");
    const frames = new Set<string>();
    for (let ms = 0; ms < STILL_MS; ms += 20) {
      tower.advance(20);
      frames.add(tower.frame());
    }
    expect(frames.size, layout).toBeGreaterThan(1);
  }
});
