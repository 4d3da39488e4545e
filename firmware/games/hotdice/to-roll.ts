import type { Action } from "../game";
import { type HotDiceState, ROLLS } from "./state";

/** Special dice A and B are part of every roll. */
const ALWAYS: readonly boolean[] = [false, false];

/**
 * Six faces for each die that `roll` or `press` would roll, 0 for a die that stays; no dice where it would be refused.
 *
 * Hot Dice, "Each turn": the first roll is all seven dice, a later one any of the white dice (ruling: none is allowed)
 * and always both special dice. A press in a race is one roll of the white dice of that seat which don't help yet.
 *
 * @param action `roll`, or `press` and a seat
 * @returns seven dice for a roll: the white ones, A, B; five for a press
 */
export function diceToRoll(state: HotDiceState, action: Action): number[] {
  let stays: readonly boolean[] = [];
  if (action.verb === "roll") {
    const isLegal = state.phase === "roll" || (state.phase === "choose" && state.rollsUsed < ROLLS);
    if (isLegal) stays = state.held.concat(ALWAYS);
  } else if (action.verb === "press" && state.phase === "race") {
    const kept = state.race!.kept[action.values[0]!];
    if (kept && kept.indexOf(false) >= 0) stays = kept;
  }
  return stays.map((isStaying) => (isStaying ? 0 : 6));
}
