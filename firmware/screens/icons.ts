import { drawNumber } from "../paint/draw";
import { BIG_DIE, CHILI, CHILI_STEM, COIN, FLAME, FLAME_INSIDE, TEN_THOUSAND, THOUSAND } from "../paint/glyphs";
import { CURSOR, GREEN, LIT, PIP, RED, RED_BODY, SCORES } from "../paint/palette";
import type { Stage } from "./stage";

/** Spicy Dice: the chili. */
export function drawChili(stage: Stage): void {
  stage.matrix.drawGlyphs(CHILI, 2, 0, stage.colours[RED]!);
  stage.matrix.drawGlyphs(CHILI_STEM, 2, 0, stage.colours[GREEN]!);
}

/** Ten Thousand: its number. */
export function drawTenThousand(stage: Stage): void {
  stage.matrix.drawGlyphs(TEN_THOUSAND, 2, 1, stage.colours[CURSOR]!);
}

/** Its chips: one into the pot, two when the stakes are doubled, one for the first to open with 1,000. */
export function drawChips(stage: Stage, option: number): void {
  drawCoin(stage, option === 0 ? 4 : 0);
  if (option === 1) drawCoin(stage, 8);
  else if (option === 2) stage.matrix.drawGlyphs(THOUSAND, 7, 1, stage.colours[LIT]!);
}

/** A chip, 7x7. */
export function drawCoin(stage: Stage, x: number): void {
  stage.matrix.drawGlyphs(COIN, x, 0, stage.colours[CURSOR]!);
  drawNumber(stage.matrix, 1, x + 4, 1, stage.colours[LIT]!);
}

/** Hot Dice: a flame. */
export function drawFlame(stage: Stage): void {
  stage.matrix.drawGlyphs(FLAME, 4, 0, stage.colours[RED]!);
  stage.matrix.drawGlyphs(FLAME_INSIDE, 4, 0, stage.colours[CURSOR]!);
}

/** Spicy Farkel: a red 1 and a 5, the dice that score alone. */
export function drawOnes(stage: Stage): void {
  const matrix = stage.matrix;
  const pip = stage.colours[PIP]!;
  matrix.drawGlyphs(BIG_DIE, 0, 0, stage.colours[RED_BODY]!);
  matrix.fillRect(3, 3, 1, 1, stage.colours[LIT]!);
  matrix.drawGlyphs(BIG_DIE, 9, 0, stage.colours[SCORES]!);
  for (let corner = 0; corner < 4; corner++) matrix.fillRect(corner & 1 ? 14 : 10, corner > 1 ? 5 : 1, 1, 1, pip);
  matrix.fillRect(12, 3, 1, 1, pip);
}
