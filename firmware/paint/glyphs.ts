/** Which character of the font is which picture; digits, + and - stand for themselves (4 wide, 5 high). */

/** Pips of 0 to 6 in a 5x5 die cell. */
export const PIPS = "abcdefg";
/** An empty cell of the same size. */
export const NO_PIPS = "a";
export const DIE_BODY = "h";
export const RING = "i";
export const CORNERS = "j";
/** Four single corners: this die will be rolled. */
export const DOTS = "V";

/** The digits 0 to 9 in 3x4. */
export const SMALL_DIGITS = ":;<=>?@[]_";

/** Players 1 to 8, 6x7. */
export const SEAT_NUMBER = "ABCDEFGH";

/** 12x8, the stem is drawn over the body in green. */
export const CHILI = "k";
export const CHILI_STEM = "l";
/** 7x5 */
export const CROWN = "m";
/** 5x6 */
export const TOWER = "n";
/** 3x5: the lines of a score pad. */
export const PAD = "p";
/** 5x5: a die on its corner. */
export const ROLL_AGAIN = "q";
/** The same in 3x3, for the wide layout. */
export const PAD_SMALL = "S";
export const ROLL_SMALL = "T";
export const CROSS_SMALL = "U";
/** 7x7 */
export const UNDO = "r";
export const NEW_GAME = "s";
export const SPEAKER = "t";
export const SOUND_WAVES = "u";
export const SUN = "v";
export const CHIP = "w";
export const CROSS = "x";
export const EMPTY_DIE = "y";
export const STRAIGHT = "z";
export const PAIRS = "K";
/** 5x5 */
export const QUESTION = "I";
/** 5x6 */
export const CHANCE = "L";
/** 9x4 */
export const STAIRS = "W";
/** 11x5: 1 and four noughts. */
export const TEN_THOUSAND = "X";
/** 9x5: the points of dice passed on that score. */
export const THOUSAND = "o";
/** 8x8, the inner one is drawn over it in yellow. */
export const FLAME = "Y";
export const FLAME_INSIDE = "Z";
/** 7x7: the body of a big die. */
export const BIG_DIE = "M";
export const COIN = "J";

/** 3x5 */
export const ARROW_LEFT = "N";
export const ARROW_RIGHT = "O";
/** 5x5 */
export const PERSON = "P";
/** 6x5, and 5x3 for the wide layout. */
export const TICK = "Q";
export const TICK_SMALL = "!";
