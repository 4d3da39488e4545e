import { packTurn, refuse, unpackTurn } from "../aside/packing";
import { countFaces, scoringFaces } from "../aside/scoring";
import { NO_DICE, NOTHING } from "../aside/state";
import { points } from "./points";
import type { FarkelState } from "./state";

// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3         ender: the seat and 1, or 0
//   4 ...     farkles in a row, a byte a seat
//   then      the turn, see aside/packing.ts: its dice; or else, of the turn before, all six after a farkle, or those
//             set aside where the others are passed on

const HEAD = 4;

/** Append only. */
const PHASES = ["start", "roll", "choose", "over"] as const;

/** The state as bytes: 36 for two seats, 66 for eight. */
export function pack(state: FarkelState): number[] {
  const lying = state.bust.length > 0 ? state.bust : state.passed.length > 0 ? state.passed : state.dice;
  const head = [state.seats, state.seat, PHASES.indexOf(state.phase), state.ender + 1];
  return packTurn([head, state.farkles], state, lying);
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if play couldn't go on from it: seats, seat, phase or ender out of range; dice to choose from of which
 *   none scores; see `unpackTurn`, too
 */
export function unpack(bytes: ArrayLike<number>): FarkelState {
  "apart";
  const seats = bytes[0]!;
  const seat = bytes[1]!;
  const phase = PHASES[bytes[2]!];
  const ender = bytes[3]! - 1;
  if (!(seats >= 2 && seats <= 8)) refuse("seats");
  if (phase === undefined || seat >= seats || ender >= seats) return refuse("phase or seat");
  const isChoosing = phase === "choose";
  const turn = unpackTurn(bytes, HEAD + seats, seats, isChoosing);
  if (isChoosing && scoringFaces(countFaces(turn.dice, turn.aside, false), true) === 0) refuse("dice");
  const isBust = !isChoosing && turn.dice.indexOf(0) < 0;
  const isPassed = phase === "roll" && !isBust && turn.dice.join() !== NO_DICE.join();
  return {
    seats,
    seat,
    phase,
    dice: isChoosing ? turn.dice : NO_DICE,
    aside: turn.aside,
    chosen: turn.chosen,
    chosenPoints: points(turn.dice, turn.chosen),
    turnPoints: turn.turnPoints,
    bust: isBust ? turn.dice : NOTHING,
    totals: turn.totals,
    farkles: [].slice.call(bytes, HEAD, HEAD + seats),
    passed: isPassed ? turn.dice : NOTHING,
    ender,
  };
}
