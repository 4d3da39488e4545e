import type { Action } from "../game";
import { metBoxes } from "./boxes";
import { BOXES, type HotDiceState, isOpen, ROLLS, VERBS } from "./state";
import { stayingDice } from "./to-roll";

// Seats, boxes, dice and faces are checked by looking them up: what is no place of a list, fractions included, isn't
// found.

const DICE: readonly number[] = [1, 2, 3, 4, 5];
const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const NO_ROLLS = "no rolls left: tick a box";

function refuseFaces(stays: readonly boolean[], faces: readonly number[]): string {
  if (faces.length !== stays.length) return `this roll takes ${stays.length} faces, 0 for a die that stays`;
  let die = 0;
  let wrong = 0;
  for (const face of faces) {
    if (stays[die++] ? face !== 0 : FACES.indexOf(face) < 0) {
      wrong = die;
      break;
    }
  }
  // Texts stand outside the loop: the interpreter reads through what it skips.
  if (wrong === 0) return "";
  if (stays[wrong - 1]) return `die ${wrong} stays, so it takes no face`;
  return `die ${wrong} is rolled and shows 1 to 6, not ${faces[wrong - 1]}`;
}

function refusePress(state: HotDiceState, action: Action): string {
  const seat = action.values[0]!;
  if (state.ticked[seat] === undefined) return `say the seat that presses, 0 to ${state.seats - 1}`;
  const stays = stayingDice(state, action);
  return stays.length === 0 ? `seat ${seat} has its trophy` : refuseFaces(stays, action.values.slice(1));
}

function refuseHold(values: readonly number[]): string {
  let place = 0;
  for (const die of values) {
    if (DICE.indexOf(die) < 0 || values.indexOf(die) !== place) return `no die ${die}: name dice 1 to 5, each once`;
    place++;
  }
  return "";
}

function refuseBox(state: HotDiceState, action: Action): string {
  const box = action.values[0]!;
  const name = BOXES[box];
  if (action.values.length !== 1 || !name) return `say a box:${BOXES.join(" ")}`;
  if (action.verb === "call") return isOpen(state.ticked, box) ? "" : `everybody has ticked ${name}: call another box`;
  if ((state.ticked[state.seat]! & (1 << box)) > 0) return `${name} is ticked already`;
  return (metBoxes(state.dice) & (1 << box)) > 0 ? "" : `the dice don't make ${name}`;
}

/**
 * Why `action` isn't legal now, in words for a person; "" if it is. Takes any verb with any numbers.
 *
 * Hot Dice, "Each turn": the first roll is all seven dice; then the player holds what they like and rolls on, up to
 * four times, or ticks a box that the dice meet. At ? the player calls a box. In a race only presses count, of all
 * players.
 *
 * Ruling: any box may be called that somebody still lacks, even one that the caller has.
 */
export function refusal(state: HotDiceState, action: Action): string {
  "apart";
  const verb = action.verb;
  const phase = state.phase;
  if (phase === "over") return "the game is over";
  if (phase === "start") {
    if (verb !== "first") return "say first who starts";
    const isSeat = action.values.length === 1 && state.ticked[action.values[0]!] !== undefined;
    return isSeat ? "" : `say the seat that starts, 0 to ${state.seats - 1}`;
  }
  if (verb === "press") return phase === "race" ? refusePress(state, action) : "there is no race now";
  if (phase === "race") return "a race is on: press with the seat rolls its dice";
  if (verb === "call") return phase === "call" ? refuseBox(state, action) : "a box is called only at ?";
  if (phase === "call") return "the special die shows ?: call a box";
  if (verb === "first") return "the game has begun";
  if (verb === "roll") {
    return state.rollsUsed === ROLLS ? NO_ROLLS : refuseFaces(stayingDice(state, action), action.values);
  }
  if (phase === "roll") return "roll all seven dice first";
  if (verb === "tick") return refuseBox(state, action);
  if (verb === "hold") return state.rollsUsed === ROLLS ? NO_ROLLS : refuseHold(action.values);
  return `Hot Dice has no "${verb}", only ${VERBS.join(", ")}`;
}
