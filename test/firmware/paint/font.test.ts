import { describe, expect, test } from "vitest";
import { DICE } from "../../../firmware/paint/art-dice";
import { ICONS } from "../../../firmware/paint/art-icons";
import { DIGITS, SEAT_NUMBERS, SMALL } from "../../../firmware/paint/art-numbers";
import { font, packFont } from "../../../firmware/paint/font.frozen";
import { createGlyphs } from "../../../sim/glyphs";
import { drawn } from "../../support/picture";

const ART = { ...DIGITS, ...SMALL, ...SEAT_NUMBERS, ...DICE, ...ICONS };

/** A glyph of a packed font as the panel would show it, in so many rows. */
function shown(packed: typeof font, glyph: string, rows: number): string {
  const { width, dots } = createGlyphs(packed)(glyph);
  const grid = Array.from({ length: rows }, () => new Array<string>(width).fill("."));
  for (const [x, y] of dots) grid[y]![x] = "#";
  return grid.map((row) => row.join("")).join("\n");
}

describe("packFont", () => {
  test("makes a byte of each column, the top row in its highest bit", () => {
    const packed = packFont({ "!": "#.#\n.#.\n###", "#": "#" });
    expect([...packed.bitmap].map((byte) => byte.charCodeAt(0))).toEqual([0b10100000, 0b01100000, 0b10100000, 0x80]);
    expect([...packed.widths].map((width) => width.charCodeAt(0))).toEqual([3, 0, 1]);
    expect([packed.first, packed.height]).toEqual([33, 8]);
  });

  test("takes all eight rows, and no blanks around the lines", () => {
    expect(packFont({ "!": "\n  #\n  .\n  .\n  .\n  .\n  .\n  .\n  #  \n" }).bitmap).toBe("\x81");
  });

  const wrong: [string, Record<string, string>, string][] = [
    ["uneven lines", { A: "##\n#" }, "font: the lines of glyph 'A' are uneven or more than 8"],
    ["nine rows", { A: "#\n".repeat(9) }, "font: the lines of glyph 'A' are uneven or more than 8"],
    ["a slip of the pen", { A: "#o#\n###" }, "font: glyph 'A' is drawn with something else than '#' and '.'"],
    ["a blank inside", { A: "# #\n###" }, "font: glyph 'A' is drawn with something else than '#' and '.'"],
    ["no picture", { A: " \n " }, "font: glyph 'A' has no lines"],
    ["two characters", { AB: "#" }, "font: 'AB' can't be a glyph, only a character from '!' to '~'"],
    ["a blank as a glyph", { " ": "#" }, "font: ' ' can't be a glyph, only a character from '!' to '~'"],
    ["no glyphs", {}, "font: there are no glyphs"],
  ];
  test.each(wrong)("refuses %s", (_name, art, message) => {
    expect(() => packFont(art)).toThrow(new Error(message));
  });
});

describe("the font", () => {
  test("no two pictures claim one character", () => {
    const count = [DIGITS, SMALL, SEAT_NUMBERS, DICE, ICONS].reduce((sum, art) => sum + Object.keys(art).length, 0);
    expect(Object.keys(ART)).toHaveLength(count);
  });

  test.each(Object.entries(ART))("%s is drawn as its picture", (glyph, art) => {
    const rows = drawn(art).split("\n");
    expect(shown(font, glyph, rows.length)).toBe(rows.join("\n"));
  });

  test("no two of the pictures are the same, apart from the empty die", () => {
    const pictures = Object.values(ART).map(drawn);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
