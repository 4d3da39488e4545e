import type { SpicyState } from "../games/spicy/state";
import { BRIGHT_RED_DIE, blinks, drawBar, drawDiceRow, drawNumber, RED_DIE, WHITE_DIE } from "../paint/draw";
import {
  CORNERS,
  CROSS,
  DOTS,
  EMPTY_DIE,
  PAD,
  PAD_SMALL,
  PIPS,
  RING,
  ROLL_AGAIN,
  ROLL_SMALL,
  TOWER,
} from "../paint/glyphs";
import { BLACK, CURSOR, DIM, HELD, LIT, RED, SEAT, SEAT_DIM } from "../paint/palette";
import { drawCentred, drawSeat } from "./halves";
import type { Stage } from "./stage";

const NOTHING = PIPS[0]!;

/** The stops of the cursor after the six dice. */
export const ROLL_STOP = 6;
export const SCORE_STOP = 7;
/** Where the cursor is while the first roll of a turn is due. */
export const FIRST_ROLL = 8;

/** What the tray is showing. */
export interface TrayView {
  /** A die 0-5 or a stop. */
  readonly cursor: number;
  /** Until then (ms) everything that can be pressed flashes. */
  readonly hintUntil: number;
  /** Until then the tower shows that it felt something, too little to roll. */
  readonly weakUntil: number;
  /** Until then the picture says that there are no rolls left. */
  readonly emptyUntil: number;
  state(): SpicyState;
  /** The face to show for a die. */
  face(die: number): number;
  isTumbling(die: number): boolean;
}

/** The whole tray: dice, what is held, where the cursor is, the player's colour and the rolls left. */
export function drawTray(stage: Stage, tray: TrayView): void {
  const state = tray.state();
  const wide = stage.halfX > 0;
  if (tray.emptyUntil > stage.now) {
    drawCentred(stage, EMPTY_DIE, 7, 0, false, LIT);
    drawCentred(stage, CROSS, 7, 0, true, RED);
    return;
  }
  if (state.phase === "roll" && !tray.isTumbling(0)) drawFirst(stage, tray, wide);
  else if (wide) drawRow(stage, tray, 0, 6, 0);
  else {
    drawRow(stage, tray, 0, 3, 0);
    drawRow(stage, tray, 3, 6, 5);
  }
  drawStatus(stage, tray, wide);
}

/** Whose turn it is, and a tower that wants to be shaken; a shake too weak to roll makes it jump. */
function drawFirst(stage: Stage, tray: TrayView, wide: boolean): void {
  const x = wide ? 17 : 1;
  drawSeat(stage, tray.state().seat, x, wide ? 0 : 1);
  const isFelt = tray.weakUntil > stage.now;
  const sway = stage.now % 1200 < 600 ? ((stage.now / 100) | 0) & 1 : 0;
  stage.matrix.drawGlyphs(TOWER, x + 7 + sway, wide || isFelt ? 1 : 2, stage.colours[isFelt ? LIT : CURSOR]!);
}

/** Dice `from` up to `to` (not included) in one row, with a ring round those that stay. */
function drawRow(stage: Stage, tray: TrayView, from: number, to: number, y: number): void {
  const state = tray.state();
  const faces: number[] = [];
  const looks: number[] = [];
  let rings = "";
  let corners = "";
  let dots = "";
  const isHinting = tray.hintUntil > stage.now;
  for (let die = from; die < to; die++) {
    const face = tray.face(die);
    faces.push(face);
    const isInAir = tray.isTumbling(die);
    // A fresh red die breathes: it can still be turned.
    const isBright = state.fresh[die]! && !isInAir && stage.now % 720 < 300;
    looks.push(face !== die + 1 ? WHITE_DIE : isBright ? BRIGHT_RED_DIE : RED_DIE);
    rings += state.held[die] ? RING : NOTHING;
    corners += (tray.cursor === die || isHinting) && !isInAir ? CORNERS : NOTHING;
    dots += tray.cursor === ROLL_STOP && !state.held[die] && !isInAir ? DOTS : NOTHING;
  }
  drawDiceRow(stage.matrix, stage.colours, 0, y, faces, looks);
  stage.matrix.drawGlyphs(rings, 0, y, stage.colours[HELD]!);
  if (!blinks(stage.now)) return;
  stage.matrix.drawGlyphs(corners, 0, y, stage.colours[CURSOR]!);
  if (tray.cursor === ROLL_STOP) stage.matrix.drawGlyphs(dots, 0, y, stage.colours[CURSOR]!);
}

/** Rolls left as a bar and, on 16x16, as a number; the player's colour; the stops. */
function drawStatus(stage: Stage, tray: TrayView, wide: boolean): void {
  const matrix = stage.matrix;
  const state = tray.state();
  const colour = stage.colours[SEAT + state.seat]!;
  const left = state.rollsLeft[state.seat]!;
  const lit = blinks(stage.now);
  const rollColour =
    stage.colours[
      left === 0 ? BLACK : tray.cursor === ROLL_STOP || tray.cursor === FIRST_ROLL ? (lit ? CURSOR : DIM) : DIM
    ]!;
  const padColour = stage.colours[tray.cursor === SCORE_STOP ? (lit ? CURSOR : DIM) : DIM]!;
  if (wide) {
    matrix.fillRect(31, 0, 1, 8, colour);
    drawBar(matrix, 0, 6, left, 15, colour);
    if (state.phase === "roll") {
      if (!tray.isTumbling(0)) drawNumber(matrix, left, left > 9 ? 6 : 2, 0, colour);
      return;
    }
    matrix.drawGlyphs(ROLL_SMALL, 19, 5, rollColour);
    matrix.drawGlyphs(PAD_SMALL, 25, 5, padColour);
    return;
  }
  // The column on the right drains from the top, two rolls a pixel; the last odd one is dim.
  const pixels = left >> 1;
  if (pixels > 0) matrix.fillRect(15, 16 - pixels, 1, pixels, colour);
  if (left & 1) matrix.fillRect(15, 15 - pixels, 1, 1, stage.colours[SEAT_DIM + state.seat]!);
  drawNumber(matrix, left, left > 9 ? 6 : 2, 11, colour);
  matrix.drawGlyphs(ROLL_AGAIN, 7, 11, rollColour);
  if (state.phase === "choose") matrix.drawGlyphs(PAD, 12, 11, padColour);
}
