// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3         rolls used in this turn
//   4         box of the race, 0: no race
//   5 to 11   faces of the five white dice, then of special dice A and B
//   12 to 16  1 for a white die that is held
//   17 ...    boxes ticked, two bytes a seat, low byte first
//   then      in a race the five dice of each seat
//
// What lies on the table between turns and at the end (`last`) takes the place of what lies there in a turn: never is
// there both. What else a race knows follows from its dice. Whole lists are copied without looking at them.

export const DICE = 5;
export const SPECIAL = 10;
export const HELD = 12;
export const TICKED = 17;

/** Append only. */
export const PHASES = ["start", "roll", "choose", "call", "race", "over"] as const;
