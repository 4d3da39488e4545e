import type { GameState } from "../game";

/** One game of Spicy Dice. Arrays of six stand in the order of the dice, die 1 first; all others in seat order. */
export interface SpicyState extends GameState {
  readonly phase: "start" | "roll" | "choose" | "over";
  /** Faces 1-6, all 0 before the first roll of a turn. Die i shows red exactly when its face is i. */
  readonly dice: readonly number[];
  /** Rolled by the newest roll and not turned since. */
  readonly fresh: readonly boolean[];
  /** Stays where it lies when the others are rolled. */
  readonly held: readonly boolean[];
  /** 0-30. At 0 a seat has no empty space left, except while it decides about its last roll. */
  readonly rollsLeft: readonly number[];
  /** Per seat the points in the spaces 1 2 3 4 5 6 ROT STR PAS CHA; null: still empty. */
  readonly spaces: readonly (readonly (number | null)[])[];
}

/** Spicy Dice rulebook, "Continuing to Roll": for the whole game. */
export const ROLLS = 30;

/** The index is what the journal stores: append only. */
export const VERBS: readonly string[] = ["first", "roll", "hold", "turn", "score"];

/** The spaces as they are said to `score`: one more than their place in a seat's spaces. */
export const SPACES: readonly string[] = ["", "1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"];

/** No die rolled, held or fresh: what a turn starts with. Shared by states, as no state is ever changed. */
export const NO_DICE: readonly number[] = [0, 0, 0, 0, 0, 0];
export const NONE: readonly boolean[] = [false, false, false, false, false, false];

/**
 * A new game. Spicy Dice rulebook, "Playing the Game": who starts is decided at the table, so it is asked
 * for, unless there is only one player.
 *
 * @param seats 1-8 (ruling: the rulebook gives no number)
 */
export function setup(seats: number): SpicyState {
  const rollsLeft: number[] = [];
  const spaces: null[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    rollsLeft[seat] = ROLLS;
    spaces[seat] = new Array<null>(10).fill(null);
  }
  return {
    seats,
    seat: 0,
    phase: seats > 1 ? "start" : "roll",
    dice: NO_DICE,
    fresh: NONE,
    held: NONE,
    rollsLeft,
    spaces,
  };
}
