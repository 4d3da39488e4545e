import { ASK, HOT, type HotDiceState, ROLLS, type Thrown } from "../../games/hotdice/state";
import { blinks, drawDiceRow, RED_DIE, WHITE_DIE } from "../../paint/draw";
import { CORNERS, DOTS, FLAME, FLAME_INSIDE, QUESTION, RING, TICK } from "../../paint/glyphs";
import { CURSOR, DIM, GREEN, HELD, LIT, RED, SEAT } from "../../paint/palette";
import { drawMarks } from "../dice-rows";
import type { Flight } from "../flight";
import type { Stage } from "../stage";
import { drawTurn } from "../turn";

/** The stops of the cursor after the five white dice. */
export const ROLL_STOP = 5;
export const TICK_STOP = 6;
/** Boxes on a sheet: a player's column is full. */
const BOXES = 11;

/** What the tray is showing. */
export interface HotView {
  readonly cursor: number;
  /** Until then (ms) everything that can be pressed flashes. */
  readonly hintUntil: number;
  readonly weakUntil: number;
  /** Until then the special dice, or a turn that came to nothing, are to be read; 0: nothing is. */
  readonly readUntil: number;
  readonly flight: Flight;
  state(): HotDiceState;
  open(): number;
}

export function drawHotTray(stage: Stage, view: HotView): void {
  const state = view.state();
  const isReading = view.readUntil > 0 || view.flight.isUp();
  if (state.phase === "roll" && !isReading) {
    drawTurn(stage, stage.session.table.game!.totals(state), BOXES, view.weakUntil);
    return;
  }
  // A turn that ended leaves its dice to be seen.
  const thrown = state.phase === "roll" && state.last ? state.last : state;
  if (stage.halfX > 0) drawWhite(stage, view, thrown, 0, 5, 0);
  else {
    drawWhite(stage, view, thrown, 0, 3, 0);
    drawWhite(stage, view, thrown, 3, 5, 5);
  }
  drawSpecial(stage, view, thrown);
  drawStatus(stage, view, state);
}

function drawWhite(stage: Stage, view: HotView, thrown: Thrown, from: number, to: number, y: number): void {
  const faces: number[] = [];
  const looks: number[] = [];
  const rings: boolean[] = [];
  const corners: boolean[] = [];
  const dots: boolean[] = [];
  const state = view.state();
  for (let die = from; die < to; die++) {
    const isInAir = view.flight.isTumbling(die);
    faces.push(isInAir ? view.flight.face(die) : thrown.dice[die]!);
    looks.push(WHITE_DIE);
    rings.push(state.held[die]!);
    corners.push((view.cursor === die || view.hintUntil > stage.now) && !view.flight.isUp());
    dots.push(view.cursor === ROLL_STOP && !state.held[die]! && !view.flight.isUp());
  }
  drawDiceRow(stage.matrix, stage.colours, 0, y, faces, looks);
  drawMarks(stage, RING, rings, y, HELD);
  if (!blinks(stage.now) || view.readUntil > 0) return;
  drawMarks(stage, CORNERS, corners, y, CURSOR);
  drawMarks(stage, DOTS, dots, y, CURSOR);
}

/** Special die A in the place of a sixth die: blank, in flames, or asking; B beside the flames, for it counts only then. */
function drawSpecial(stage: Stage, view: HotView, thrown: Thrown): void {
  const matrix = stage.matrix;
  const isWide = stage.halfX > 0;
  const x = isWide ? 25 : 10;
  const y = isWide ? 0 : 5;
  const isInAir = view.flight.isTumbling(5);
  const face = isInAir ? view.flight.face(5) : thrown.special[0]!;
  drawDiceRow(matrix, stage.colours, x, y, [0], [RED_DIE]);
  if (face === ASK) matrix.drawGlyphs(QUESTION, x, y, stage.colours[LIT]!);
  if (face !== HOT) return;
  matrix.fillRect(x + 1, y + 1, 3, 3, stage.colours[blinks(stage.now) ? CURSOR : RED]!);
  if (isInAir || view.flight.isTumbling(6)) return;
  if (isWide) {
    drawDiceRow(matrix, stage.colours, 19, 4, [thrown.special[1]!], [RED_DIE]);
    return;
  }
  matrix.drawGlyphs(FLAME, 0, 8, stage.colours[RED]!);
  matrix.drawGlyphs(FLAME_INSIDE, 0, 8, stage.colours[CURSOR]!);
  drawDiceRow(matrix, stage.colours, 9, 11, [thrown.special[1]!], [RED_DIE]);
}

/** Rolls left as blocks in the player's colour, and a tick that blinks while a box is met. */
function drawStatus(stage: Stage, view: HotView, state: HotDiceState): void {
  const matrix = stage.matrix;
  const isWide = stage.halfX > 0;
  const colour = stage.colours[SEAT + state.seat]!;
  matrix.fillRect(matrix.width - 1, 0, 1, matrix.height, colour);
  if (view.readUntil > 0 || state.phase !== "choose") return;
  const y = isWide ? 6 : 12;
  for (let roll = 0; roll < ROLLS; roll++) {
    const isLeft = roll >= state.rollsUsed;
    const isMeant = view.cursor === ROLL_STOP && isLeft && blinks(stage.now);
    matrix.fillRect(roll * 2, y, 1, 2, stage.colours[isMeant ? CURSOR : isLeft ? SEAT + state.seat : DIM]!);
  }
  if (view.open() === 0) return;
  const isLit = view.cursor !== TICK_STOP || blinks(stage.now);
  if (isLit && isWide) matrix.fillRect(14, 6, 3, 2, stage.colours[view.cursor === TICK_STOP ? CURSOR : GREEN]!);
  else if (isLit) matrix.drawGlyphs(TICK, 9, 11, stage.colours[view.cursor === TICK_STOP ? CURSOR : GREEN]!);
}
