import type { LedMatrix } from "../../hal/led-matrix";
import { drawNumber } from "../paint/draw";
import { CROSS, TOWER } from "../paint/glyphs";
import { CURSOR, LIT, RED } from "../paint/palette";
import { drawCentred } from "./halves";
import type { Stage } from "./stage";

/**
 * Something went wrong, a cross. In the program: how often since power-on; the console says what it was.
 * @param errors 0: the sensor stopped answering: a tower that feels nothing
 */
export function drawError(stage: Stage, errors: number): void {
  drawCentred(stage, CROSS, 7, 0, false, RED);
  if (errors > 0) drawNumber(stage.matrix, errors % 100, stage.halfX + 9, stage.halfY + 1, stage.colours[CURSOR]!);
  else drawCentred(stage, TOWER, 5, 1, true, LIT);
}

/** A grey that is the same in every colour order and dim on every supply. */
const GREY = 0x101010;
const PLENTY_MILLIAMPS = 500;

/** The tower can't start: a cross, and the GPIO that the message names. */
export function drawDead(matrix: LedMatrix, message: string): void {
  matrix.clear();
  matrix.drawGlyphs(CROSS, 0, 0, GREY);
  const pin = parseInt(message.substring(message.indexOf("GPIO ") + 5), 10);
  if (pin >= 0) drawNumber(matrix, pin, 14, 1, GREY);
  matrix.show(PLENTY_MILLIAMPS);
}
