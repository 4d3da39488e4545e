import { type HotDiceState, NO_DICE, NONE } from "./state";

/**
 * The state with a race for the box begun. Hot Dice, "General rules of the special dice": all five dice of everybody
 * start afresh, even if the roll had just met a box, and on the fourth roll, too. "Getting ready": there is one trophy
 * fewer than players; after each race they are all back.
 */
export function startRace(state: HotDiceState, box: number): HotDiceState {
  const race = {
    box,
    trophies: state.seats - 1,
    dice: new Array<readonly number[]>(state.seats).fill(NO_DICE),
    kept: new Array<readonly boolean[]>(state.seats).fill(NONE),
  };
  return Object.assign({}, state, { phase: "race" as const, held: NONE, race });
}

/**
 * The order in which presses of one instant are played: the active player first, then by seat number (ruling: the
 * rulebook has hands grab for the trophies). Presses of different instants are played as they come.
 *
 * @param seats each seat at most once
 */
export function pressOrder(state: HotDiceState, seats: readonly number[]): number[] {
  const active = state.seat;
  return seats.slice().sort((a, b) => (a === active || (b !== active && a < b) ? -1 : 1));
}
