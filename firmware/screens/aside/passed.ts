import { blinks } from "../../paint/draw";
import { CURSOR, DIM } from "../../paint/palette";
import { drawSeat } from "../halves";
import type { Stage } from "../stage";

/**
 * The dice that the player before left, small, with those blinking that would be rolled instead of all six.
 * @param passed for each die how many faces it has, 0 for one that stays
 */
export function drawPassed(stage: Stage, passed: readonly number[]): void {
  drawSeat(stage, stage.session.table.state!.seat, 1, 0);
  for (let die = 0; die < passed.length; die++) {
    const colour = stage.colours[passed[die]! > 0 && blinks(stage.now) ? CURSOR : DIM]!;
    stage.matrix.fillRect(8 + (die % 3) * 3, die > 2 ? 4 : 1, 2, 2, colour);
  }
}
