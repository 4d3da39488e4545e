import { countFaces, SIX_ONES, STRAIGHT, scoringFaces } from "../aside/scoring";
import { NONE, NUMBERS } from "../aside/state";
import { flagsOf, land } from "../aside/table";
import type { Action } from "../game";
import { points } from "./points";
import { DOUBLE, NEW_TURN, OPENING, type TenThousandState, TO_DOUBLE } from "./state";
import { answer, decide, highest, passOn, win } from "./turns";

/** Worth of a straight in two rolls. */
const CALLED_STRAIGHT = 1000;

function roll(state: TenThousandState, values: readonly number[]): TenThousandState {
  const landed = land(state.dice, values);
  const rolled = countFaces(landed.dice, landed.aside, false);
  if (rolled === SIX_ONES) return win(Object.assign({}, state, NEW_TURN, { dice: landed.dice }), state.seat);
  if (scoringFaces(rolled, false) === 0) return passOn(Object.assign({}, state, NEW_TURN, { bust: landed.dice }));
  const turnPoints = state.turnPoints + state.chosenPoints;
  return Object.assign({}, state, NEW_TURN, landed, { phase: "choose" as const, turnPoints });
}

function straight(state: TenThousandState, values: readonly number[]): TenThousandState {
  const dice = land(state.dice, values).dice;
  if (countFaces(dice, NONE, false) !== STRAIGHT) {
    return passOn(Object.assign({}, state, NEW_TURN, { bust: dice, called: true }));
  }
  const turnPoints = state.turnPoints + CALLED_STRAIGHT;
  return Object.assign({}, state, NEW_TURN, { dice, aside: flagsOf(NUMBERS), turnPoints, called: true });
}

function bank(state: TenThousandState): TenThousandState {
  const seat = state.seat;
  const before = highest(state.totals);
  const totals = state.totals.slice();
  totals[seat]! += state.turnPoints + state.chosenPoints;
  const chips = state.chips.slice();
  if (before === 0 && (state.options & OPENING) > 0) chips[seat]! += state.seats;
  const banked = Object.assign({}, state, NEW_TURN, { totals, chips });
  const next = passOn(banked);
  const mayDouble = (state.options & DOUBLE) > 0 && before < TO_DOUBLE && totals[seat]! >= TO_DOUBLE;
  return mayDouble && next.phase === "roll" ? Object.assign({}, banked, { phase: "bet" as const }) : next;
}

/**
 * The state after `action`, which must be one that `refusal` has nothing against. `state` stays as it is.
 *
 * Text of 1996, "PLAY": chosen dice count as soon as the next roll, or the bank, sets them aside; a roll in which
 * nothing scores loses the turn's points at once. "SCORING ROLLS": a called straight that fails does, too (ruling:
 * whatever else the dice show); one that succeeds uses all six dice. "WINNING": six 1s in one roll win as they settle.
 */
export function apply(state: TenThousandState, action: Action): TenThousandState {
  "apart";
  const verb = action.verb;
  const values = action.values;
  if (verb === "set") {
    const chosen = flagsOf(values);
    return Object.assign({}, state, { chosen, chosenPoints: points(state.dice, chosen) });
  }
  if (verb === "bank") return bank(state);
  if (verb === "straight") return straight(state, values);
  if (verb !== "roll") return answer(state, verb === "pay");
  if (state.phase !== "rolloff") return roll(state, values);
  return decide(Object.assign({}, state, NEW_TURN, { rolloff: values.slice() }));
}
