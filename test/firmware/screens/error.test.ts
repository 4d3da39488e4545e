import { describe, expect, test } from "vitest";
import { drawDead } from "../../../firmware/screens/error";
import { drawn, painted } from "../../support/picture";

/** Lit or dark: the grey of a tower that can't start is no colour of the palette. */
function dead(width: number, height: number, message: string): string {
  const shown = painted(width, height, (matrix) => drawDead(matrix, message)).shown();
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (shown[(y * width + x) * 3]! > 0 ? "#" : ".")).join(""),
  );
  return rows.join("\n");
}

describe("a tower that can't start", () => {
  test("shows a cross and the pin that the message names", () => {
    expect(dead(16, 16, "button ok: GPIO 12 can't be watched, choose another in hal/boards")).toBe(
      drawn(`
        #.....#.........
        .#...#...#..###.
        ..#.#...##....#.
        ...#.....#..###.
        ..#.#....#..#...
        .#...#..###.###.
        #.....#.........
        ................
        ................
        ................
        ................
        ................
        ................
        ................
        ................
        ................
      `),
    );
  });

  test("shows a cross where no pin is to blame, on any panel", () => {
    expect(dead(32, 8, "flash: read failed").replace(/[.\n]/g, "")).toHaveLength(13);
  });
});
