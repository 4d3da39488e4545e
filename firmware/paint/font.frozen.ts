import type { Font } from "../../hal/led-matrix";
import { DICE } from "./art-dice";
import { ICONS } from "./art-icons";
import { DIGITS, SEAT_NUMBERS } from "./art-numbers";

/** Rows of every glyph: one byte a column. */
const HEIGHT = 8;
const FIRST = 33;

/**
 * Packs pictures into the bytes that Espruino's setFontCustom takes: columns from left to right, the top row in the
 * most significant bit. Runs when the bundle is made; the board only ever sees the two strings.
 * @param art glyph character to a picture: lines of '#' and '.' of equal length, 8 at the most
 * @throws Error naming a glyph whose lines don't fit
 */
export function packFont(art: { readonly [glyph: string]: string }): Font {
  let bitmap = "";
  let widths = "";
  const glyphs = Object.keys(art).sort();
  const last = glyphs[glyphs.length - 1]!.charCodeAt(0);
  for (let code = FIRST; code <= last; code++) {
    const glyph = String.fromCharCode(code);
    const rows = lines(art[glyph] || "");
    const width = rows.length > 0 ? rows[0]!.length : 0;
    if (rows.length > HEIGHT || rows.some((row) => row.length !== width))
      throw new Error(`font: the lines of glyph '${glyph}' are uneven or more than ${HEIGHT}`);
    for (let x = 0; x < width; x++) bitmap += String.fromCharCode(column(rows, x));
    widths += String.fromCharCode(width);
  }
  return { bitmap, widths, first: FIRST, height: HEIGHT };
}

function lines(picture: string): string[] {
  return picture
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
}

function column(rows: string[], x: number): number {
  return rows.reduce((bits, row, y) => bits | (row[x] === "#" ? 128 >> y : 0), 0);
}

export const font: Font = packFont(Object.assign({}, DIGITS, SEAT_NUMBERS, DICE, ICONS));
