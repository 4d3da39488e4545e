import { blinks, sway } from "../paint/draw";
import { TOWER } from "../paint/glyphs";
import { CURSOR, LIT, RED, SEAT, SEAT_DIM } from "../paint/palette";
import { drawSeat } from "./halves";
import type { Stage } from "./stage";

/** Rows of a player's column above its foot. */
const ROWS = 7;

/**
 * Before the first roll of a turn: whose it is, a tower to shake, and how far everybody is, a column each.
 * @param totals points by seat, also below zero
 * @param goal points of a full column
 * @param weakUntil until then (ms) the tower shows that it felt something, too little to roll
 */
export function drawTurn(stage: Stage, totals: readonly number[], goal: number, weakUntil: number): void {
  const turn = stage.session.table.state!.seat;
  const isFelt = weakUntil > stage.now;
  drawSeat(stage, turn, 1, 0);
  stage.matrix.drawGlyphs(TOWER, 9 + sway(stage.now), isFelt ? 0 : 1, stage.colours[isFelt ? LIT : CURSOR]!);
  const bottom = stage.halfY + ROWS;
  for (let seat = 0; seat < totals.length; seat++) {
    const total = totals[seat]!;
    const x = stage.halfX + seat * 2;
    const isTurn = seat === turn;
    const rows = Math.max(0, Math.min(ROWS, ((total * ROWS) / goal) | 0));
    stage.matrix.fillRect(x, bottom, 2, 1, stage.colours[total < 0 ? RED : SEAT + seat]!);
    if (rows > 0 && (!isTurn || blinks(stage.now)))
      stage.matrix.fillRect(x, bottom - rows, 2, rows, stage.colours[(isTurn ? SEAT : SEAT_DIM) + seat]!);
  }
}
