import { SEAT } from "../../paint/palette";
import { drawFoot } from "../halves";
import { drawScore } from "../score";
import type { Stage } from "../stage";
import { asideState } from "./game";

/** A player's page of the score pad: the total. */
export function drawAsidePage(stage: Stage, seat: number): void {
  drawScore(stage, asideState(stage).totals[seat]!, 1, stage.colours[SEAT + seat]!);
  drawFoot(stage, seat);
}
