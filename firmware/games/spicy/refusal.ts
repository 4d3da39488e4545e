import type { Action } from "../game";
import { isWithin, refuseFaces, refuseNames, refuseStarter } from "../refusal";
import { SPACES, type SpicyState, VERBS } from "./state";

const NO_ROLLS = "no rolls left: score the dice";

/** Why there is no roll now; "" if there is. */
function refuseRoll(state: SpicyState): string {
  if (state.rollsLeft[state.seat] === 0) return NO_ROLLS;
  return state.held.indexOf(false) < 0 ? "all six dice are held: let one go, or score" : "";
}

/** Six faces for each die that isn't held; no dice where `roll` would be refused. */
export function diceToRoll(state: SpicyState): number[] {
  const isTurn = state.phase === "roll" || state.phase === "choose";
  return isTurn && refuseRoll(state) === "" ? state.held.map((isHeld) => (isHeld ? 0 : 6)) : [];
}

function refuseTurn(state: SpicyState, values: readonly number[]): string {
  const die = values[0]!;
  const number = values[1]!;
  if (values.length !== 2 || !isWithin(die, 1, 6) || !isWithin(number, 1, 6)) {
    return "say a die and the number to turn it to, both 1 to 6";
  }
  if (state.dice[die - 1] !== die) return `die ${die} isn't red, so it can't be turned`;
  if (!state.fresh[die - 1]) return `die ${die} is from an earlier roll: roll it again or leave it red`;
  return number === die ? `die ${die} shows ${die}: turn it to another number` : "";
}

// Spaces are checked by looking them up: what is no place of a list, fractions included, reads as undefined.
function refuseScore(state: SpicyState, values: readonly number[]): string {
  const space = values[0]!;
  const written = values.length === 1 ? state.spaces[state.seat]![space - 1] : undefined;
  if (written === undefined) return "say a space: 1 to 6, ROT, STR, PAS or CHA";
  if (written === null) return "";
  return `space ${SPACES[space]} is filled: choose an empty one`;
}

/**
 * Why `action` isn't legal now, in words for a person; "" if it is. Takes any verb with any numbers.
 *
 * Spicy Dice rulebook, "Rolling Dice", "Red Numbers", "Continuing to Roll": the first roll of a turn is all six; after
 * each roll red dice of that roll may be turned, then any dice are rolled again or the dice are scored; without rolls
 * left they can only be turned and scored.
 *
 * Ruling: a die is turned at most once a roll, to one of the five other numbers; it isn't red then.
 */
export function refusal(state: SpicyState, action: Action): string {
  "apart";
  const verb = action.verb;
  const values = action.values;
  if (state.phase === "over") return "the game is over";
  if (state.phase === "start") return refuseStarter(state, verb, values);
  if (verb === "first") return "the game has begun";
  if (verb === "roll") return refuseRoll(state) || refuseFaces(values, diceToRoll(state));
  if (state.phase === "roll") return "roll all six dice first";
  // Ruling: after the last roll dice are only turned and scored, so there is nothing to hold them for.
  if (verb === "hold") return state.rollsLeft[state.seat] === 0 ? NO_ROLLS : refuseNames(values, 6);
  if (verb === "turn") return refuseTurn(state, values);
  if (verb === "score") return refuseScore(state, values);
  return `Spicy Dice has no "${verb}", only ${VERBS.join(", ")}`;
}
