import type { SpicyState } from "../../games/spicy/state";
import { blinks, drawBar, drawNumber, sway } from "../../paint/draw";
import { CROSS, EMPTY_DIE, PAD, PAD_SMALL, ROLL_AGAIN, ROLL_SMALL, TOWER } from "../../paint/glyphs";
import { BLACK, CURSOR, DIM, LIT, RED, SEAT, SEAT_DIM } from "../../paint/palette";
import { type DiceLayers, drawDice } from "../dice-rows";
import type { Flight } from "../flight";
import { drawCentred, drawSeat } from "../halves";
import type { Stage } from "../stage";

/** The stops of the cursor after the six dice. */
export const ROLL_STOP = 6;
export const SCORE_STOP = 7;
/** Where the cursor is while the first roll of a turn is due. */
export const FIRST_ROLL = 8;

/** What the tray is showing. */
export interface TrayView {
  /** A die 0-5 or a stop. */
  readonly cursor: number;
  /** Until then (ms) the picture says that there are no rolls left. */
  readonly emptyUntil: number;
  readonly flight: Flight;
  state(): SpicyState;
  view(): DiceLayers;
}

/** The whole tray: dice, what is held, where the cursor is, the player's colour and the rolls left. */
export function drawTray(stage: Stage, tray: TrayView): void {
  if (tray.emptyUntil > stage.now) {
    drawCentred(stage, EMPTY_DIE, 7, 0, false, LIT);
    drawCentred(stage, CROSS, 7, 0, true, RED);
    return;
  }
  const isWaiting = tray.state().phase === "roll" && !tray.flight.isUp();
  if (isWaiting) drawWaiting(stage, tray.state().seat, tray.flight.weakUntil > stage.now);
  else drawDice(stage, tray.view());
  drawStatus(stage, tray, isWaiting);
}

/** Whose turn it is, and a tower that wants to be shaken; a shake too weak to roll makes it jump. */
function drawWaiting(stage: Stage, seat: number, isFelt: boolean): void {
  const isWide = stage.halfX > 0;
  const x = isWide ? 17 : 1;
  drawSeat(stage, seat, x, isWide ? 0 : 1);
  stage.matrix.drawGlyphs(
    TOWER,
    x + 7 + sway(stage.now),
    isWide || isFelt ? 1 : 2,
    stage.colours[isFelt ? LIT : CURSOR]!,
  );
}

/** The colour of a stop: blinking where the cursor is, dim elsewhere. */
function stopColour(stage: Stage, isMeant: boolean): number {
  return stage.colours[isMeant && blinks(stage.now) ? CURSOR : DIM]!;
}

/**
 * 16x16: the rolls left as a number and as the column on the right, which drains from the top, two rolls a pixel.
 * @param isWaiting for the first roll of a turn
 */
export function drawStatus(stage: Stage, tray: TrayView, isWaiting: boolean): void {
  if (stage.halfX > 0) {
    drawWideStatus(stage, tray, isWaiting);
    return;
  }
  const matrix = stage.matrix;
  const state = tray.state();
  const colour = stage.colours[SEAT + state.seat]!;
  const left = state.rollsLeft[state.seat]!;
  const pixels = left >> 1;
  if (pixels > 0) matrix.fillRect(15, 16 - pixels, 1, pixels, colour);
  if (left & 1) matrix.fillRect(15, 15 - pixels, 1, 1, stage.colours[SEAT_DIM + state.seat]!);
  drawNumber(matrix, left, left > 9 ? 6 : 2, 11, colour);
  const isRoll = tray.cursor === ROLL_STOP || tray.cursor === FIRST_ROLL;
  matrix.drawGlyphs(ROLL_AGAIN, 7, 11, left > 0 ? stopColour(stage, isRoll) : stage.colours[BLACK]!);
  if (state.phase === "choose") matrix.drawGlyphs(PAD, 12, 11, stopColour(stage, tray.cursor === SCORE_STOP));
}

/** 32x8: the rolls left as two rows of up to 15 pixels, a roll each; as a number too while there is room. */
function drawWideStatus(stage: Stage, tray: TrayView, isWaiting: boolean): void {
  const matrix = stage.matrix;
  const state = tray.state();
  const colour = stage.colours[SEAT + state.seat]!;
  const left = state.rollsLeft[state.seat]!;
  matrix.fillRect(31, 0, 1, 8, colour);
  drawBar(matrix, 0, 6, left, 15, colour);
  if (isWaiting) {
    drawNumber(matrix, left, left > 9 ? 6 : 2, 0, colour);
    return;
  }
  if (left > 0) matrix.drawGlyphs(ROLL_SMALL, 19, 5, stopColour(stage, tray.cursor === ROLL_STOP));
  if (state.phase === "choose") matrix.drawGlyphs(PAD_SMALL, 25, 5, stopColour(stage, tray.cursor === SCORE_STOP));
}
