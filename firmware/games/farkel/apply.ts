import { countFaces, scoringFaces } from "../aside/scoring";
import { NOTHING } from "../aside/state";
import { flagsOf, heldDice, land } from "../aside/table";
import type { Action } from "../game";
import { points } from "./points";
import { type FarkelState, GOAL, NEW_TURN, NOBODY } from "./state";

/** Text, "Spillets": extra points of a first roll with the dice passed on that scores. */
const BONUS = 1000;

/** Text, "Farkel": so many in a row cost so much. */
const MOST_FARKLES = 3;
const PENALTY = 1000;

/** The next seat's turn, or the end. @param state no dice lie any more, and `seat` is the one whose turn is over */
function passOn(state: FarkelState): FarkelState {
  const seat = (state.seat + 1) % state.seats;
  if (seat === state.ender) return Object.assign({}, state, { phase: "over" as const, passed: NOTHING });
  return Object.assign({}, state, { phase: "roll" as const, seat });
}

function farkle(state: FarkelState, dice: readonly number[]): FarkelState {
  const seat = state.seat;
  const totals = state.totals.slice();
  const farkles = state.farkles.slice();
  farkles[seat]!++;
  if (farkles[seat] === MOST_FARKLES) {
    farkles[seat] = 0;
    totals[seat]! -= PENALTY;
  }
  return passOn(Object.assign({}, state, NEW_TURN, { bust: dice, totals, farkles }));
}

/** @param gained what the turn is worth if the roll scores */
function roll(state: FarkelState, lying: readonly number[], values: readonly number[], gained: number): FarkelState {
  const landed = land(lying, values);
  if (scoringFaces(countFaces(landed.dice, landed.aside, false), true) === 0) return farkle(state, landed.dice);
  return Object.assign({}, state, NEW_TURN, landed, { phase: "choose" as const, turnPoints: gained });
}

function bank(state: FarkelState): FarkelState {
  const seat = state.seat;
  const totals = state.totals.slice();
  const farkles = state.farkles.slice();
  totals[seat]! += state.turnPoints + state.chosenPoints;
  farkles[seat] = 0;
  const held = heldDice(state);
  const passed = held.indexOf(false) < 0 ? NOTHING : state.dice.map((face, i) => (held[i] ? face : 0));
  const ender = state.ender === NOBODY && totals[seat]! >= GOAL ? seat : state.ender;
  return passOn(Object.assign({}, state, NEW_TURN, { totals, farkles, passed, ender }));
}

/**
 * The state after `action`, which must be one that `refusal` has nothing against. `state` stays as it is.
 *
 * Text, "Spillets" and "Farkel"; "Winning the Game" with the ruling that every other player has exactly one more turn,
 * and nobody a second one. Rulings: chosen dice count as soon as the next roll, or the bank, sets them aside; the dice
 * that the player before had set aside stay so when the rest is taken; the three farkles may take a total below zero
 * and are counted anew after that, and after each bank.
 */
export function apply(state: FarkelState, action: Action): FarkelState {
  "apart";
  const verb = action.verb;
  const values = action.values;
  if (verb === "set") {
    const chosen = flagsOf(values);
    return Object.assign({}, state, { chosen, chosenPoints: points(state.dice, chosen) });
  }
  if (verb === "bank") return bank(state);
  if (verb === "take") return roll(state, state.passed, values, BONUS);
  if (verb === "roll") return roll(state, state.dice, values, state.turnPoints + state.chosenPoints);
  return Object.assign({}, state, { seat: values[0]!, phase: "roll" as const });
}
