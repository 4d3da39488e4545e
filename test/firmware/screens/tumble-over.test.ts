import { expect, test } from "vitest";
import { createTableTop } from "../../support/table-top";

const SHAKEN = ["motion shake"];
const BY_BUTTON = ["press ok"];

/** A tray, and what sets its dice tumbling. */
const ROLLS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["Spicy Dice, the first roll", ["do new spicy 2 first=0"], SHAKEN],
  [
    "Spicy Dice, three held",
    ["do new spicy 2 first=0", "dice 1 2 3 4 5 6", "do roll", "do hold 1 3 6", "wait 3000", "press left", "press left"],
    SHAKEN,
  ],
  ["Ten Thousand, the first roll", ["do new tenthousand 2", "dice 6 1", "do roll"], SHAKEN],
  [
    "Ten Thousand, two set aside",
    ["do new tenthousand 2", "dice 6 1", "do roll", "dice 1 5 2 3 4 4", "do roll", "do set 1 2"].concat([
      "dice - - 5 2 3 6",
      "do roll",
      "do set 3",
      "wait 3000",
      "press right",
    ]),
    SHAKEN,
  ],
  [
    "Spicy Farkel, all six again by button",
    ["do new farkel 2 first=0", "dice 1 1 1 2 2 2", "do roll", "do set 1 2 3 4 5 6", "wait 3000", "press right"],
    BY_BUTTON,
  ],
  ["Hot Dice, the first roll", ["do new hotdice 2 first=0"], SHAKEN],
  [
    "Hot Dice, two held",
    [
      "do new hotdice 2 first=0",
      "dice 1 1 2 3 5 blank 2",
      "do roll",
      "do hold 1 2",
      "wait 3000",
      "press left",
      "press left",
    ],
    SHAKEN,
  ],
  ["Hot Dice, flames", ["do new hotdice 2 first=0", "dice 1 2 3 4 6 hot 2"], BY_BUTTON],
];

/** From the first movement until the dice lie, and when the hand stops. */
const ROLL_MS = 1900;
const SHAKE_MS = 700;
const TICK_MS = 20;

test.each(ROLLS)("%s: dice drawn over the picture give what drawing all of it anew gives", (_, tray, roll) => {
  for (const layout of ["16x16", "32x8"] as const) {
    const { tower, play } = createTableTop(layout);
    play(...tray, "wait 3000", ...roll);
    const pictures = new Set<string>();
    for (let ms = 0; ms < ROLL_MS; ms += TICK_MS) {
      if (ms === SHAKE_MS) play("motion still");
      tower.advance(TICK_MS);
      const seen = tower.frame();
      pictures.add(seen);
      // A line of the script language makes the tower draw everything.
      tower.run("");
      expect(seen, `${layout}, ${ms} ms`).toBe(tower.frame());
    }
    expect(pictures.size, layout).toBeGreaterThan(6);
  }
});
