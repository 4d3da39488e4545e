import type { MatrixWiring } from "../../hal/board";

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
/** The body of a die that scores. */
export const SCORES = 10;
export const SEAT = 11;
export const SEAT_DIM = 19;

/**
 * Red, green and blue of each place, and the least its strongest channel may sink to, as PWM levels 0-255 (LEDs are
 * linear, eyes are not: what looks half as bright is about a fifth). Seats differ in hue; red means a spicy face,
 * yellow the cursor, green a held die.
 *
 * The levels are as high as the current table of the board lets them be (100 mA, 1 an LED, 20 a channel at 255): six
 * dice with 36 pips, all held, all pointed at, with four digits and the full column below stay under 1,000 mA at step 8
 * and under 500 mA at step 4.
 */
const LEVELS: number[][] = [
  [0, 0, 0, 0],
  [22, 22, 19, 2],
  [4, 4, 4, 1],
  [42, 2, 1, 3],
  [24, 0, 0, 3],
  [22, 15, 0, 2],
  [0, 14, 0, 2],
  [20, 18, 16, 2],
  [6, 6, 6, 1],
  [2, 20, 3, 2],
  [2, 11, 5, 2],
  [2, 10, 26, 4],
  [26, 8, 0, 4],
  [20, 1, 17, 4],
  [0, 17, 17, 4],
  [14, 13, 13, 3],
  [10, 2, 26, 4],
  [9, 21, 0, 4],
  [22, 8, 9, 4],
];

/**
 * Brightness steps 1-8 in 64ths. From 4 up each looks about as much brighter than the one before; below, a pip has one
 * level less each.
 */
const STEPS = [0, 6, 9, 11, 14, 20, 29, 42, 61];

/** The step of a new tower: every screen stays below the 500 mA of a computer's USB port. */
export const DEFAULT_BRIGHTNESS = 4;

/**
 * The colours as integers in the order an LED takes its bytes, made once at boot and at each change of brightness:
 * a frame then costs no colour arithmetic. A hue stays itself down to step 1: a colour that would sink below its least
 * level is held there, all channels in proportion, so that nothing vanishes and all seats differ, dimmed ones too.
 * @param order the board's `colourOrder`
 * @param brightness step 1-8
 */
export function buildPalette(order: MatrixWiring["colourOrder"], brightness: number): Uint32Array {
  "apart";
  const high = "rgb".indexOf(order[0]!);
  const middle = "rgb".indexOf(order[1]!);
  const low = "rgb".indexOf(order[2]!);
  const colours = new Uint32Array(SEAT_DIM + 8);
  for (let i = 0; i < colours.length; i++) {
    const isDimmed = i >= SEAT_DIM;
    const levels = LEVELS[isDimmed ? i - 8 : i]!;
    const most = Math.max(levels[0]!, levels[1]!, levels[2]!);
    const least = isDimmed ? levels[3]! >> 1 : levels[3]!;
    // Dimmed is an eighth.
    const share = isDimmed ? STEPS[brightness]! : STEPS[brightness]! * 8;
    const isLow = most * share < least * 512;
    const part = isLow ? least : share;
    const whole = isLow ? most : 512;
    colours[i] =
      scaled(levels[high]!, part, whole) * 65536 +
      scaled(levels[middle]!, part, whole) * 256 +
      scaled(levels[low]!, part, whole);
  }
  return colours;
}

/** level * part / whole, rounded. */
function scaled(level: number, part: number, whole: number): number {
  return ((2 * level * part + whole) / (2 * whole)) | 0;
}
