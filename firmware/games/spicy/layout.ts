// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3 to 8    a byte a die: face, FRESH, HELD
//   9 ...     rolls left, a byte a seat
//   then      the ten spaces of each seat: 0 empty, NO_POINTS a written 0, else the points
//
// Empty is 0 because that is what null becomes in a byte array: whole rows are copied without looking at them.

/** Where the dice are, and where the rolls left are. */
export const DICE = 3;
export const ROLLS_LEFT = 9;

/** Added to the face of a die. */
export const FRESH = 8;
export const HELD = 16;

/** The points a player gave up a space for. */
export const NO_POINTS = 255;

/** Spicy Dice rulebook, "Special Cases": no space can hold more than the Extra-Hot Chili. */
export const MOST_POINTS = 100;

/** Bytes that each seat adds: its rolls left and its spaces. */
export const SEAT_BYTES = 11;

/** Append only. */
export const PHASES = ["start", "roll", "choose", "over"] as const;
