import type { Action } from "../game";
import { type HotDiceState, ROLLS } from "./state";

/** Special dice A and B are part of every roll. */
const ALWAYS: readonly boolean[] = [false, false];

/**
 * Which dice of a `roll` or a `press` stay as they lie; empty where it isn't legal. The dice are those of diceToRoll.
 *
 * @param action `roll`, or `press` and a seat; faces make no difference
 */
export function stayingDice(state: HotDiceState, action: Action): readonly boolean[] {
  if (action.verb === "roll") {
    const isLegal = state.phase === "roll" || (state.phase === "choose" && state.rollsUsed < ROLLS);
    return isLegal ? state.held.concat(ALWAYS) : [];
  }
  if (action.verb !== "press" || state.phase !== "race") return [];
  const kept = state.race!.kept[action.values[0]!];
  return kept && kept.indexOf(false) >= 0 ? kept : [];
}

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
  return stayingDice(state, action).map((stays): number => (stays ? 0 : 6));
}
