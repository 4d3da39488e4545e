import { drawNumber } from "../paint/draw";
import { CROSS } from "../paint/glyphs";
import { CURSOR, RED } from "../paint/palette";
import { drawCentred } from "./halves";
import type { Stage } from "./stage";

/** Something went wrong in the program: a cross and how often it has since power-on. The console says what it was. */
export function drawError(stage: Stage, errors: number): void {
  drawCentred(stage, CROSS, 7, 0, false, RED);
  drawNumber(stage.matrix, errors % 100, stage.halfX + 9, stage.halfY + 1, stage.colours[CURSOR]!);
}
