import type { Colour, LedMatrix } from "../../hal/led-matrix";
import { DIE_BODY, PIPS, SMALL_DIGITS } from "./glyphs";
import { BODY, PIP, RED, RED_BODY, SCORES } from "./palette";

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
/** It belongs to a combination. */
export const SCORING_DIE = 3;
const BODIES = [BODY, RED_BODY, RED, SCORES];

/**
 * Dice side by side in cells of 5x5, bodies first and the pips on them: one call a colour, because a call costs the
 * board more than the pixels it sets.
 * @param faces of the dice in this row, 0 for a blank one
 * @param looks WHITE_DIE, RED_DIE, BRIGHT_RED_DIE or SCORING_DIE for each
 */
export function drawDiceRow(
  matrix: LedMatrix,
  colours: ArrayLike<Colour>,
  x: number,
  y: number,
  faces: readonly number[],
  looks: readonly number[],
): void {
  let pips = "";
  for (let i = 0; i < faces.length; i++) pips += PIPS[faces[i]!]!;
  for (let look = WHITE_DIE; look <= SCORING_DIE; look++) {
    if (looks.indexOf(look) < 0) continue;
    let bodies = "";
    for (let i = 0; i < faces.length; i++) bodies += looks[i] === look ? DIE_BODY : PIPS[0]!;
    matrix.drawGlyphs(bodies, x, y, colours[BODIES[look]!]!);
  }
  matrix.drawGlyphs(pips, x, y, colours[PIP]!);
}

/** Five digits on 15 columns: without gaps, in two colours in turn. */
export function drawTightNumber(matrix: LedMatrix, value: number, y: number, colour: Colour, second: Colour): void {
  const text = `${value}`;
  for (let i = 0; i < text.length; i++) matrix.drawGlyphs(text[i]!, i * 3, y, i % 2 === 0 ? colour : second);
}

/** A whole number, 0 or more, in 3x4 digits on the lowest four rows of 32x8; `right` is the column of its last pixel. */
export function drawSmallNumber(matrix: LedMatrix, value: number, right: number, colour: Colour): void {
  const digits = `${value}`;
  let text = "";
  for (let i = 0; i < digits.length; i++) text += SMALL_DIGITS[digits.charCodeAt(i) - 48]!;
  matrix.drawGlyphs(text, right - text.length * 4 + 2, 4, colour);
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
