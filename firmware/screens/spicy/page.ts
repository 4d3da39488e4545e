import { total } from "../../games/spicy/result";
import type { SpicyState } from "../../games/spicy/state";
import { drawNumber } from "../../paint/draw";
import { LIT, SEAT } from "../../paint/palette";
import { drawFoot } from "../halves";
import type { Stage } from "../stage";
import { drawSheet, drawSpace } from "./sheet";

/** A player's page of the score pad: the total and the ten spaces, or (from 1 on) one of them with its points. */
export function drawSpicyPage(stage: Stage, seat: number, item: number, isLit: boolean): void {
  const state = stage.session.table.state as SpicyState;
  const row = state.spaces[seat]!;
  if (item === 0) drawNumber(stage.matrix, total(state, seat), 15, 1, stage.colours[SEAT + seat]!);
  else {
    drawSpace(stage, item - 1, 0, 0);
    const points = row[item - 1]!;
    if (points !== null) drawNumber(stage.matrix, points, 15, 1, stage.colours[LIT]!);
  }
  drawSheet(stage, row, item - 1, SEAT + seat, isLit);
  drawFoot(stage, seat);
}
