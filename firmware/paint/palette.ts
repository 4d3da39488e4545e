import type { MatrixWiring } from "../../hal/board";
import { LEVELS } from "./levels.frozen";

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
 * Brightness steps 1-8 in 64ths. From 4 up each looks about as much brighter than the one before; below, a pip has one
 * level less each.
 */
const STEPS = [0, 6, 9, 11, 14, 20, 29, 42, 61];

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
    const levels: number[] = [];
    for (let at = 0; at < 4; at++) levels.push(LEVELS.charCodeAt((isDimmed ? i - 8 : i) * 4 + at) - 48);
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
