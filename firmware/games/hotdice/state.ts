import type { GameState } from "../game";

/** A race for one box, which everybody runs with five dice of their own. */
export interface Race {
  /** 1-11. */
  readonly box: number;
  /** Trophies still in the middle. */
  readonly trophies: number;
  /** Per seat five faces 1-6, all 0 before the first press. */
  readonly dice: readonly (readonly number[])[];
  /** Per seat the dice that the next press leaves alone, see keptDice; all five: the trophy is taken. */
  readonly kept: readonly (readonly boolean[])[];
}

/** What lies on the table. */
export interface Thrown {
  /** The white dice of the active player, die 1 first: faces 1-6, all 0 before the first roll of a turn. */
  readonly dice: readonly number[];
  /** Special die A, then B: faces 1-6, see HOT and ASK; both 0 before the first roll of a turn. */
  readonly special: readonly number[];
  readonly race: Race | null;
}

/** One game of Hot Dice. */
export interface HotDiceState extends GameState, Thrown {
  /** "roll": the first roll of a turn is due; "choose": roll on or tick; "call": a box is to be called for a race. */
  readonly phase: "start" | "roll" | "choose" | "call" | "race" | "over";
  /** White dice that stay where they lie when the active player rolls on. */
  readonly held: readonly boolean[];
  /** Rolls of this turn: 1-4, 0 before the first. */
  readonly rollsUsed: number;
  /** Per seat the boxes ticked: bit `1 << box`. */
  readonly ticked: readonly number[];
  /**
   * What lay on the table when the newest turn ended, for all to see until the next roll; null while a turn is under
   * way and before the first one. It is the turn of the seat before `seat`, or of `seat` when the game is over.
   */
  readonly last: Thrown | null;
}

/** Hot Dice, "Each turn": up to four. */
export const ROLLS = 4;

/** Hot Dice, "The special dice": where HOT and ? are among the faces of special die A; 1-4 are blank. */
export const HOT = 5;
export const ASK = 6;

/** Hot Dice, "The score sheet": the boxes after the five 1s to five 6s, which are 1-6. */
export const FOUR = 7;
export const PAIR3 = 8;
export const STRAIGHT = 9;
export const ODD = 10;
export const EVEN = 11;

/** All eleven boxes ticked: bits 1-11. */
export const ALL_BOXES = 4094;

/** The index is what the journal stores: append only. */
export const VERBS: readonly string[] = ["first", "roll", "hold", "tick", "call", "press"];

/** The boxes as they are said to `tick` and `call`. */
export const BOXES: readonly string[] = [
  "",
  "ones",
  "twos",
  "threes",
  "fours",
  "fives",
  "sixes",
  "four",
  "pair3",
  "straight",
  "odd",
  "even",
];

/** The faces of special die A. */
export const FACES: readonly string[] = ["", "blank", "blank", "blank", "blank", "hot", "?"];

/** No die rolled, none held: what a turn starts with. Shared by states, as no state is ever changed. */
export const NO_DICE: readonly number[] = [0, 0, 0, 0, 0];
export const NO_SPECIAL: readonly number[] = [0, 0];
export const NONE: readonly boolean[] = [false, false, false, false, false];

/** Whether somebody still lacks the box: only then is there a race for it. */
export function isOpen(ticked: readonly number[], box: number): boolean {
  for (const boxes of ticked) if ((boxes & (1 << box)) === 0) return true;
  return false;
}

/**
 * A new game. Hot Dice, "Getting ready": the players choose who starts, so it is asked for.
 *
 * @param seats 2-4, as "Introduction" says
 */
export function setup(seats: number): HotDiceState {
  return {
    seats,
    seat: 0,
    phase: "start",
    dice: NO_DICE,
    special: NO_SPECIAL,
    race: null,
    held: NONE,
    rollsUsed: 0,
    ticked: new Array<number>(seats).fill(0),
    last: null,
  };
}
