import type { Action } from "../game";
import { isWithin, refuseFaces, refuseNames, refuseStarter } from "../refusal";
import { metBoxes } from "./boxes";
import { BOXES, type HotDiceState, isOpen, ROLLS, VERBS } from "./state";
import { diceToRoll } from "./to-roll";

const NO_ROLLS = "no rolls left: tick a box";

function refusePress(state: HotDiceState, action: Action): string {
  const seat = action.values[0]!;
  if (!isWithin(seat, 0, state.seats - 1)) return `say the seat that presses, 0 to ${state.seats - 1}`;
  const sides = diceToRoll(state, action);
  return sides.length === 0 ? `seat ${seat} has its trophy` : refuseFaces(action.values.slice(1), sides);
}

// Boxes are checked by looking them up: what is no place of a list, fractions included, reads as undefined.
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
  if (phase === "start") return refuseStarter(state, verb, action.values);
  if (verb === "press") return phase === "race" ? refusePress(state, action) : "there is no race now";
  if (phase === "race") return "a race is on: press with the seat rolls its dice";
  if (verb === "call") return phase === "call" ? refuseBox(state, action) : "a box is called only at ?";
  if (phase === "call") return "the special die shows ?: call a box";
  if (verb === "first") return "the game has begun";
  if (verb === "roll") {
    return state.rollsUsed === ROLLS ? NO_ROLLS : refuseFaces(action.values, diceToRoll(state, action));
  }
  if (phase === "roll") return "roll all seven dice first";
  if (verb === "tick") return refuseBox(state, action);
  if (verb === "hold") return state.rollsUsed === ROLLS ? NO_ROLLS : refuseNames(action.values, 5);
  return `Hot Dice has no "${verb}", only ${VERBS.join(", ")}`;
}
