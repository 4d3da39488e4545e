import { refuseGoingOn, refuseSet } from "../aside/refusal";
import { atLeast, countFaces } from "../aside/scoring";
import { flagsOf, sidesLeft, sidesOf } from "../aside/table";
import type { Action } from "../game";
import { refuseFaces, refuseNames } from "../refusal";
import { type TenThousandState, TO_OPEN, VERBS } from "./state";
import { sittingOut } from "./turns";

/** The dice kept for a straight: by their numbers, or 0 in place of their faces where the six faces are given. */
function keptDice(values: readonly number[]): readonly boolean[] {
  return values.length === 6 ? values.map((face) => face === 0) : flagsOf(values);
}

function refuseStraight(state: TenThousandState, values: readonly number[]): string {
  if (state.aside.indexOf(true) >= 0) return "a straight is called right after a roll of all six dice";
  const wrong = values.length === 6 ? "" : refuseNames(values, 6);
  if (wrong !== "") return wrong;
  const count = countFaces(state.dice, keptDice(values), true);
  if (count === 0 || (count & 15) === 6) return "keep one to five dice for a straight";
  return atLeast(count, 2) > 0 ? "keep dice of different numbers for a straight" : "";
}

function refuseBank(state: TenThousandState): string {
  const wrong = refuseGoingOn(state);
  const lacking = state.totals[state.seat]! > 0 ? 0 : TO_OPEN - state.turnPoints - state.chosenPoints;
  return wrong === "" && lacking > 0 ? `the first turn to bank is worth 1000 or more: ${lacking} to go` : wrong;
}

/** Why a verb that isn't for this phase can't be used, or one that stands alone has numbers. */
function refuseAtAll(phase: string, verb: string, hasNumbers: boolean): string {
  if (phase === "over") return "the game is over";
  if (VERBS.indexOf(verb) < 0) return `Ten Thousand has no "${verb}", only ${VERBS.join(", ")}`;
  const isBet = verb === "pay" || verb === "fold";
  if (hasNumbers && (isBet || verb === "bank")) return `${verb} takes no numbers`;
  if (isBet) return "the stakes aren't being doubled";
  if (phase === "bet") return "pay a chip or fold first";
  return phase === "rolloff" ? "roll one die each first" : "roll all six dice first";
}

/** Why this verb can't be used, whatever the faces; "" if it can. What is legal is found first, for speed. */
function refuseVerb(state: TenThousandState, verb: string, values: readonly number[]): string {
  const phase = state.phase;
  const hasNumbers = values.length > 0;
  if (phase === "choose") {
    if (verb === "set") return refuseSet(state, values);
    if (verb === "roll") return refuseGoingOn(state);
    if (verb === "straight") return refuseStraight(state, values);
    if (verb === "bank" && !hasNumbers) return refuseBank(state);
  } else if (phase === "bet") {
    if ((verb === "pay" || verb === "fold") && !hasNumbers) return "";
  } else if (verb === "roll" && phase !== "over") return "";
  return refuseAtAll(phase, verb, hasNumbers);
}

/** What this roll rolls; in a roll-off, which has one die a seat, the dice of the seats that don't sit it out. */
function sides(state: TenThousandState, action: Action): number[] {
  if (action.verb === "straight") return sidesOf(keptDice(action.values));
  return state.phase === "rolloff" ? sidesOf(sittingOut(state)) : sidesLeft(state);
}

/** What `roll` or `straight` would roll; no dice where it would be refused. `straight` takes the dice 1-6 that are kept. */
export function diceToRoll(state: TenThousandState, action: Action): number[] {
  const verb = action.verb;
  const isRoll = verb === "roll" || verb === "straight";
  return isRoll && refuseVerb(state, verb, action.values) === "" ? sides(state, action) : [];
}

/**
 * Why `action` isn't legal now, in words for a person; "" if it is. Takes any verb with any numbers.
 *
 * Text of 1996, "PLAY": at least one scoring combination of each roll is set aside, then the rest is rolled or the turn
 * banked; a player's first bank is worth 1,000 or more. "SCORING ROLLS": a straight is called before its second roll.
 * Ruling: called after any roll of all six, before anything of it is set aside; kept are one to five dice of different
 * numbers, and these need not score.
 */
export function refusal(state: TenThousandState, action: Action): string {
  "apart";
  const verb = action.verb;
  const wrong = refuseVerb(state, verb, action.values);
  if (wrong !== "" || (verb !== "roll" && verb !== "straight")) return wrong;
  // With its faces said, a straight keeps the dice that have none: the faces are as good as their sides.
  const isSaid = verb === "straight" && action.values.length === 6;
  return refuseFaces(action.values, isSaid ? action.values : sides(state, action));
}
