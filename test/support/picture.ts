import { font } from "../../firmware/paint/font.frozen";
import * as palette from "../../firmware/paint/palette";
import type { MatrixWiring } from "../../hal/board";
import type { Colour } from "../../hal/led-matrix";
import { createSimLedMatrix, type SimLedMatrix } from "../../sim/led-matrix";

/**
 * Frames as characters, one a pixel:
 *
 *     .  black               #  pip           o  body of a die
 *     R  red                 r  red body      s  body of a die that scores
 *     c  cursor              h  held          L  lit
 *     d  dim                 g  green         ?  no colour of the palette
 *     1 to 8  the seats      A to H  the seats, dimmed
 */
const PLACES: readonly (readonly [string, number])[] = [
  [".", palette.BLACK],
  ["#", palette.PIP],
  ["o", palette.BODY],
  ["R", palette.RED],
  ["r", palette.RED_BODY],
  ["s", palette.SCORES],
  ["c", palette.CURSOR],
  ["h", palette.HELD],
  ["L", palette.LIT],
  ["d", palette.DIM],
  ["g", palette.GREEN],
  ...[..."12345678"].map((letter, seat) => [letter, palette.SEAT + seat] as const),
  ...[..."ABCDEFGH"].map((letter, seat) => [letter, palette.SEAT_DIM + seat] as const),
];

/** At the brightest step all places differ. */
const BRIGHTEST = 8;

/** A panel with plain wiring. */
export function wiring(width: number, height: number): MatrixWiring {
  return { pin: 13, width, height, zigzag: true, colourOrder: "grb" };
}

/**
 * The frame that a matrix shows, a line a row.
 * @param brightness of the palette it was drawn with; at low steps some places share a colour, and the first one named
 *   above stands for both
 */
export function picture(matrix: SimLedMatrix, brightness = BRIGHTEST): string {
  const colours = palette.buildPalette("rgb", brightness);
  const rgb = matrix.shown();
  const rows: string[] = [];
  for (let y = 0; y < matrix.height; y++) {
    let row = "";
    for (let x = 0; x < matrix.width; x++) {
      const at = (y * matrix.width + x) * 3;
      const colour = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
      row += PLACES.find(([, place]) => colours[place] === colour)?.[0] ?? "?";
    }
    rows.push(row);
  }
  return rows.join("\n");
}

/** A picture as a test writes it down: without the blanks around its lines. */
export function drawn(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** A matrix that shows what `paint` draws with the palette of this brightness, never dimmed as a whole. */
export function painted(
  width: number,
  height: number,
  paint: (matrix: SimLedMatrix, colours: ArrayLike<Colour>) => void,
  brightness = BRIGHTEST,
): SimLedMatrix {
  const panel = wiring(width, height);
  const matrix = createSimLedMatrix(panel, font);
  paint(matrix, palette.buildPalette(panel.colourOrder, brightness));
  matrix.show(100000);
  return matrix;
}
