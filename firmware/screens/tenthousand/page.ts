import type { TenThousandState } from "../../games/tenthousand/state";
import { drawNumber } from "../../paint/draw";
import { SEAT } from "../../paint/palette";
import { drawAsidePage } from "../aside/page";
import { drawFoot, drawSeat } from "../halves";
import { drawCoin } from "../icons";
import type { Stage } from "../stage";

/** A player's page of the score pad: the total; in a game with chips ok turns to those won, or lying in the pot (-). */
export function drawTenThousandPage(stage: Stage, seat: number, item: number): void {
  const state = stage.session.table.state as TenThousandState;
  if (item === 0 || state.options === 0) {
    drawAsidePage(stage, seat);
    return;
  }
  drawSeat(stage, seat, 0, 0);
  drawCoin(stage, 9);
  drawNumber(stage.matrix, state.chips[seat]!, stage.halfX + 15, stage.halfY + 1, stage.colours[SEAT + seat]!);
  drawFoot(stage, seat);
}
