import type { Action } from "../game";
import { NUMBERS, SPACES, type SpicyState, VERBS } from "./state";

// Seats and spaces are checked by looking them up: what is no place of a list, fractions included, reads as undefined.

const NO_ROLLS = "no rolls left: score the dice";

function refuseRoll(state: SpicyState, values: readonly number[]): string {
  if (state.rollsLeft[state.seat] === 0) return NO_ROLLS;
  if (state.held.indexOf(false) < 0) return "all six dice are held: let one go, or score";
  if (values.length !== 6) return "a roll takes six faces, 0 for a die that stays";
  let die = 0;
  let wrong = 0;
  for (const face of values) {
    if (state.held[die++] ? face !== 0 : NUMBERS.indexOf(face) < 0) {
      wrong = die;
      break;
    }
  }
  // Texts stand outside the loop: the interpreter reads through what it skips.
  if (wrong === 0) return "";
  if (state.held[wrong - 1]) return `die ${wrong} is held, so it takes no face`;
  const face = values[wrong - 1];
  return face === 0 ? `die ${wrong} isn't held, so it needs a face` : `die ${wrong} can't show ${face}, only 1 to 6`;
}

function refuseHold(state: SpicyState, values: readonly number[]): string {
  // Ruling: after the last roll dice are only turned and scored, so there is nothing to hold them for.
  if (state.rollsLeft[state.seat] === 0) return NO_ROLLS;
  let place = 0;
  for (const die of values) {
    if (NUMBERS.indexOf(die) < 0 || values.indexOf(die) !== place) return `no die ${die}: name dice 1 to 6, each once`;
    place++;
  }
  return "";
}

function refuseTurn(state: SpicyState, values: readonly number[]): string {
  const die = values[0]!;
  const number = values[1]!;
  if (values.length !== 2 || NUMBERS.indexOf(die) < 0 || NUMBERS.indexOf(number) < 0) {
    return "say a die and the number to turn it to, both 1 to 6";
  }
  if (state.dice[die - 1] !== die) return `die ${die} isn't red, so it can't be turned`;
  if (!state.fresh[die - 1]) return `die ${die} is from an earlier roll: roll it again or leave it red`;
  return number === die ? `die ${die} shows ${die}: turn it to another number` : "";
}

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
  if (state.phase === "start") {
    if (verb !== "first") return "say first who starts";
    const isSeat = values.length === 1 && state.rollsLeft[values[0]!] !== undefined;
    return isSeat ? "" : `say the seat that starts, 0 to ${state.seats - 1}`;
  }
  if (verb === "first") return "the game has begun";
  if (verb === "roll") return refuseRoll(state, values);
  if (state.phase === "roll") return "roll all six dice first";
  if (verb === "hold") return refuseHold(state, values);
  if (verb === "turn") return refuseTurn(state, values);
  if (verb === "score") return refuseScore(state, values);
  return `Spicy Dice has no "${verb}", only ${VERBS.join(", ")}`;
}
