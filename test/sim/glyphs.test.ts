import { expect, test } from "vitest";
import { font } from "../../firmware/paint/font.frozen";
import { createGlyphs } from "../../sim/glyphs";

test("a glyph has its width and its dots, column by column", () => {
  const glyph = createGlyphs({ bitmap: "\x81\x00\x40", widths: "\x01\x02", first: 65, height: 8 });
  expect(glyph("A")).toEqual({
    width: 1,
    dots: [
      [0, 0],
      [0, 7],
    ],
  });
  expect(glyph("B")).toEqual({ width: 2, dots: [[1, 1]] });
});

test("the tower's own font can be read", () => {
  const glyph = createGlyphs(font);
  for (const digit of "0123456789") expect(glyph(digit).dots.length).toBeGreaterThan(4);
});

test.each([
  [{ bitmap: "", widths: "", first: 65, height: 7 }, "the font has 7 rows"],
  [{ bitmap: "\x01", widths: "\x01", first: 10, height: 8 }, "the font begins at code 10"],
  [{ bitmap: "\x01", widths: "\x02", first: 65, height: 8 }, "widths add up to 2 columns, its bitmap has 1"],
])("refuses the font %j", (bad, message) => {
  expect(() => createGlyphs(bad)).toThrow(message);
});
