import { ranks } from "../ranks";
import type { SpicyState } from "./state";

/**
 * The points of one seat so far; once the game is over with 5 for each roll left. Spicy Dice rulebook, "The End of the
 * Game": the bonus is for whoever filled all ten spaces with rolls to spare.
 */
export function total(state: SpicyState, seat: number): number {
  // When the game is over, whoever has rolls left has filled all ten: nothing else would keep them from playing.
  let sum = state.phase === "over" ? 5 * state.rollsLeft[seat]! : 0;
  for (const written of state.spaces[seat]!) if (written) sum += written;
  return sum;
}

/** `total` of every seat. */
export function totals(state: SpicyState): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) all[seat] = total(state, seat);
  return all;
}

/** The state line: what all players can see. `ranks` is null until the game has ended. */
export function publicState(state: SpicyState): object {
  const sums = totals(state);
  const ended = state.phase === "over";
  return {
    "game": "spicy",
    "seats": state.seats,
    "seat": state.seat,
    "phase": state.phase,
    "dice": state.dice,
    "red": state.dice.map((face, i) => face === i + 1),
    "fresh": state.fresh,
    "held": state.held,
    "rollsLeft": state.rollsLeft,
    "spaces": state.spaces,
    "totals": sums,
    "ended": ended,
    "ranks": ended ? ranks(sums) : null,
  };
}
