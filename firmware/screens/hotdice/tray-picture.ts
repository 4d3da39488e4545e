import { ASK, HOT, type HotDiceState, ROLLS, type Thrown } from "../../games/hotdice/state";
import { blinks, marks } from "../../paint/draw";
import {
  CROSS,
  DIE_BODY,
  DOTS,
  FLAME,
  FLAME_INSIDE,
  NO_PIPS,
  PIPS,
  QUESTION,
  TICK,
  TICK_SMALL,
} from "../../paint/glyphs";
import { BLACK, CURSOR, DIM, GREEN, LIT, RED, RED_BODY, SEAT } from "../../paint/palette";
import { ALL_CORNERS, cornersOf, drawDice, drawPlainDice, ringsOf } from "../dice-rows";
import type { Flight } from "../flight";
import { drawCentred } from "../halves";
import type { Stage } from "../stage";
import { drawTurn } from "../turn";

/** The stops of the cursor after the five white dice. */
export const ROLL_STOP = 5;
export const TICK_STOP = 6;
const WHITE_BODIES = "hhhhh";
/** Boxes on a sheet: a player's column is full. */
const BOXES = 11;

/** What the tray is showing. */
export interface HotView {
  readonly cursor: number;
  /** Until then (ms) the special dice, or a turn that came to nothing, are to be read; 0: nothing is. */
  readonly readUntil: number;
  /** Whose dice these are: after a turn that came to nothing not the one whose turn it is. */
  readonly seat: number;
  readonly flight: Flight;
  state(): HotDiceState;
  /** The state that may be seen: while dice are in the air the one before they were rolled. */
  shown(): HotDiceState;
  /** Boxes that the dice meet and their player still lacks: bit 1 << box. */
  open(): number;
}

export function drawHotTray(stage: Stage, view: HotView): void {
  const state = view.state();
  const isReading = view.readUntil > 0 || view.flight.isUp();
  if (state.phase === "roll" && !isReading) {
    drawTurn(stage, stage.session.table.game!.totals(state), BOXES, view.flight.weakUntil);
    return;
  }
  const thrown = thrownOf(state);
  drawWhite(stage, view, thrown);
  drawSpecial(stage, view, thrown);
  drawStatus(stage, view, view.shown());
  if (state.phase === "roll" && !view.flight.isUp() && blinks(stage.now))
    drawCentred(stage, CROSS, 7, 1, stage.halfX === 0, RED);
}

/** What changes while dice tumble; a question mark is wider than the body that covers pips. */
export function drawHotTumbling(stage: Stage, view: HotView, isBlink: boolean): void {
  const thrown = thrownOf(view.state());
  const isWide = stage.halfX > 0;
  drawDice(stage, [WHITE_BODIES, "", "", "", view.flight.pips(thrown.dice)]);
  stage.matrix.fillRect(isWide ? 25 : 10, isWide ? 0 : 5, 5, 5, stage.colours[BLACK]!);
  drawSpecial(stage, view, thrown);
  if (isBlink) drawStatus(stage, view, view.shown());
}

/** The dice to be seen: a turn that ended leaves its own. */
function thrownOf(state: HotDiceState): Thrown {
  return state.phase === "roll" && state.last ? state.last : state;
}

function drawWhite(stage: Stage, view: HotView, thrown: Thrown): void {
  const state = view.shown();
  const flight = view.flight;
  const isStill = !flight.isUp() && view.readUntil === 0;
  const isHinting = flight.hintUntil > stage.now && state.rollsUsed < ROLLS;
  const cursor = view.cursor;
  const corners = isHinting ? ALL_CORNERS.substring(1) : cursor < ROLL_STOP ? cornersOf(cursor) : "";
  const dots = cursor === ROLL_STOP ? marks(state.held, NO_PIPS, DOTS) : "";
  const marked = isStill ? [corners, dots] : ["", ""];
  drawDice(stage, [WHITE_BODIES, "", "", "", flight.pips(thrown.dice), ringsOf(state.held), ""].concat(marked));
}

/** Special die A in the place of a sixth die: blank, in flames, or asking; B beside the flames, for it counts only then. */
function drawSpecial(stage: Stage, view: HotView, thrown: Thrown): void {
  const matrix = stage.matrix;
  const isWide = stage.halfX > 0;
  const x = isWide ? 25 : 10;
  const y = isWide ? 0 : 5;
  const isInAir = view.flight.isTumbling(5);
  const face = isInAir ? view.flight.face(5) : thrown.special[0]!;
  matrix.drawGlyphs(DIE_BODY, x, y, stage.colours[RED_BODY]!);
  if (face === ASK) matrix.drawGlyphs(QUESTION, x, y, stage.colours[LIT]!);
  // HOT for a box that everybody has counts as blank: the turn goes on.
  if (face !== HOT || (!isInAir && view.state().phase === "choose")) return;
  matrix.fillRect(x + 1, y + 1, 3, 3, stage.colours[blinks(stage.now) ? CURSOR : RED]!);
  if (isInAir || view.flight.isTumbling(6)) return;
  if (isWide) {
    drawPlainDice(stage, 19, 4, PIPS[thrown.special[1]!]!, DIE_BODY);
    return;
  }
  matrix.drawGlyphs(FLAME, 0, 8, stage.colours[RED]!);
  matrix.drawGlyphs(FLAME_INSIDE, 0, 8, stage.colours[CURSOR]!);
  drawPlainDice(stage, 9, 11, PIPS[thrown.special[1]!]!, DIE_BODY);
}

/** Rolls left as blocks in the player's colour, and a tick that blinks while a box is met. */
function drawStatus(stage: Stage, view: HotView, state: HotDiceState): void {
  const matrix = stage.matrix;
  const isWide = stage.halfX > 0;
  matrix.fillRect(matrix.width - 1, 0, 1, matrix.height, stage.colours[SEAT + view.seat]!);
  if (view.readUntil > 0 || state.phase !== "choose") return;
  const y = isWide ? 6 : 12;
  for (let roll = 0; roll < ROLLS; roll++) {
    const isLeft = roll >= state.rollsUsed;
    const isMeant = view.cursor === ROLL_STOP && isLeft && blinks(stage.now);
    matrix.fillRect(roll * 2, y, 1, 2, stage.colours[isMeant ? CURSOR : isLeft ? SEAT + state.seat : DIM]!);
  }
  if (view.open() === 0 || view.flight.isUp()) return;
  if (view.cursor === TICK_STOP && !blinks(stage.now)) return;
  const colour = stage.colours[view.cursor === TICK_STOP ? CURSOR : GREEN]!;
  if (isWide) matrix.drawGlyphs(TICK_SMALL, 14, 5, colour);
  else matrix.drawGlyphs(TICK, 9, 11, colour);
}
