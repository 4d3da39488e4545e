import { uselessDie } from "../../games/aside/scoring";
import type { AsideState } from "../../games/aside/state";
import { flagsOf } from "../../games/aside/table";
import { TO_OPEN } from "../../games/tenthousand/state";
import { blinks, drawNumber, drawSmallNumber, drawTightNumber, marks } from "../../paint/draw";
import {
  CORNERS,
  CROSS,
  CROSS_SMALL,
  CROWN,
  DIE_BODY,
  DOTS,
  NO_PIPS,
  STAIRS,
  THOUSAND,
  TICK,
} from "../../paint/glyphs";
import { CURSOR, DIM, GREEN, HELD, LIT, RED, SEAT, SEAT_DIM } from "../../paint/palette";
import {
  ALL_BODIES,
  brightBodies,
  cornersOf,
  type DiceLayers,
  drawDice,
  drawDiceLine,
  redBodies,
  ringsOf,
} from "../dice-rows";
import type { Flight } from "../flight";
import { drawCentred } from "../halves";
import type { Stage } from "../stage";
import { drawTurn } from "../turn";
import { asideGame, asideState, strikes } from "./game";
import { drawPassed } from "./passed";

/** The stops of the cursor after the dice: all that scores, roll on, bank, the game's other roll. */
export const TAKE_STOP = 6;
export const ROLL_STOP = 7;
export const BANK_STOP = 8;
export const OTHER_STOP = 9;

/** "Played to 10,000": the column on the right is full. */
const GOAL = 10000;

const BANK = { verb: "bank", values: [] };

/** What the tray is showing. */
export interface AsideView {
  /** A die 0-5 or a stop. */
  readonly cursor: number;
  /** Until then (ms) the dice that ended the turn, or the game, are shown. */
  readonly readUntil: number;
  /** Whose dice these are: after a bust not the one whose turn it is. */
  readonly seat: number;
  /** The choice worth most, dice 1-6. */
  readonly best: readonly number[];
  /** Dice that belong to some combination. */
  readonly lights: readonly boolean[];
  /** The bodies drawn last: what tumbles keeps them until it has landed. */
  bodies: string;
  readonly flight: Flight;
  /** The state that may be seen: while dice are in the air the one before they were rolled. */
  shown(): AsideState;
  /** Rolling on is legal: dice that score are chosen. */
  mayRoll(): boolean;
  /** Which dice stay where they are when the roll is made. */
  staying(): readonly boolean[];
  /** For each die how many faces it has in the game's other roll, 0 if it stays. */
  otherDice(): number[];
}

export function drawAside(stage: Stage, view: AsideView): void {
  const state = asideState(stage);
  const isRead = view.readUntil > stage.now;
  if (state.phase !== "choose" && !view.flight.isUp() && !isRead) {
    const passed = view.otherDice();
    if (passed.length > 0) drawPassed(stage, passed, view.cursor === OTHER_STOP);
    else drawTurn(stage, state.totals, GOAL, view.flight.weakUntil);
    const inRow = strikes(state, state.seat);
    for (let i = 0; i < inRow; i++) stage.matrix.fillRect(1 + i * 3, 7, 2, 1, stage.colours[RED]!);
    return;
  }
  const isStill = !view.flight.isUp() && !isRead;
  if (view.cursor === BANK_STOP && isStill) drawBank(stage);
  else if (view.cursor === ROLL_STOP && isStill && view.flight.hintUntil <= stage.now && !view.mayRoll()) {
    if (blinks(stage.now)) drawCentred(stage, CROSS, 7, 1, false, RED);
  } else drawTheDice(stage, view, isRead);
  drawStatus(stage, view, isRead);
}

/** May the turn be banked? A tick; else the points that a first bank needs, or a cross if dice must be chosen. */
function drawBank(stage: Stage): void {
  const state = asideState(stage);
  if (asideGame(stage).refusal(state, BANK) === "") drawCentred(stage, TICK, 6, 2, false, GREEN);
  else if (state.chosenPoints > 0 || state.aside.indexOf(false) < 0)
    drawNumber(stage.matrix, TO_OPEN, 14, 2, stage.colours[RED]!);
  else drawCentred(stage, CROSS, 7, 1, false, RED);
}

