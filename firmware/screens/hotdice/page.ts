import type { HotDiceState } from "../../games/hotdice/state";
import { drawNumber } from "../../paint/draw";
import { SEAT } from "../../paint/palette";
import { drawFoot } from "../halves";
import type { Stage } from "../stage";
import { drawBox, drawBoxes, drawOwners } from "./box-picture";

/** A player's page of the score pad: how many boxes are ticked, and which; or (from 1 on) one box, and who has it. */
export function drawHotPage(stage: Stage, seat: number, box: number, isLit: boolean): void {
  const state = stage.session.table.state as HotDiceState;
  drawBoxes(stage, state.ticked[seat]!, seat, box, isLit);
  if (box > 0) {
    drawBox(stage, box, 0, 0);
    drawOwners(stage, state.ticked, box);
    return;
  }
  const total = stage.session.table.game!.totals(state)[seat]!;
  drawNumber(stage.matrix, total, 15, 1, stage.colours[SEAT + seat]!);
  drawFoot(stage, seat);
}
