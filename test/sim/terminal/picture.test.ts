import { describe, expect, test } from "vitest";
import { ledOnScreen } from "../../../sim/colour";
import { greyCell, pictureLines } from "../../../sim/terminal/picture";

const RED = [60, 2, 1];
const WHITE = [40, 40, 40];
const DIM = [1, 1, 1];
const OFF = [0, 0, 0];

/** 4 by 2. */
const rgb = Uint8Array.from([WHITE, WHITE, OFF, RED, DIM, OFF, OFF, RED].flat());

test("in full colour an LED is two cells of what the eye sees, and neighbours share a code", () => {
  const [first, second] = pictureLines(rgb, 4, 2, { depth: 24, unicode: true, scale: 1 });
  const code = (led: number[]) => `\x1b[48;2;${ledOnScreen(led[0]!, led[1]!, led[2]!).join(";")}m`;
  expect(first).toBe(`${code(WHITE)}    \x1b[48;2;18;18;20m  ${code(RED)}  \x1b[0m`);
  expect(second).toContain(`${code(DIM)}  `);
});

test("a dark LED and the dimmest one differ with every number of colours", () => {
  for (const depth of [24, 8, 4, 0] as const) {
    const [line] = pictureLines(Uint8Array.from([...DIM, ...OFF]), 2, 1, { depth, unicode: true, scale: 1 });
    const [off] = pictureLines(Uint8Array.from([...OFF, ...OFF]), 2, 1, { depth, unicode: true, scale: 1 });
    expect(line).not.toBe(off);
  }
});

test("where there is room an LED is round and twice as large", () => {
  const lines = pictureLines(rgb, 4, 2, { depth: 24, unicode: true, scale: 2 });
  expect(lines.length).toBe(4);
  expect(lines[0]).toContain("\u259f\u2588\u2588\u2599\u259f\u2588\u2588\u2599");
  expect(lines[1]).toContain("\u259c\u2588\u2588\u259b");
});

describe("without colours", () => {
  test("weight is brightness, and red has a letter", () => {
    expect(pictureLines(rgb, 4, 2, { depth: 0, unicode: false, scale: 1 })).toEqual(["####  RR", "--    RR"]);
  });

  test("the scale is kept, in ASCII", () => {
    expect(pictureLines(rgb, 4, 2, { depth: 0, unicode: false, scale: 2 })).toEqual([
      "########    RRRR",
      "########    RRRR",
      "----        RRRR",
      "----        RRRR",
    ]);
  });

  test.each([
    [[0, 0, 0], 120, " "],
    [[5, 5, 6], 120, "-"],
    [[0, 34, 10], 120, "="],
    [[62, 58, 50], 120, "#"],
    [[34, 0, 0], 120, "r"],
    [[120, 6, 2], 120, "R"],
    [[84, 24, 0], 120, "#"],
    // The same at the dimmest setting.
    [[1, 1, 1], 7, "-"],
    [[3, 3, 3], 7, "#"],
    [[2, 0, 0], 7, "r"],
    [[7, 1, 1], 7, "R"],
  ])("%j in a frame up to %i is '%s'", (led, brightest, letter) => {
    expect(greyCell(Uint8Array.from(led), brightest)).toBe(letter);
  });
});