function drawTheDice(stage: Stage, view: AsideView, isRead: boolean): void {
  const state = view.shown();
  const now = asideState(stage);
  const flight = view.flight;
  const isStill = !flight.isUp() && !isRead;
  const pips = flight.pips(now.bust.length > 0 ? now.bust : now.dice);
  const out = flight.lying(state.aside);
  const quiet = ringsOf(out);
  // Dice that are out of play have no body under their pips.
  const bodies = quiet === "" ? ALL_BODIES : marks(out, NO_PIPS, DIE_BODY);
  view.bodies = bodies;
  const scores = isStill ? marks(view.lights, DIE_BODY, NO_PIPS) : "";
  const red = asideGame(stage).hasRed ? redBodies(pips) : "";
  const bright = isStill ? brightBodies(stage, red, view.lights) : "";
  const rings = ringsOf(flight.lying(state.chosen));
  const corners = isStill ? pointed(stage, view) : "";
  const isRoll = view.cursor === ROLL_STOP || view.cursor === OTHER_STOP;
  const dots = isRoll && isStill && flight.hintUntil <= stage.now ? marks(view.staying(), NO_PIPS, DOTS) : "";
  const dice = [bodies, scores, red, bright, pips, rings, quiet, corners, dots];
  drawLayers(stage, dice);
  if (isRead && now.bust.length > 0 && blinks(stage.now)) drawCentred(stage, CROSS, 7, 1, false, RED);
}

/** What changes while dice tumble. */
export function drawAsideTumbling(stage: Stage, view: AsideView, isBlink: boolean): void {
  const now = asideState(stage);
  const pips = view.flight.pips(now.bust.length > 0 ? now.bust : now.dice);
  const red = asideGame(stage).hasRed ? redBodies(pips) : "";
  drawLayers(stage, [view.bodies, "", red, "", pips]);
  if (isBlink) drawStatus(stage, view, false);
}

function drawLayers(stage: Stage, dice: DiceLayers): void {
  if (stage.halfX > 0) drawDiceLine(stage, dice);
  else drawDice(stage, dice);
}

/**
 * Corners round what the next press means. A hint shows the die that keeps the others from scoring, if there is one, else
 * all that scores.
 */
function pointed(stage: Stage, view: AsideView): string {
  const now = asideState(stage);
  if (view.flight.hintUntil > stage.now) {
    const useless = now.chosenPoints < 0 ? uselessDie(now.dice, now.chosen) : 0;
    return useless > 0 ? cornersOf(useless - 1) : marks(view.lights, CORNERS, NO_PIPS);
  }
  return view.cursor === TAKE_STOP ? marks(flagsOf(view.best), CORNERS, NO_PIPS) : cornersOf(view.cursor);
}

/** What the turn is worth with the dice chosen, and how far its player is. */
function drawStatus(stage: Stage, view: AsideView, isRead: boolean): void {
  const state = view.shown();
  const isWide = stage.halfX > 0;
  const isWrong = state.chosenPoints < 0;
  const points = state.turnPoints + (isWrong ? 0 : state.chosenPoints);
  const seatColour = stage.colours[SEAT + view.seat]!;
  const isMeant = view.cursor === BANK_STOP && blinks(stage.now);
  const colour = isMeant ? stage.colours[CURSOR]! : isWrong ? stage.colours[RED]! : seatColour;
  if (isRead) drawEnd(stage, state, view.seat, isWide ? 3 : 11);
  else if (view.cursor === OTHER_STOP) {
    const isTake = asideGame(stage).otherRoll === "take";
    const y = isWide ? (isTake ? 3 : 4) : 11;
    stage.matrix.drawGlyphs(isTake ? THOUSAND : STAIRS, isWide ? 0 : 2, y, stage.colours[LIT]!);
  } else if (isWide) drawSmallNumber(stage.matrix, points, 29, colour);
  else if (points > 9999) drawTightNumber(stage.matrix, points, 0, 11, colour, stage.colours[LIT]!);
  else drawNumber(stage.matrix, points, 14, 11, colour);
  const height = stage.matrix.height;
  const x = stage.matrix.width - 1;
  const total = state.totals[view.seat]!;
  const reached = Math.max(0, Math.min(height, ((total * height) / GOAL) | 0));
  const hoped = Math.max(reached, Math.min(height, (((total + points) * height) / GOAL) | 0));
  if (hoped > reached)
    stage.matrix.fillRect(x, height - hoped, 1, hoped - reached, stage.colours[blinks(stage.now) ? HELD : DIM]!);
  if (reached > 0) stage.matrix.fillRect(x, height - reached, 1, reached, seatColour);
  else stage.matrix.fillRect(x, height - 1, 1, 1, stage.colours[SEAT_DIM + view.seat]!);
}

/**
 * What dice came to that ended the turn: a crown for six 1s that won; else 0, and where they are counted a small cross
 * for each such turn in a row, or what the third one costs.
 */
function drawEnd(stage: Stage, state: AsideState, seat: number, y: number): void {
  const matrix = stage.matrix;
  const red = stage.colours[RED]!;
  const x = matrix.width - 15;
  if (state.bust.length === 0) {
    matrix.drawGlyphs(CROWN, x + 3, y, stage.colours[CURSOR]!);
    return;
  }
  const count = strikes(state, seat);
  if (count === 0) matrix.drawGlyphs(`-${THOUSAND}`, x, y, red);
  else drawNumber(matrix, 0, x + 13, y, red);
  for (let i = 0; i < count; i++) matrix.drawGlyphs(CROSS_SMALL, x + i * 4, y + 1, red);
}
