import type { Action } from "../game";
import { points } from "./points";
import { NO_DICE, NONE, type SpicyState } from "./state";

function roll(state: SpicyState, values: readonly number[]): SpicyState {
  const dice = state.dice.slice();
  const fresh = NONE.slice();
  const rollsLeft = state.rollsLeft.slice();
  let i = 0;
  for (const face of values) {
    if (face > 0) {
      dice[i] = face;
      fresh[i] = true;
    }
    i++;
  }
  rollsLeft[state.seat]!--;
  return Object.assign({}, state, { phase: "choose" as const, dice, fresh, rollsLeft });
}

function score(state: SpicyState, at: number): SpicyState {
  const row = state.spaces[state.seat]!.slice();
  row[at] = points(state.dice)[at]!;
  if (state.rollsLeft[state.seat] === 0) {
    for (let empty = row.indexOf(null); empty >= 0; empty = row.indexOf(null)) row[empty] = 0;
  }
  const spaces = state.spaces.slice();
  spaces[state.seat] = row;
  // An empty space is enough to go on with: whoever ran out of rolls has none.
  let seat = state.seat;
  let canPlay: boolean;
  do {
    seat = (seat + 1) % state.seats;
    canPlay = spaces[seat]!.indexOf(null) >= 0;
  } while (!canPlay && seat !== state.seat);
  const phase = canPlay ? ("roll" as const) : ("over" as const);
  return Object.assign({}, state, { seat, phase, dice: NO_DICE, fresh: NONE, held: NONE, spaces });
}

/**
 * The state after `action`, which must be one that `refusal` has nothing against. `state` stays as it is.
 *
 * Spicy Dice rulebook, "Continuing to Roll": a roll costs one of the 30, however many dice are rolled, and turning dice
 * costs none; who scores without rolls left gets 0 in each space still empty and is skipped from then on. "Playing the
 * Game": turns go clockwise, which is the next seat. The game is over when nobody can play.
 */
export function apply(state: SpicyState, action: Action): SpicyState {
  "apart";
  const verb = action.verb;
  const values = action.values;
  if (verb === "roll") return roll(state, values);
  if (verb === "score") return score(state, values[0]! - 1);
  if (verb === "first") return Object.assign({}, state, { seat: values[0]!, phase: "roll" as const });
  if (verb === "hold") {
    const held = NONE.slice();
    for (const die of values) held[die - 1] = true;
    return Object.assign({}, state, { held });
  }
  const turned = values[0]! - 1;
  const dice = state.dice.slice();
  const fresh = state.fresh.slice();
  dice[turned] = values[1]!;
  fresh[turned] = false;
  return Object.assign({}, state, { dice, fresh });
}
