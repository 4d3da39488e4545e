import type { GameState } from "../game";

/**
 * A game in which scoring dice are set aside, roll by roll, until their player banks. Arrays of six stand in the order
 * of the dice, die 1 first; `totals` in seat order. All points are multiples of 50.
 */
export interface AsideState extends GameState {
  /** Faces 1-6 as they lie, all 0 before the first roll of a turn. */
  readonly dice: readonly number[];
  /** Set aside after an earlier roll. */
  readonly aside: readonly boolean[];
  /** Of the dice rolled just now those that the next roll, or the bank, sets aside. */
  readonly chosen: readonly boolean[];
  /** What the chosen dice are worth: 0 if there are none, -1 if one of them doesn't score as chosen. */
  readonly chosenPoints: number;
  /** What was set aside in this turn is worth, without the chosen dice. */
  readonly turnPoints: number;
  /** How all six dice lay when a roll ended the turn without points, to be seen until the next roll; else empty. */
  readonly bust: readonly number[];
  /** Banked points. */
  readonly totals: readonly number[];
}

/** What a die can show, and how the dice are named. */
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Shared by states, as no state is ever changed. */
export const NO_DICE: readonly number[] = [0, 0, 0, 0, 0, 0];
export const NONE: readonly boolean[] = [false, false, false, false, false, false];
export const NOTHING: readonly number[] = [];

/** A turn before its first roll. */
export const NO_TURN = { dice: NO_DICE, aside: NONE, chosen: NONE, chosenPoints: 0, turnPoints: 0, bust: NOTHING };
