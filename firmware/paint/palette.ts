import type { MatrixWiring } from "../../hal/board";
import type { Colour } from "../../hal/led-matrix";

/** Places in the palette; seats 0-7 are SEAT + seat, the same hue dimmed SEAT_DIM + seat. */
export const BLACK = 0;
export const PIP = 1;
export const BODY = 2;
export const RED = 3;
export const RED_BODY = 4;
export const CURSOR = 5;
export const HELD = 6;
export const LIT = 7;
export const DIM = 8;
export const GREEN = 9;
export const SEAT = 10;
export const SEAT_DIM = 18;

/**
 * Red, green and blue of each place at the brightest step, as PWM levels 0-255 (LEDs are linear, eyes are not: what
 * looks half as bright is about a fifth). Chosen with the current table of the board: 36 white pips, six bodies and
 * six rings stay under 640 mA. Seats differ in hue; red means a spicy face, yellow the cursor, green a held die.
 */
const LEVELS: number[][] = [
  [0, 0, 0],
  [62, 58, 50],
  [5, 5, 6],
  [120, 6, 2],
  [34, 0, 0],
  [52, 40, 0],
  [0, 34, 10],
  [44, 42, 38],
  [7, 7, 8],
  [4, 44, 6],
  [6, 34, 90],
  [84, 24, 0],
  [64, 4, 58],
  [0, 52, 52],
  [48, 46, 46],
  [30, 6, 90],
  [26, 60, 0],
  [76, 22, 26],
];

/** Brightness steps 1-8 in 64ths: each looks about as much brighter than the one before. */
const STEPS = [0, 4, 6, 9, 14, 21, 31, 45, 64];

/** The step of a new tower: every screen stays below the 500 mA of a computer's USB port. */
export const DEFAULT_BRIGHTNESS = 4;

/**
 * The colours as integers in the order an LED takes its bytes, made once at boot and at each change of brightness:
 * a frame then costs no colour arithmetic. A level that isn't 0 stays at least 1, so that nothing vanishes.
 * @param order the board's `colourOrder`
 * @param brightness step 1-8
 */
export function buildPalette(order: MatrixWiring["colourOrder"], brightness: number): Colour[] {
  const share = STEPS[brightness]!;
  const colours: Colour[] = [];
  for (let i = 0; i < SEAT_DIM + 8; i++) {
    const dimmed = i >= SEAT_DIM;
    const rgb = LEVELS[dimmed ? i - 8 : i]!;
    colours.push(
      scaled(rgb["rgb".indexOf(order[0]!)]!, share, dimmed) * 65536 +
        scaled(rgb["rgb".indexOf(order[1]!)]!, share, dimmed) * 256 +
        scaled(rgb["rgb".indexOf(order[2]!)]!, share, dimmed),
    );
  }
  return colours;
}

function scaled(level: number, share: number, dimmed: boolean): number {
  if (level === 0) return 0;
  const value = (level * share) >> (dimmed ? 9 : 6);
  return value > 0 ? value : dimmed && level < 20 ? 0 : 1;
}
