import { packTurn, refuse, unpackTurn } from "../aside/packing";
import { countFaces, scoringFaces } from "../aside/scoring";
import { NO_DICE, NOTHING } from "../aside/state";
import { points } from "./points";
import { type FarkelState, GOAL, NOBODY } from "./state";

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
 * @throws Error if they can't be one, so that play can always go on from the state this returns: see `unpackTurn` and
 *   `impossiblePart`
 */
export function unpack(bytes: ArrayLike<number>): FarkelState {
  const seats = bytes[0]!;
  const phase = PHASES[bytes[2]!];
  if (!(seats >= 2 && seats <= 8)) refuse("seats");
  if (phase === undefined) return refuse("phase");
  const isChoosing = phase === "choose";
  const turn = unpackTurn(bytes, HEAD + seats, seats, isChoosing);
  const isBust = !isChoosing && turn.dice.indexOf(0) < 0;
  const isPassed = !isChoosing && !isBust && turn.dice.join() !== NO_DICE.join();
  const state: FarkelState = {
    seats,
    seat: bytes[1]!,
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
    ender: bytes[3]! - 1,
  };
  const wrong = impossiblePart(state);
  return wrong === "" ? state : refuse(wrong);
}

/**
 * What about a state can't be; "" if play can go on from it, or it has ended well: dice that don't score, or none but
 * those passed on outside of a turn's beginning; a game that isn't at its start though it is asked who starts; three
 * farkles; a last round, or none, that doesn't fit the totals and the seat.
 */
function impossiblePart(state: FarkelState): string {
  const phase = state.phase;
  const ender = state.ender;
  const isStart = phase === "start";
  let isLate = false;
  for (const total of state.totals) if (total >= GOAL || (isStart && total !== 0)) isLate = true;
  if (state.seat >= state.seats || ender >= state.seats) return "seat";
  if (phase === "choose" && scoringFaces(countFaces(state.dice, state.aside, false), true) === 0) return "dice";
  if ((state.passed.length > 0 && phase !== "roll") || (isStart && state.bust.length > 0)) return "dice";
  for (const farkles of state.farkles) if (farkles > (isStart ? 0 : 2)) return "farkles";
  if (ender === NOBODY) return isLate || phase === "over" ? "end" : "";
  const isLast = (state.seat + 1) % state.seats === ender;
  const isWrong = state.totals[ender]! < GOAL || isStart || state.seat === ender || (phase === "over" && !isLast);
  return isWrong ? "end" : "";
}
