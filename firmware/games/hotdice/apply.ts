import type { Action } from "../game";
import { metBoxes } from "./boxes";
import { keptDice } from "./kept";
import { startRace } from "./race";
import { ALL_BOXES, ASK, HOT, type HotDiceState, isOpen, NO_DICE, NO_SPECIAL, NONE, ROLLS } from "./state";

/** Five dice after a roll of those with a face; 0: the die stays. */
function reroll(dice: readonly number[], faces: readonly number[]): number[] {
  const after = dice.slice();
  let die = 0;
  for (const face of faces) {
    if (face > 0) after[die] = face;
    die++;
  }
  return after;
}

/** The next seat's turn, or the end if the game is won; what lies on the table stays to be seen. */
function endTurn(state: HotDiceState, isWon: boolean): HotDiceState {
  return Object.assign({}, state, {
    phase: isWon ? ("over" as const) : ("roll" as const),
    seat: isWon ? state.seat : (state.seat + 1) % state.seats,
    dice: NO_DICE,
    special: NO_SPECIAL,
    race: null,
    held: NONE,
    rollsUsed: 0,
    last: { dice: state.dice, special: state.special, race: state.race },
  });
}

/** Ticks a box for a seat, which may win the game; a race goes on while there are trophies, a turn of its own ends. */
function tick(state: HotDiceState, seat: number, box: number): HotDiceState {
  const ticked = state.ticked.slice();
  ticked[seat]! |= 1 << box;
  const after = Object.assign({}, state, { ticked });
  if (ticked[seat] === ALL_BOXES) return endTurn(after, true);
  return state.race && state.race.trophies > 0 ? after : endTurn(after, false);
}

function roll(state: HotDiceState, values: readonly number[]): HotDiceState {
  const special = values.slice(5);
  const dice = reroll(state.dice, values.slice(0, 5));
  const rollsUsed = state.rollsUsed + 1;
  const after = Object.assign({}, state, { phase: "choose" as const, dice, special, rollsUsed, last: null });
  if (special[0] === ASK) return Object.assign(after, { phase: "call" as const, held: NONE });
  if (special[0] === HOT && isOpen(state.ticked, special[1]!)) return startRace(after, special[1]!);
  const canTick = rollsUsed < ROLLS || (metBoxes(dice) & ~state.ticked[state.seat]!) > 0;
  return canTick ? after : endTurn(after, false);
}

function press(state: HotDiceState, values: readonly number[]): HotDiceState {
  const seat = values[0]!;
  const race = state.race!;
  const dice = race.dice.slice();
  const kept = race.kept.slice();
  const own = reroll(race.dice[seat]!, values.slice(1));
  dice[seat] = own;
  kept[seat] = keptDice(race.box, own);
  const isDone = kept[seat].indexOf(false) < 0;
  const trophies = isDone ? race.trophies - 1 : race.trophies;
  const after = Object.assign({}, state, { race: { box: race.box, trophies, dice, kept } });
  return isDone ? tick(after, seat, race.box) : after;
}

/**
 * The state after `action`, which must be one that `refusal` has nothing against. `state` stays as it is.
 *
 * Hot Dice, "Each turn": a tick ends the turn, and so does the fourth roll without one. "What happens on HOT", "at ?":
 * a race begins; who meets its box takes a trophy and ticks the box, or keeps the trophy from somebody else; with the
 * last trophy the race is over and the turn passes on. "Who wins": the first to have all eleven, at the moment of the
 * tick (ruling: in a race in the order of the trophies).
 *
 * Ruling: HOT for a box that everybody has ticked counts as blank. Ruling: a fourth roll that meets a box still to be
 * ticked waits for the tick, as a tick never harms; one that doesn't passes the turn on at once.
 */
export function apply(state: HotDiceState, action: Action): HotDiceState {
  "apart";
  const verb = action.verb;
  const values = action.values;
  if (verb === "press") return press(state, values);
  if (verb === "roll") return roll(state, values);
  if (verb === "tick") return tick(state, state.seat, values[0]!);
  if (verb === "call") return startRace(state, values[0]!);
  if (verb === "first") return Object.assign({}, state, { seat: values[0]!, phase: "roll" as const });
  const held = NONE.slice();
  for (const die of values) held[die - 1] = true;
  return Object.assign({}, state, { held });
}
