import type { Action } from "../game";
import { type HotDiceState, ROLLS } from "./state";

/** Special dice A and B have six faces and are part of every roll. */
const SPECIAL_SIDES: readonly number[] = [6, 6];

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
  let stays: readonly boolean[] | undefined;
  if (action.verb === "roll") {
    if (state.phase === "roll" || (state.phase === "choose" && state.rollsUsed < ROLLS)) stays = state.held;
  } else if (action.verb === "press" && state.phase === "race") {
    stays = state.race!.kept[action.values[0]!];
    if (stays && stays.indexOf(false) < 0) return [];
  }
  if (!stays) return [];
  const white = stays.map((isKept): number => (isKept ? 0 : 6));
  return action.verb === "roll" ? white.concat(SPECIAL_SIDES) : white;
}
