import { total } from "../../games/spicy/result";
import type { SpicyState } from "../../games/spicy/state";
import { drawNumber, drawTightNumber } from "../../paint/draw";
import { LIT, SEAT } from "../../paint/palette";
import { drawFoot } from "../halves";
import type { Stage } from "../stage";
import { drawSheet, drawSpace } from "./sheet";

/** A player's page of the score pad: the total and the ten spaces, or (from 1 on) one of them with its points. */
export function drawSpicyPage(stage: Stage, seat: number, item: number, isLit: boolean): void {
  const state = stage.session.table.state as SpicyState;
  const row = state.spaces[seat]!;
  if (item === 0) {
    const points = total(state, seat);
    const colour = stage.colours[SEAT + seat]!;
    // The crown or the seat's number leaves nine columns.
    if (points > 99) drawTightNumber(stage.matrix, points, 7, 1, colour, stage.colours[LIT]!);
    else drawNumber(stage.matrix, points, 15, 1, colour);
  } else {
    drawSpace(stage, item - 1, 0, 0);
    const points = row[item - 1]!;
    if (points !== null) drawNumber(stage.matrix, points, 15, 1, stage.colours[LIT]!);
  }
  drawSheet(stage, row, item - 1, SEAT + seat, isLit);
  drawFoot(stage, seat);
}
