import { BRIGHT_RED_DIE, blinks, drawDiceRow, RED_DIE, WHITE_DIE } from "../paint/draw";
import { CORNERS, DOTS, PIPS, RING } from "../paint/glyphs";
import { BLACK, CURSOR, DIM, HELD } from "../paint/palette";
import type { Stage } from "./stage";

/** What six dice in their cells look like now; each list has one entry a die. */
export interface DiceView {
  readonly faces: readonly number[];
  /** WHITE_DIE, RED_DIE or BRIGHT_RED_DIE. */
  readonly looks: readonly number[];
  /** A ring: it stays where it is. */
  readonly rings: readonly boolean[];
  /** A dim ring: it can't be chosen any more. */
  readonly quiet: readonly boolean[];
  /** The cursor's corners, blinking. */
  readonly corners: readonly boolean[];
  /** A dot at each corner, blinking: it would be rolled. */
  readonly dots: readonly boolean[];
}

/** Two rows of three dice on 16x16, one row of six on 32x8. */
export function drawDice(stage: Stage, view: DiceView): void {
  if (stage.halfX > 0) drawRow(stage, view, 0, 6, 0);
  else {
    drawRow(stage, view, 0, 3, 0);
    drawRow(stage, view, 3, 6, 5);
  }
}

/** Six dice on the upper four rows of 32x8: marks are lines under the dice, so that there is room for a number. */
export function drawDiceLine(stage: Stage, view: DiceView): void {
  drawDiceRow(stage.matrix, stage.colours, 0, -1, view.faces, view.looks);
  const lit = blinks(stage.now);
  for (let die = 0; die < 6; die++) {
    const isPointed = lit && (view.corners[die]! || view.dots[die]!);
    const colour = isPointed ? CURSOR : view.rings[die] ? HELD : view.quiet[die] ? DIM : BLACK;
    if (colour !== BLACK)
      stage.matrix.fillRect(die * 5, 3, view.corners[die] || !isPointed ? 5 : 1, 1, stage.colours[colour]!);
  }
}

/** How a die that can show red is drawn; a fresh one breathes, because it can still be turned. */
export function lookOf(stage: Stage, die: number, face: number, isFresh: boolean): number {
  if (face !== die + 1) return WHITE_DIE;
  return isFresh && stage.now % 720 < 300 ? BRIGHT_RED_DIE : RED_DIE;
}

function drawRow(stage: Stage, view: DiceView, from: number, to: number, y: number): void {
  const matrix = stage.matrix;
  const colours = stage.colours;
  drawDiceRow(matrix, colours, 0, y, view.faces.slice(from, to), view.looks.slice(from, to));
  drawMarks(stage, RING, view.rings.slice(from, to), y, HELD);
  drawMarks(stage, RING, view.quiet.slice(from, to), y, DIM);
  if (!blinks(stage.now)) return;
  drawMarks(stage, CORNERS, view.corners.slice(from, to), y, CURSOR);
  drawMarks(stage, DOTS, view.dots.slice(from, to), y, CURSOR);
}

/** One glyph round each die that is marked, in one call, and none if none is. */
export function drawMarks(stage: Stage, glyph: string, marked: readonly boolean[], y: number, colour: number): void {
  if (marked.indexOf(true) < 0) return;
  let text = "";
  for (let i = 0; i < marked.length; i++) text += marked[i] ? glyph : PIPS[0]!;
  stage.matrix.drawGlyphs(text, 0, y, stage.colours[colour]!);
}
