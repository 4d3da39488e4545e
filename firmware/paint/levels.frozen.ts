/**
 * Red, green and blue of each place of the palette, and the least its strongest channel may sink to, as PWM levels 0-255
 * (LEDs are linear, eyes are not: what looks half as bright is about a fifth). Seats differ in hue; red means a spicy
 * face, yellow the cursor, green a held die.
 *
 * The levels are as high as the current table of the board lets them be (100 mA, 1 an LED, 20 a channel at 255): six
 * dice with 36 pips, all held, all pointed at, with four digits and the full column below stay under 1,000 mA at step 8
 * and under 500 mA at step 4.
 */
const ROWS = [
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

/** The character of level 0, "0": up to level 42 all can stand in a text as they are. */
const ZERO = 48;

/** Four characters a place, `ZERO` and the level each: a text stays in flash, where numbers in an array take memory. */
export const LEVELS = ROWS.map((row) => row.map((level) => String.fromCharCode(ZERO + level)).join("")).join("");
