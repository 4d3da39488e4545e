import { blinks, breathes, marks } from "../paint/draw";
import { CORNERS, DIE_BODY, DOTS, NO_PIPS, PIPS, RING } from "../paint/glyphs";
import { BLACK, BODY, CURSOR, DIM, HELD, PIP, RED, RED_BODY, SCORES } from "../paint/palette";
import type { Stage } from "./stage";

/**
 * What dice in their cells look like now, as texts with a glyph a die, in the order in which they are drawn; "" for what
 * no die has, and an empty cell for each that hasn't. Texts, because a call costs the board more than the pixels it sets. Of
 * tumbling dice, drawn over the picture that stands, the first five: bodies cover the pips before, and marks stay.
 */
export type DiceLayers = string[];

/** First the bodies: of all dice, of those that belong to a combination, of red ones, of bright red ones. */
const PIPS_ON = 4;
/** A ring: it stays where it is. */
const RINGS = 5;
/** A dim ring: it can't be chosen any more. */
const QUIET = 6;
/** The cursor's corners, blinking. */
const CORNERS_ON = 7;
/** A dot at each corner, blinking: it would be rolled. */
const DOTS_ON = 8;
const COLOURS = [BODY, SCORES, RED_BODY, RED, PIP, HELD, DIM, CURSOR, CURSOR];

/** Three dice without anything. */
const NO_ROW = "aaa";
export const ALL_BODIES = "hhhhhh";
export const ALL_CORNERS = "jjjjjj";

/** The cursor on a die; "" if it is on none. */
export function cornersOf(die: number): string {
  return die < 6 ? "aaaaaa".substring(0, die) + CORNERS : "";
}

/** Rings round the dice that are marked; "" if none is. */
export function ringsOf(marked: readonly boolean[]): string {
  return marked.indexOf(true) < 0 ? "" : marks(marked, RING, NO_PIPS);
}

/** The bodies of dice that show their own number, which are red then; "" if none does. */
export function redBodies(pips: string): string {
  let text = "";
  let die = 0;
  for (const pip of pips) text += pip === PIPS[++die] ? DIE_BODY : NO_PIPS;
  return text.indexOf(DIE_BODY) < 0 ? "" : text;
}

/** Those of the red bodies that breathe, because their die is marked. */
export function brightBodies(stage: Stage, red: string, marked: readonly boolean[]): string {
  let text = "";
  if (breathes(stage.now)) for (let die = 0; die < red.length; die++) text += marked[die] ? red[die]! : NO_PIPS;
  return text;
}

/** Up to six dice: two rows of three on 16x16, one row on 32x8. */
export function drawDice(stage: Stage, layers: DiceLayers): void {
  const matrix = stage.matrix;
  const colours = stage.colours;
  const isWide = stage.halfX > 0;
  const isLit = blinks(stage.now);
  let layer = 0;
  for (const text of layers) {
    if (text !== "" && (layer <= QUIET || isLit)) {
      const colour = colours[COLOURS[layer]!]!;
      const upper = isWide ? text : text.substring(0, 3);
      const lower = text.substring(3);
      // A call costs more than looking whether it would draw anything.
      if (upper !== NO_ROW) matrix.drawGlyphs(upper, 0, 0, colour);
      if (!isWide && lower !== NO_ROW && lower !== "") matrix.drawGlyphs(lower, 0, 5, colour);
    }
    layer++;
  }
}

/** Six dice on the upper four rows of 32x8: marks are lines under the dice, so that there is room for a number. */
export function drawDiceLine(stage: Stage, layers: DiceLayers): void {
  for (let layer = 0; layer <= PIPS_ON; layer++)
    if (layers[layer] !== "") stage.matrix.drawGlyphs(layers[layer]!, 0, -1, stage.colours[COLOURS[layer]!]!);
  if (layers.length === RINGS) return;
  const lit = blinks(stage.now);
  for (let die = 0; die < 6; die++) {
    const isCorner = layers[CORNERS_ON]![die] === CORNERS;
    const isPointed = lit && (isCorner || layers[DOTS_ON]![die] === DOTS);
    const colour = isPointed
      ? CURSOR
      : layers[RINGS]![die] === RING
        ? HELD
        : layers[QUIET]![die] === RING
          ? DIM
          : BLACK;
    if (colour !== BLACK) stage.matrix.fillRect(die * 5, 3, isCorner || !isPointed ? 5 : 1, 1, stage.colours[colour]!);
  }
}

/** Dice side by side, white ones but for those that have a red body. @param red as `redBodies` gives it */
export function drawPlainDice(stage: Stage, x: number, y: number, pips: string, red: string): void {
  const matrix = stage.matrix;
  matrix.drawGlyphs(ALL_BODIES.substring(0, pips.length), x, y, stage.colours[BODY]!);
  if (red !== "") matrix.drawGlyphs(red, x, y, stage.colours[RED_BODY]!);
  matrix.drawGlyphs(pips, x, y, stage.colours[PIP]!);
}
