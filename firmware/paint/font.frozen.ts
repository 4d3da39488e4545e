import type { Font } from "../../hal/led-matrix";
import { DICE } from "./art-dice";
import { ICONS } from "./art-icons";
import { DIGITS, SEAT_NUMBERS, SMALL } from "./art-numbers";

/** Rows of every glyph: one byte a column. */
const HEIGHT = 8;
const FIRST = 33;

/**
 * Packs pictures into the bytes that Espruino's setFontCustom takes: columns from left to right, the top row in the
 * most significant bit. Runs when the bundle is made; the board only ever sees the two strings.
 * @param art glyph character to a picture: lines of '#' and '.' of equal length, 8 at the most
 * @throws Error naming a glyph that is no single character from '!' to '~' or whose picture isn't such lines
 */
export function packFont(art: { readonly [glyph: string]: string }): Font {
  let bitmap = "";
  let widths = "";
  const glyphs = Object.keys(art).sort();
  const wrong = glyphs.filter((glyph) => glyph.length !== 1 || glyph < "!" || glyph > "~");
  if (wrong.length > 0) throw new Error(`font: '${wrong[0]}' can't be a glyph, only a character from '!' to '~'`);
  if (glyphs.length === 0) throw new Error("font: there are no glyphs");
  const last = glyphs[glyphs.length - 1]!.charCodeAt(0);
  for (let code = FIRST; code <= last; code++) {
    const glyph = String.fromCharCode(code);
    const rows = lines(art[glyph] || "");
    const width = rows.length > 0 ? rows[0]!.length : 0;
    if (rows.length > HEIGHT || rows.some((row) => row.length !== width))
      throw new Error(`font: the lines of glyph '${glyph}' are uneven or more than ${HEIGHT}`);
    if (rows.join("").split("#").join("").split(".").join("") !== "")
      throw new Error(`font: glyph '${glyph}' is drawn with something else than '#' and '.'`);
    if (width === 0 && art[glyph] !== undefined) throw new Error(`font: glyph '${glyph}' has no lines`);
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

export const font: Font = packFont(Object.assign({}, DIGITS, SMALL, SEAT_NUMBERS, Object.assign({}, DICE, ICONS)));
