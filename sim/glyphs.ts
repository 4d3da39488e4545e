import type { Font } from "../hal/led-matrix";

/** One glyph as drawn: how far the pen moves on, and the set dots as [right, down] from the pen. */
export interface Glyph {
  readonly width: number;
  readonly dots: readonly (readonly [number, number])[];
}

/**
 * Reads a font as Espruino's setFontCustom does: columns from left to right, the top row in the most significant bit.
 * @returns a look-up that throws for a character without glyph, which Espruino would skip without a word
 * @throws Error if the font isn't one that Espruino takes
 */
export function createGlyphs(font: Font): (character: string) => Glyph {
  const { bitmap, widths, first, height } = font;
  const columns = [...widths].reduce((sum, width) => sum + width.charCodeAt(0), 0);
  if (height !== 8) throw new Error(`matrix: the font has ${height} rows; a column must be a byte, 8 rows`);
  if (first < 11) throw new Error(`matrix: the font begins at code ${first}; codes 0 and 10 can't be glyphs`);
  if (bitmap.length !== columns)
    throw new Error(`matrix: the font's widths add up to ${columns} columns, its bitmap has ${bitmap.length}`);
  const glyphs = new Map<string, Glyph>();
  let column = 0;
  for (let i = 0; i < widths.length; i++) {
    const width = widths.charCodeAt(i);
    glyphs.set(String.fromCharCode(first + i), { width, dots: dotsOf(bitmap.slice(column, column + width)) });
    column += width;
  }
  return (character) => {
    const glyph = glyphs.get(character);
    if (!glyph || glyph.width === 0)
      throw new Error(`matrix: no glyph for "${character}" (code ${character.charCodeAt(0)})`);
    return glyph;
  };
}

function dotsOf(columns: string): [number, number][] {
  const dots: [number, number][] = [];
  for (let x = 0; x < columns.length; x++)
    for (let y = 0; y < 8; y++) if (columns.charCodeAt(x) & (128 >> y)) dots.push([x, y]);
  return dots;
}
