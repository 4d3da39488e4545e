import { EVEN, FOUR, ODD, PAIR3, STRAIGHT as STRAIGHT_BOX } from "../../games/hotdice/state";
import { pipsOf } from "../../paint/draw";
import { DIE_BODY, PIPS, STRAIGHT } from "../../paint/glyphs";
import { BODY, CURSOR, DIM, LIT, SEAT, SEAT_DIM } from "../../paint/palette";
import { drawPlainDice } from "../dice-rows";
import type { Stage } from "../stage";

/**
 * The picture of a box 1-11 on 16x8 pixels: "5" and a die, "4" and any die, "2+3", stairs, three odd or even dice.
 * @param x of its left edge, @param y of its top: those of a half
 */
export function drawBox(stage: Stage, box: number, x: number, y: number): void {
  const matrix = stage.matrix;
  const lit = stage.colours[LIT]!;
  if (box < FOUR) {
    matrix.drawGlyphs("5", x + 2, y + 1, lit);
    drawPlainDice(stage, x + 8, y + 1, PIPS[box]!, "");
  } else if (box === FOUR) {
    matrix.drawGlyphs("4", x + 2, y + 1, lit);
    matrix.drawGlyphs(DIE_BODY, x + 8, y + 1, stage.colours[BODY]!);
  } else if (box === PAIR3) matrix.drawGlyphs("2+3", x + 2, y + 1, lit);
  else if (box === STRAIGHT_BOX) matrix.drawGlyphs(STRAIGHT, x + 4, y, lit);
  else drawPlainDice(stage, x, y + 1, pipsOf(box === ODD ? [1, 3, 5] : [2, 4, 6]), "");
}

/** Boxes in a row of the sheet: the six numbers, below them the other five. */
const ROW = 6;

/**
 * A player's eleven boxes in the second half, two pixels high: a dot is open.
 * @param ticked bit 1 << box
 * @param cursor the box pointed at, 0 for none
 */
export function drawBoxes(stage: Stage, ticked: number, seat: number, cursor: number, isLit: boolean): void {
  for (let box = 1; box <= EVEN; box++) {
    const x = stage.halfX + 2 + ((box - 1) % ROW) * 2;
    const y = stage.halfY + (box > ROW ? 3 : 0);
    if (box === cursor && isLit) stage.matrix.fillRect(x, y, 1, 2, stage.colours[CURSOR]!);
    else if ((ticked & (1 << box)) > 0) stage.matrix.fillRect(x, y, 1, 2, stage.colours[SEAT + seat]!);
    else stage.matrix.fillRect(x, y + 1, 1, 1, stage.colours[DIM]!);
  }
}

/** The lowest row of the second half: who has the box, bright; who lacks it, dim. */
export function drawOwners(stage: Stage, ticked: readonly number[], box: number): void {
  for (let seat = 0; seat < ticked.length; seat++) {
    const colour = (ticked[seat]! & (1 << box)) > 0 ? SEAT : SEAT_DIM;
    stage.matrix.fillRect(stage.halfX + seat * 4, stage.halfY + 7, 3, 1, stage.colours[colour + seat]!);
  }
}
