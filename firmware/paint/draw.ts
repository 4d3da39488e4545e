import type { Colour, LedMatrix } from "../../hal/led-matrix";
import { PIPS, SMALL_DIGITS } from "./glyphs";

/** A whole number in 3x5 digits; `right` is the column of its last pixel. */
export function drawNumber(matrix: LedMatrix, value: number, right: number, y: number, colour: Colour): void {
  const text = `${value}`;
  // Each digit ends with an empty column, which the last one doesn't need.
  matrix.drawGlyphs(text, right - text.length * 4 + 2, y, colour);
}

/** The pips of faces as glyphs, one a die. */
export function pipsOf(faces: readonly number[]): string {
  let text = "";
  for (const face of faces) text += PIPS[face]!;
  return text;
}

/** A glyph for each die that is marked and one for each that isn't. */
export function marks(marked: readonly boolean[], glyph: string, other: string): string {
  let text = "";
  for (const isMarked of marked) text += isMarked ? glyph : other;
  return text;
}

/** Digits from column `x` on without gaps, in two colours in turn: five on 15 columns. */
export function drawTightNumber(
  matrix: LedMatrix,
  value: number,
  x: number,
  y: number,
  colour: Colour,
  second: Colour,
): void {
  const text = `${value}`;
  for (let i = 0; i < text.length; i++) matrix.drawGlyphs(text[i]!, x + i * 3, y, i % 2 === 0 ? colour : second);
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

/** Slower than what can be pressed: something that can be changed, if one likes. */
export function breathes(ms: number): boolean {
  return ms % 720 < 300;
}

/** To and fro by a pixel for a while, 0 or 1: shake me. */
export function sway(ms: number): number {
  return ms % 1200 < 600 ? ((ms / 100) | 0) & 1 : 0;
}
