import { blinks } from "../paint/draw";
import { ARROW_LEFT, ARROW_RIGHT, SEAT_NUMBER } from "../paint/glyphs";
import { SEAT, SEAT_DIM } from "../paint/palette";
import type { Stage } from "./stage";

/** The big number of a seat in its colour, 6x7. */
export function drawSeat(stage: Stage, seat: number, x: number, y: number): void {
  stage.matrix.drawGlyphs(SEAT_NUMBER[seat]!, x, y, stage.colours[SEAT + seat]!);
}

/** All seats in a row, two pixels each: the one meant is bright and blinks. */
export function drawSeats(stage: Stage, seats: number, seat: number, x: number, y: number, height: number): void {
  const lit = blinks(stage.now) ? seat : -1;
  for (let i = 0; i < seats; i++)
    stage.matrix.fillRect(x + i * 2, y, 2, height, stage.colours[(i === lit ? SEAT : SEAT_DIM) + i]!);
}

/** All seats in the lowest row of the second half. @param seat the one meant */
export function drawFoot(stage: Stage, seat: number): void {
  drawSeats(stage, stage.session.table.state!.seats, seat, stage.halfX, stage.halfY + 7, 1);
}

/** A picture in the middle of a half. */
export function drawCentred(
  stage: Stage,
  glyph: string,
  width: number,
  y: number,
  second: boolean,
  colour: number,
): void {
  const x = ((16 - width) / 2) | 0;
  stage.matrix.drawGlyphs(
    glyph,
    x + (second ? stage.halfX : 0),
    y + (second ? stage.halfY : 0),
    stage.colours[colour]!,
  );
}

/** Arrows at both ends of a half: left and right choose here. */
export function drawArrows(stage: Stage, x: number, y: number, colour: number): void {
  stage.matrix.drawGlyphs(ARROW_LEFT, x, y, stage.colours[colour]!);
  stage.matrix.drawGlyphs(ARROW_RIGHT, x + 13, y, stage.colours[colour]!);
}
