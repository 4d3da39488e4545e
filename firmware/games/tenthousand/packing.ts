import { packTurn, refuse, unpackTurn } from "../aside/packing";
import { countFaces, scoringFaces } from "../aside/scoring";
import { NO_DICE, NOTHING } from "../aside/state";
import { points } from "./points";
import { NOBODY, type TenThousandState } from "./state";
import { highest } from "./turns";

// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3         options
//   4 to 6    starter, winner, doubler: the seat and 1, or 0
//   7         1 if the straight was called
//   8 ...     the dice of a roll-off, a byte a seat
//   then      1 for a seat that folded
//   then      chips, a byte a seat, 255 is -1
//   then      the turn, see aside/packing.ts: its dice, or else those to be seen of the turn before

const HEAD = 8;
const SEAT_BYTES = 3;

/** Append only. */
const PHASES = ["rolloff", "roll", "choose", "bet", "over"] as const;

/** The state as bytes: 44 for two seats, 86 for eight. */
export function pack(state: TenThousandState): number[] {
  const head = [
    state.seats,
    state.seat,
    PHASES.indexOf(state.phase),
    state.options,
    state.starter + 1,
    state.winner + 1,
    state.doubler + 1,
    state.called ? 1 : 0,
  ];
  const faces = state.rolloff.length > 0 ? state.rolloff : NO_DICE.concat(NO_DICE).slice(0, state.seats);
  return packTurn([head, faces, state.folded, state.chips], state, state.bust.length > 0 ? state.bust : state.dice);
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if play couldn't go on from it: seats, seat, phase, starter, winner or doubler out of range; a turn before
 *   it was decided who starts; nobody left to play; dice to choose from of which none scores; see `unpackTurn`, too
 */
export function unpack(bytes: ArrayLike<number>): TenThousandState {
  "apart";
  const seats = bytes[0]!;
  const phase = PHASES[bytes[2]!];
  if (!(seats >= 2 && seats <= 8)) refuse("seats");
  if (phase === undefined) return refuse("phase");
  const head: number[] = [].slice.call(bytes, 0, HEAD + SEAT_BYTES * seats);
  const seat = head[1]!;
  const starter = head[4]! - 1;
  const winner = head[5]! - 1;
  const doubler = head[6]! - 1;
  if (highest([seat, starter, winner, doubler]) >= seats) refuse("seat");
  if (starter === NOBODY && phase !== "rolloff") refuse("turn");
  const turn = unpackTurn(bytes, HEAD + SEAT_BYTES * seats, seats, phase === "choose");
  const faces = head.slice(HEAD, HEAD + seats);
  const folded = head.slice(HEAD + seats, HEAD + 2 * seats).map(Boolean);
  if (highest(faces) > 6 || folded.indexOf(false) < 0) refuse("roll-off or fold");
  const called = head[7] === 1;
  const scoring = scoringFaces(countFaces(turn.dice, turn.aside, false), false);
  if (phase === "choose" && scoring === 0 && turn.aside.indexOf(false) >= 0) refuse("dice");
  // Six 1s lie as they won the game, unless they are what a straight that was called came to.
  const isWon = phase === "over" && !called && turn.dice.join() === "1,1,1,1,1,1";
  const isBust = phase !== "choose" && !isWon && turn.dice[0]! > 0;
  return {
    seats,
    seat,
    phase,
    dice: isBust ? NO_DICE : turn.dice,
    aside: turn.aside,
    chosen: turn.chosen,
    chosenPoints: points(turn.dice, turn.chosen),
    turnPoints: turn.turnPoints,
    bust: isBust ? turn.dice : NOTHING,
    totals: turn.totals,
    starter,
    rolloff: highest(faces) > 0 ? faces : NOTHING,
    called,
    winner,
    options: head[3]!,
    chips: [].slice.call(new Int8Array(head.slice(HEAD + 2 * seats))),
    doubler,
    folded,
  };
}
