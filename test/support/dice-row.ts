import { DIE_BODY, PIPS } from "../../firmware/paint/glyphs";
import { BODY, PIP, RED, RED_BODY, SCORES } from "../../firmware/paint/palette";
import type { Colour, LedMatrix } from "../../hal/led-matrix";

/** How a die looks, told die by die. */
export const WHITE_DIE = BODY;
export const RED_DIE = RED_BODY;
export const BRIGHT_RED_DIE = RED;
export const SCORING_DIE = SCORES;

/** Dice side by side in cells of 5x5, one after the other. @param looks the colour of each body */
export function drawDiceRow(
  matrix: LedMatrix,
  colours: ArrayLike<Colour>,
  x: number,
  y: number,
  faces: readonly number[],
  looks: readonly number[],
): void {
  for (const [i, face] of faces.entries()) {
    matrix.drawGlyphs(DIE_BODY, x + i * 5, y, colours[looks[i]!]!);
    matrix.drawGlyphs(PIPS[face]!, x + i * 5, y, colours[PIP]!);
  }
}
