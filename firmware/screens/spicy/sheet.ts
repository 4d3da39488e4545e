import { CHANCE, DIE_BODY, PAIRS, PIPS, STRAIGHT } from "../../paint/glyphs";
import { BODY, CURSOR, DIM, LIT, PIP, RED, RED_BODY } from "../../paint/palette";
import type { Stage } from "../stage";

/** The picture of a space, at most 7x7: a die for a number, a red die, stairs, pairs, a question mark. */
export function drawSpace(stage: Stage, space: number, x: number, y: number): void {
  const matrix = stage.matrix;
  const colours = stage.colours;
  if (space < 6) {
    matrix.drawGlyphs(DIE_BODY, x, y + 1, colours[BODY]!);
    matrix.drawGlyphs(PIPS[space + 1]!, x, y + 1, colours[PIP]!);
  } else if (space === 6) {
    matrix.drawGlyphs(DIE_BODY, x, y + 1, colours[RED_BODY]!);
    matrix.drawGlyphs(PIPS[5]!, x, y + 1, colours[RED]!);
  } else matrix.drawGlyphs(space === 7 ? STRAIGHT : space === 8 ? PAIRS : CHANCE, x, y, colours[LIT]!);
}

/**
 * A player's ten spaces as columns in the second half: a dot is empty, a column is filled and as high as its points.
 * @param cursor the space pointed at, -1 for none
 */
export function drawSheet(
  stage: Stage,
  row: readonly (number | null)[],
  cursor: number,
  colour: number,
  lit: boolean,
): void {
  const matrix = stage.matrix;
  const bottom = stage.halfY + 5;
  for (let space = 0; space < 10; space++) {
    const points = row[space]!;
    const x = stage.halfX + 3 + space;
    if (points === null) matrix.fillRect(x, bottom, 1, 1, stage.colours[DIM]!);
    else {
      // 1 to 5 rows: 0, up to 10, 20, 30 points, and more.
      const height = points === 0 ? 1 : points > 30 ? 5 : 2 + (((points - 1) / 10) | 0);
      matrix.fillRect(x, bottom + 1 - height, 1, height, stage.colours[points === 0 ? RED_BODY : colour]!);
    }
  }
  if (cursor >= 0 && lit) matrix.fillRect(stage.halfX + 3 + cursor, bottom + 1, 1, 1, stage.colours[CURSOR]!);
}
