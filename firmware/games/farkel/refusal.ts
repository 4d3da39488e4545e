import { refuseFaces, refuseGoingOn, refuseSet } from "../aside/refusal";
import { sidesOf, stayingDice } from "../aside/table";
import type { Action } from "../game";
import { type FarkelState, VERBS } from "./state";

/** Why this verb can't be used, whatever the faces; "" if it can. */
function refuseVerb(state: FarkelState, verb: string, values: readonly number[]): string {
  const phase = state.phase;
  if (phase === "over") return "the game is over";
  if (VERBS.indexOf(verb) < 0) return `Spicy Farkel has no "${verb}", only ${VERBS.join(", ")}`;
  if (phase === "start") {
    if (verb !== "first") return "say first who starts";
    const isSeat = values.length === 1 && state.totals[values[0]!] !== undefined;
    return isSeat ? "" : `say the seat that starts, 0 to ${state.seats - 1}`;
  }
  if (verb === "first") return "the game has begun";
  if (verb === "roll") return phase === "choose" ? refuseGoingOn(state) : "";
  if (verb === "take") {
    if (phase === "choose") return "the dice passed on are taken with the first roll of a turn";
    return state.passed.length > 0 ? "" : "no dice are passed on";
  }
  if (phase === "roll") return "roll the dice first";
  if (verb === "set") return refuseSet(state, values);
  return values.length > 0 ? "bank takes no numbers" : refuseGoingOn(state);
}

/** What stays at this roll. */
function staying(state: FarkelState, verb: string): readonly boolean[] {
  return verb === "roll" ? stayingDice(state) : state.passed.map((face) => face > 0);
}

/** What `roll` or `take` would roll; no dice where it would be refused. */
export function diceToRoll(state: FarkelState, action: Action): number[] {
  const verb = action.verb;
  const isRoll = verb === "roll" || verb === "take";
  return isRoll && refuseVerb(state, verb, action.values) === "" ? sidesOf(staying(state, verb)) : [];
}

/**
 * Why `action` isn't legal now, in words for a person; "" if it is. Takes any verb with any numbers.
 *
 * Text, "Spillets": a turn begins with all six dice, or with those passed on; at least one scoring die of each roll is
 * set aside, then the rest is rolled or the turn banked. Rulings: dice are passed on only by a bank that leaves some.
 */
export function refusal(state: FarkelState, action: Action): string {
  const verb = action.verb;
  const wrong = refuseVerb(state, verb, action.values);
  if (wrong !== "" || (verb !== "roll" && verb !== "take")) return wrong;
  return refuseFaces(action.values, staying(state, verb));
}
