import type { Colour, LedMatrix } from "../../hal/led-matrix";
import { DIE_BODY, PIPS } from "./glyphs";
import { BODY, PIP, RED, RED_BODY } from "./palette";

/** A whole number in 3x5 digits; `right` is the column of its last pixel. */
export function drawNumber(matrix: LedMatrix, value: number, right: number, y: number, colour: Colour): void {
  const text = `${value}`;
  // Each digit ends with an empty column, which the last one doesn't need.
  matrix.drawGlyphs(text, right - text.length * 4 + 2, y, colour);
}

/** How a die is drawn: with a dim body, with a red one, or with a bright red one. */
export const WHITE_DIE = 0;
export const RED_DIE = 1;
export const BRIGHT_RED_DIE = 2;
const BODIES = [BODY, RED_BODY, RED];

/**
 * Dice side by side in cells of 5x5, bodies first and the pips on them: one call a colour, because a call costs the
 * board more than the pixels it sets.
 * @param faces of the dice in this row, 0 for none
 * @param looks WHITE_DIE, RED_DIE or BRIGHT_RED_DIE for each; a red body is brighter than a white die's in grey, too
 */
export function drawDiceRow(
  matrix: LedMatrix,
  colours: readonly Colour[],
  x: number,
  y: number,
  faces: readonly number[],
  looks: readonly number[],
): void {
  let pips = "";
  for (let i = 0; i < faces.length; i++) pips += PIPS[faces[i]!]!;
  for (let look = WHITE_DIE; look <= BRIGHT_RED_DIE; look++) {
    if (looks.indexOf(look) < 0) continue;
    let bodies = "";
    for (let i = 0; i < faces.length; i++) bodies += looks[i] === look ? DIE_BODY : PIPS[0]!;
    matrix.drawGlyphs(bodies, x, y, colours[BODIES[look]!]!);
  }
  matrix.drawGlyphs(pips, x, y, colours[PIP]!);
}

/** A bar of `count` pixels, `width` to a row, filled from the left, rows downwards. */
export function drawBar(matrix: LedMatrix, x: number, y: number, count: number, width: number, colour: Colour): void {
  for (let row = 0; count > 0; row++) {
    matrix.fillRect(x, y + row, Math.min(count, width), 1, colour);
    count -= width;
  }
}

/** On and off twice a second and a little: what blinks can be pressed. */
export function blinks(ms: number): boolean {
  return ms % 480 < 300;
}
