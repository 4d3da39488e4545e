import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { fits, layOut, type Terminal, type View } from "../../../sim/terminal/layout";

const view: View = {
  rgb: new Uint8Array(16 * 16 * 3).fill(9),
  width: 16,
  height: 16,
  hertz: 0,
  milliamps: 412.6,
  note: "",
};

const terminal = (columns: number, rows: number, more: Partial<Terminal> = {}): Terminal => ({
  columns,
  rows,
  depth: 24,
  unicode: true,
  ...more,
});

function plain(more: Partial<View>, window: Terminal): string[] {
  return layOut({ ...view, ...more }, window).map(stripVTControlCharacters);
}

describe("the window", () => {
  test.each([
    [80, 24],
    [120, 50],
    [200, 60],
    [36, 20],
    [32, 17],
    [33, 18],
    [80, 17],
  ])("of %i by %i is never overflown", (columns, rows) => {
    for (const depth of [24, 8, 4, 0] as const) {
      const lines = plain({ hertz: 8000, note: "a long note ".repeat(10) }, terminal(columns, rows, { depth }));
      expect(lines.length).toBeLessThanOrEqual(rows);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      expect(lines.some((line) => line.includes("413 mA"))).toBe(true);
    }
  });

  test("of 80 by 24 shows the whole panel in the middle, its status and all keys", () => {
    const lines = plain({}, terminal(80, 24, { depth: 0 }));
    const top = lines.findIndex((line) => line.includes("+---"));
    expect(lines.slice(top + 1, top + 17)).toEqual(new Array(16).fill(`${" ".repeat(23)}|${"#".repeat(32)}|`));
    for (const part of ["413 mA", "enter ok", "space shake", "m menu", "q quit", "\u2190 \u2192"])
      expect(lines.join("\n")).toContain(part);
  });

  test("with room for it shows LEDs twice as large", () => {
    expect(plain({}, terminal(120, 45)).filter((line) => line.includes("\u259f\u2588")).length).toBe(16);
    expect(plain({}, terminal(80, 24)).join("")).not.toContain("\u2588");
  });

  test("of little height leaves the keys out, the last ones first", () => {
    const lines = plain({}, terminal(80, 18));
    expect(lines.at(-1)).toContain("enter ok");
    expect(lines.join()).not.toContain("quit");
    expect(plain({}, terminal(80, 17)).at(-1)).toContain("mA");
  });

  test("fits a panel of 32 by 8 too", () => {
    const wide = { width: 32, height: 8, rgb: new Uint8Array(32 * 8 * 3) };
    expect(plain(wide, terminal(64, 9)).length).toBe(9);
    expect(plain(wide, terminal(63, 24))[0]).toContain("This window is 63 by 24 characters");
  });
});

describe("the status", () => {
  test("shows a tone with its hertz, and no more once it is over", () => {
    expect(plain({ hertz: 880 }, terminal(80, 24)).join()).toContain("\u266a 880 Hz");
    expect(plain({ hertz: 880 }, terminal(80, 24, { unicode: false })).join()).toContain("~ 880 Hz");
    expect(plain({}, terminal(80, 24)).join()).not.toContain("Hz");
  });

  test("shows a note, and stands still while tones come and go", () => {
    const quiet = plain({ note: "plug pulled" }, terminal(80, 24)).find((line) => line.includes("mA"))!;
    const loud = plain({ note: "plug pulled", hertz: 880 }, terminal(80, 24)).find((line) => line.includes("mA"))!;
    expect(loud.indexOf("plug pulled")).toBe(quiet.indexOf("plug pulled"));
    expect(loud.indexOf("mA")).toBe(quiet.indexOf("mA"));
  });

  test("keeps to ASCII where no more can be shown", () => {
    const lines = plain({ hertz: 880 }, terminal(80, 24, { unicode: false, depth: 0 }));
    expect(lines.join("\n")).toMatch(/^[ -~\n]*$/);
    expect(lines.join()).toContain("<- -> left right");
  });
});

describe("a window that is too small", () => {
  test("says so, with what it needs and how to leave", () => {
    expect(plain({}, terminal(31, 40)).join(" ")).toBe(
      "This window is 31 by 40 characters; the tower needs 32 by 17. Make it larger, or press q to quit.",
    );
    expect(fits(view, terminal(31, 40))).toBe(false);
    expect(fits(view, terminal(80, 16))).toBe(false);
    expect(fits(view, terminal(32, 17))).toBe(true);
  });

  test.each([
    [5, 3],
    [1, 1],
    [31, 2],
  ])("of %i by %i shows as much of it as there is room for", (columns, rows) => {
    const lines = plain({}, terminal(columns, rows));
    expect(lines.length).toBeLessThanOrEqual(rows);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  });
});
