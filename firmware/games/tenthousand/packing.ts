import { packTurn, refuse, unpackTurn } from "../aside/packing";
import { NO_DICE, NOTHING } from "../aside/state";
import { points } from "./points";
import { impossiblePart } from "./possible";
import type { TenThousandState } from "./state";
import { highest } from "./turns";

// How a state lies in its bytes; whatever changes here makes a new version of the record in flash.
//
//   0         seats
//   1         seat
//   2         phase, its index in PHASES
//   3         options
//   4 to 6    starter, winner, doubler: the seat and 1, or 0
//   7         1 if the straight was called
//   8 ...     a byte a seat: its die in the roll-off; 1 if it folded; its chips, 255 is -1
//   then      the turn, see aside/packing.ts: its dice, or else those to be seen of the turn before

const HEAD = 8;
const SEAT_BYTES = 3;

/** Append only. */
const PHASES = ["rolloff", "roll", "choose", "bet", "over"] as const;

/** The state as bytes: 32 for two seats, 74 for eight. */
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
  const faces = state.rolloff.length > 0 ? state.rolloff : new Array<number>(state.seats).fill(0);
  const folded = state.folded.map((isFolded) => (isFolded ? 1 : 0));
  const seats = new Uint8Array(faces.concat(folded).concat(state.chips));
  return head.concat([].slice.call(seats)).concat(packTurn(state, state.bust.length > 0 ? state.bust : state.dice));
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if they can't be one, so that play can always go on from the state this returns: see `unpackTurn` and
 *   `impossiblePart`
 */
export function unpack(bytes: ArrayLike<number>): TenThousandState {
  const list: number[] = [].slice.call(bytes);
  const seats = list[0]!;
  const phase = PHASES[list[2]!];
  if (!(seats >= 2 && seats <= 8)) refuse("seats");
  if (phase === undefined) return refuse("phase");
  const turn = unpackTurn(list.slice(HEAD + SEAT_BYTES * seats), seats, phase === "choose");
  const faces = list.slice(HEAD, HEAD + seats);
  const folded = list.slice(HEAD + seats, HEAD + 2 * seats);
  const called = list[7]!;
  // Six 1s lie as they won the game, unless they are what a straight that was called came to.
  const isWon = phase === "over" && called === 0 && turn.dice.join() === "1,1,1,1,1,1";
  const isBust = phase !== "choose" && !isWon && turn.dice[0]! > 0;
  const state: TenThousandState = {
    seats,
    seat: list[1]!,
    phase,
    dice: isBust ? NO_DICE : turn.dice,
    aside: turn.aside,
    chosen: turn.chosen,
    chosenPoints: points(turn.dice, turn.chosen),
    turnPoints: turn.turnPoints,
    bust: isBust ? turn.dice : NOTHING,
    totals: turn.totals,
    starter: list[4]! - 1,
    rolloff: highest(faces) > 0 ? faces : NOTHING,
    called: called === 1,
    winner: list[5]! - 1,
    options: list[3]!,
    chips: [].slice.call(new Int8Array(list.slice(HEAD + 2 * seats, HEAD + SEAT_BYTES * seats))),
    doubler: list[6]! - 1,
    folded: folded.map((byte) => byte === 1),
  };
  const wrong = highest(folded.concat([called])) > 1 ? "mark" : impossiblePart(state);
  return wrong === "" ? state : refuse(wrong);
}
