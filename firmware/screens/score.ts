import type { Colour } from "../../hal/led-matrix";
import { drawNumber } from "../paint/draw";
import type { Stage } from "./stage";

/**
 * A score of up to 99,999, below zero too, over both halves: thousands at the right of the first half, the rest in the
 * second. Below 1,000 the first half stays free.
 */
export function drawScore(stage: Stage, score: number, y: number, colour: Colour): void {
  const size = score < 0 ? -score : score;
  const thousands = (size / 1000) | 0;
  const right = stage.halfX + 15;
  const matrix = stage.matrix;
  if (thousands === 0) {
    drawNumber(matrix, score, right, stage.halfY + y, colour);
    return;
  }
  drawNumber(matrix, score < 0 ? -thousands : thousands, 15, y, colour);
  // The three digits of the rest, zeros in front included.
  matrix.drawGlyphs(
    `${1000 + (size % 1000)}`.substring(1),
    stage.halfX + (stage.halfX > 0 ? 1 : 5),
    stage.halfY + y,
    colour,
  );
}
