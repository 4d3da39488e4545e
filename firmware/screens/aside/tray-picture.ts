import {
  blinks,
  drawNumber,
  drawSmallNumber,
  drawTightNumber,
  RED_DIE,
  SCORING_DIE,
  WHITE_DIE,
} from "../../paint/draw";
import { CROSS, STAIRS, TICK } from "../../paint/glyphs";
import { CURSOR, DIM, GREEN, HELD, LIT, RED, SEAT, SEAT_DIM } from "../../paint/palette";
import { drawDice, drawDiceLine } from "../dice-rows";
import type { Flight } from "../flight";
import { drawCentred } from "../halves";
import type { Stage } from "../stage";
import { drawTurn } from "../turn";
import { asideGame, asideState } from "./game";
import { drawPassed } from "./passed";

/** The stops of the cursor after the dice: all that scores, roll on, bank, the game's other roll. */
export const TAKE_STOP = 6;
export const ROLL_STOP = 7;
export const BANK_STOP = 8;
export const OTHER_STOP = 9;

/** "Played to 10,000": the column on the right is full. */
const GOAL = 10000;

/** What the tray is showing. */
export interface AsideView {
  /** A die 0-5 or a stop. */
  readonly cursor: number;
  /** Until then (ms) everything that can be pressed flashes. */
  readonly hintUntil: number;
  readonly weakUntil: number;
  /** Until then the dice that scored nothing are shown. */
  readonly bustUntil: number;
  /** Whose dice these are: after a bust not the one whose turn it is. */
  readonly seat: number;
  /** The choice worth most, dice 1-6. */
  readonly best: readonly number[];
  /** Dice that belong to some combination. */
  readonly lights: readonly boolean[];
  readonly flight: Flight;
  staying(): boolean[];
  /** For each die how many faces it has in the game's other roll, 0 if it stays. */
  otherDice(): number[];
}

export function drawAside(stage: Stage, view: AsideView): void {
  const state = asideState(stage);
  const isBust = view.bustUntil > stage.now;
  if (state.phase !== "choose" && !view.flight.isUp() && !isBust) {
    if (view.cursor === OTHER_STOP) drawPassed(stage, view.otherDice());
    else drawTurn(stage, state.totals, GOAL, view.weakUntil);
    return;
  }
  if (view.cursor === BANK_STOP && !view.flight.isUp()) drawCentred(stage, TICK, 6, 2, false, GREEN);
  else drawTheDice(stage, view, isBust);
  drawStatus(stage, view, isBust);
}

function drawTheDice(stage: Stage, view: AsideView, isBust: boolean): void {
  const state = asideState(stage);
  const hasRed = asideGame(stage).hasRed;
  const lying = state.bust.length > 0 ? state.bust : state.dice;
  const isHinting = view.hintUntil > stage.now;
  const staying = view.staying();
  const faces: number[] = [];
  const looks: number[] = [];
  const corners: boolean[] = [];
  const dots: boolean[] = [];
  for (let die = 0; die < 6; die++) {
    const isInAir = view.flight.isTumbling(die);
    const face = isInAir ? view.flight.face(die) : lying[die]!;
    faces.push(face);
    const isRed = hasRed && face === die + 1;
    const isLit = view.lights[die]! && !view.flight.isUp() && !isBust;
    looks.push(isRed ? RED_DIE : isLit ? SCORING_DIE : WHITE_DIE);
    const isMeant = view.cursor === die || (view.cursor === TAKE_STOP && view.best.indexOf(die + 1) >= 0);
    corners.push((isMeant || (isHinting && !state.aside[die])) && !view.flight.isUp() && !isBust);
    dots.push((view.cursor === ROLL_STOP || view.cursor === OTHER_STOP) && !staying[die] && !view.flight.isUp());
  }
  const dice = { faces, looks, rings: state.chosen, quiet: state.aside, corners, dots };
  if (stage.halfX > 0) drawDiceLine(stage, dice);
  else drawDice(stage, dice);
  if (isBust && blinks(stage.now)) drawCentred(stage, CROSS, 7, 1, false, RED);
}

/** What the turn is worth with the dice chosen, and how far its player is. */
function drawStatus(stage: Stage, view: AsideView, isBust: boolean): void {
  const state = asideState(stage);
  const isWide = stage.halfX > 0;
  const isWrong = state.chosenPoints < 0;
  const points = isBust ? 0 : state.turnPoints + (isWrong ? 0 : state.chosenPoints);
  const seatColour = stage.colours[SEAT + view.seat]!;
  const isMeant = view.cursor === BANK_STOP && blinks(stage.now);
  const colour = isBust || isWrong ? stage.colours[RED]! : isMeant ? stage.colours[CURSOR]! : seatColour;
  if (view.cursor === OTHER_STOP) stage.matrix.drawGlyphs(STAIRS, isWide ? 0 : 2, isWide ? 4 : 11, stage.colours[LIT]!);
  else if (isWide) drawSmallNumber(stage.matrix, points, 29, colour);
  else if (points > 9999) drawTightNumber(stage.matrix, points, 11, colour, stage.colours[LIT]!);
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
