import { blinks } from "../../paint/draw";
import { ARROW_LEFT, ARROW_RIGHT, THOUSAND, TOWER } from "../../paint/glyphs";
import { CURSOR, DIM, GREEN, LIT } from "../../paint/palette";
import { drawCentred, drawSeat } from "../halves";
import type { Stage } from "../stage";

/**
 * A turn that may begin with the dice the player before left: six small dice, of which those blink that would be rolled
 * now, and below them the tower for all six, or the extra points that the dice passed on may bring.
 * @param passed for each die how many faces it has, 0 for one that stays
 * @param isTaken those are meant, and not all six
 */
export function drawPassed(stage: Stage, passed: readonly number[], isTaken: boolean): void {
  const matrix = stage.matrix;
  const lit = stage.colours[LIT]!;
  drawSeat(stage, stage.session.table.state!.seat, 1, 0);
  for (let die = 0; die < passed.length; die++) {
    const isRolled = !isTaken || passed[die]! > 0;
    const colour = stage.colours[isRolled && blinks(stage.now) ? CURSOR : DIM]!;
    matrix.fillRect(8 + (die % 3) * 3, die > 2 ? 4 : 1, 2, 2, colour);
  }
  if (isTaken) {
    matrix.drawGlyphs(ARROW_LEFT, stage.halfX, stage.halfY + 2, lit);
    matrix.drawGlyphs(THOUSAND, stage.halfX + 5, stage.halfY + 2, stage.colours[GREEN]!);
  } else {
    matrix.drawGlyphs(ARROW_RIGHT, stage.halfX + 13, stage.halfY + 2, lit);
    drawCentred(stage, TOWER, 5, 1, true, CURSOR);
  }
}
