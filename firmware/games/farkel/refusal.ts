import { refuseGoingOn, refuseSet } from "../aside/refusal";
import { sidesLeft, sidesOf } from "../aside/table";
import type { Action } from "../game";
import { refuseFaces, refuseStarter } from "../refusal";
import { type FarkelState, VERBS } from "./state";

/** Why a verb that isn't for this phase can't be used, or one with the wrong numbers. */
function refuseAtAll(state: FarkelState, verb: string): string {
  const phase = state.phase;
  if (phase === "over") return "the game is over";
  if (VERBS.indexOf(verb) < 0) return `Spicy Farkel has no "${verb}", only ${VERBS.join(", ")}`;
  if (verb === "first") return "the game has begun";
  if (phase === "roll") return verb === "take" ? "no dice are passed on" : "roll the dice first";
  return verb === "bank" ? "bank takes no numbers" : "the dice passed on are taken with the first roll of a turn";
}

/** Why this verb can't be used, whatever the faces; "" if it can. What is legal is found first, for speed. */
function refuseVerb(state: FarkelState, verb: string, values: readonly number[]): string {
  const phase = state.phase;
  if (phase === "choose") {
    if (verb === "set") return refuseSet(state, values);
    if (verb === "roll" || (verb === "bank" && values.length === 0)) return refuseGoingOn(state);
  } else if (phase === "roll") {
    if (verb === "roll" || (verb === "take" && state.passed.length > 0)) return "";
  }
  if (phase === "start") return refuseStarter(state, verb, values);
  return refuseAtAll(state, verb);
}

/** What this roll rolls. */
function sides(state: FarkelState, verb: string): number[] {
  return verb === "roll" ? sidesLeft(state) : sidesOf(state.passed.map(Boolean));
}

/** What `roll` or `take` would roll; no dice where it would be refused. */
export function diceToRoll(state: FarkelState, action: Action): number[] {
  const verb = action.verb;
  const isRoll = verb === "roll" || verb === "take";
  return isRoll && refuseVerb(state, verb, action.values) === "" ? sides(state, verb) : [];
}

/**
 * Why `action` isn't legal now, in words for a person; "" if it is. Takes any verb with any numbers.
 *
 * Text, "Spillets": a turn begins with all six dice, or with those passed on; at least one scoring die of each roll is
 * set aside, then the rest is rolled or the turn banked. Rulings: dice are passed on only by a bank that leaves some.
 */
export function refusal(state: FarkelState, action: Action): string {
  "apart";
  const verb = action.verb;
  const wrong = refuseVerb(state, verb, action.values);
  if (wrong !== "" || (verb !== "roll" && verb !== "take")) return wrong;
  return refuseFaces(action.values, sides(state, verb));
}
