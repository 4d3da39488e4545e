import { EVEN, FOUR, ODD, PAIR3, STRAIGHT as STRAIGHT_BOX } from "../../games/hotdice/state";
import { drawDiceRow, WHITE_DIE } from "../../paint/draw";
import { DIE_BODY, STRAIGHT } from "../../paint/glyphs";
import { BODY, CURSOR, DIM, LIT, SEAT } from "../../paint/palette";
import type { Stage } from "../stage";

/** The picture of a box 1-11 in the first half: "5" and a die, "4" and any die, "2+3", stairs, three odd or even dice. */
export function drawBox(stage: Stage, box: number): void {
  const matrix = stage.matrix;
  const lit = stage.colours[LIT]!;
  if (box < FOUR) {
    matrix.drawGlyphs("5", 2, 1, lit);
    drawDiceRow(matrix, stage.colours, 8, 1, [box], [WHITE_DIE]);
  } else if (box === FOUR) {
    matrix.drawGlyphs("4", 2, 1, lit);
    matrix.drawGlyphs(DIE_BODY, 8, 1, stage.colours[BODY]!);
  } else if (box === PAIR3) matrix.drawGlyphs("2+3", 2, 1, lit);
  else if (box === STRAIGHT_BOX) matrix.drawGlyphs(STRAIGHT, 4, 0, lit);
  else drawDiceRow(matrix, stage.colours, 0, 1, box === ODD ? [1, 3, 5] : [2, 4, 6], [WHITE_DIE, WHITE_DIE, WHITE_DIE]);
}

/**
 * A player's eleven boxes in the second half: a dot is open, a column ticked.
 * @param ticked bit 1 << box
 * @param cursor the box pointed at, 0 for none
 */
export function drawBoxes(stage: Stage, ticked: number, seat: number, cursor: number, isLit: boolean): void {
  const bottom = stage.halfY + 5;
  for (let box = 1; box <= EVEN; box++) {
    const x = stage.halfX + 1 + box;
    if ((ticked & (1 << box)) === 0) stage.matrix.fillRect(x, bottom, 1, 1, stage.colours[DIM]!);
    else stage.matrix.fillRect(x, bottom - 4, 1, 5, stage.colours[SEAT + seat]!);
  }
  if (cursor > 0 && isLit) stage.matrix.fillRect(stage.halfX + 1 + cursor, bottom + 1, 1, 1, stage.colours[CURSOR]!);
}
