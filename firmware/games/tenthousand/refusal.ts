import { refuseFaces, refuseGoingOn, refuseNames, refuseSet } from "../aside/refusal";
import { countFaces } from "../aside/scoring";
import { flagsOf, sidesOf, stayingDice } from "../aside/table";
import type { Action } from "../game";
import { type TenThousandState, TO_OPEN, VERBS } from "./state";
import { sittingOut } from "./turns";

/** Verbs that stand alone. */
const BARE = ["bank", "pay", "fold"];

/** The dice kept for a straight: by their numbers, or 0 in place of their faces where the six faces are given. */
function keptDice(values: readonly number[]): boolean[] {
  return values.length === 6 ? values.map((face) => face === 0) : flagsOf(values);
}

function refuseStraight(state: TenThousandState, values: readonly number[]): string {
  if (state.aside.indexOf(true) >= 0) return "a straight is called right after a roll of all six dice";
  const wrong = values.length === 6 ? "" : refuseNames(values);
  if (wrong !== "") return wrong;
  const count = countFaces(state.dice, keptDice(values), true);
  if (count[0] === 0 || count[0] === 6) return "keep one to five dice for a straight";
  for (const face of [1, 2, 3, 4, 5, 6]) if (count[face]! > 1) return `keep one ${face} only for a straight`;
  return "";
}

/** Why this verb can't be used, whatever the faces; "" if it can. */
function refuseVerb(state: TenThousandState, verb: string, values: readonly number[]): string {
  const phase = state.phase;
  if (phase === "over") return "the game is over";
  if (VERBS.indexOf(verb) < 0) return `Ten Thousand has no "${verb}", only ${VERBS.join(", ")}`;
  if (values.length > 0 && BARE.indexOf(verb) >= 0) return `${verb} takes no numbers`;
  if (verb === "pay" || verb === "fold") return phase === "bet" ? "" : "the stakes aren't being doubled";
  if (phase === "bet") return "pay a chip or fold first";
  if (verb === "roll") return phase === "choose" ? refuseGoingOn(state) : "";
  if (phase === "rolloff") return "roll one die each first";
  if (phase === "roll") return "roll all six dice first";
  if (verb === "set") return refuseSet(state, values);
  if (verb === "straight") return refuseStraight(state, values);
  const wrong = refuseGoingOn(state);
  const lacking = state.totals[state.seat]! > 0 ? 0 : TO_OPEN - state.turnPoints - state.chosenPoints;
  return wrong === "" && lacking > 0 ? `the first turn to bank is worth 1000 or more: ${lacking} to go` : wrong;
}

/** What stays at this roll; in a roll-off, which has one die a seat, the dice of the seats that sit it out. */
function staying(state: TenThousandState, action: Action): readonly boolean[] {
  if (action.verb === "straight") return keptDice(action.values);
  return state.phase === "rolloff" ? sittingOut(state) : stayingDice(state);
}

/** What `roll` or `straight` would roll; no dice where it would be refused. `straight` takes the dice 1-6 that are kept. */
export function diceToRoll(state: TenThousandState, action: Action): number[] {
  const verb = action.verb;
  const isRoll = verb === "roll" || verb === "straight";
  return isRoll && refuseVerb(state, verb, action.values) === "" ? sidesOf(staying(state, action)) : [];
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
  const verb = action.verb;
  const wrong = refuseVerb(state, verb, action.values);
  if (wrong !== "" || (verb !== "roll" && verb !== "straight")) return wrong;
  return refuseFaces(action.values, staying(state, action));
}
