import { BIG_DIE, CHILI, CHILI_STEM, FLAME, FLAME_INSIDE, TEN_THOUSAND } from "../paint/glyphs";
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
