// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3         rolls used in this turn
//   4         box of the race, 0: no race
//   5 to 9    a byte a white die: face, HELD
//   10, 11    special dice A and B
//   12 ...    boxes ticked, two bytes a seat: bits 0-7, then the others
//   then      in a race the five dice of each seat, a byte a die
//
// What lies on the table between turns and at the end (`last`) takes the place of what lies there in a turn: never is
// there both. What else a race knows follows from its dice.

export const DICE = 5;
export const SPECIAL = 10;
export const TICKED = 12;

/** Added to the face of a white die. */
export const HELD = 8;

/** Append only. */
export const PHASES = ["start", "roll", "choose", "call", "race", "over"] as const;
