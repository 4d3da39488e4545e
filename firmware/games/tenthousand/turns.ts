import { GOAL, NOBODY, type TenThousandState } from "./state";

/** The greatest of some whole numbers, which are not below 0. */
export function highest(values: readonly number[]): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** Chips that lie in the middle: what was paid and nobody has won yet. */
export function pot(state: TenThousandState): number {
  let sum = 0;
  for (const chips of state.chips) sum -= chips;
  return sum;
}

/**
 * Which seats don't roll a die in a roll-off, as only those do that had the highest in its last roll. Before there was
 * one: those with the highest total, which is everybody at the start. A seat that folded never has the highest.
 */
export function sittingOut(state: TenThousandState): boolean[] {
  const values = state.rolloff.length > 0 ? state.rolloff : state.totals;
  const most = highest(values);
  return values.map((value) => value < most);
}

/** The game is over, and `seat` has won it, the chips in the middle as well. */
export function win(state: TenThousandState, seat: number): TenThousandState {
  const chips = state.chips.slice();
  chips[seat]! += pot(state);
  return Object.assign({}, state, { phase: "over" as const, winner: seat, chips });
}

/**
 * A roll-off goes on, or its only highest die decides it: who starts, or at the end who wins.
 *
 * @param state with the faces of the newest roll in `rolloff`, or with none before the first
 */
export function decide(state: TenThousandState): TenThousandState {
  const out = sittingOut(state);
  const seat = out.indexOf(false);
  if (out.indexOf(false, seat + 1) >= 0) return Object.assign({}, state, { phase: "rolloff" as const, seat });
  if (state.starter !== NOBODY) return win(state, seat);
  return Object.assign({}, state, { phase: "roll" as const, seat, starter: seat });
}

/**
 * The next seat's turn, folded ones skipped. Once somebody has 10,000, the round that seat is in is the last one.
 *
 * Text of 1996, "WINNING": the players with turns left get one more. Ruling: rounds are counted from the seat that
 * started the game. A tie for the highest total is broken by dice.
 *
 * @param state no dice lie any more, and `seat` is the one whose turn is over
 */
export function passOn(state: TenThousandState): TenThousandState {
  let seat = state.seat;
  let isNewRound = false;
  do {
    seat = (seat + 1) % state.seats;
    if (seat === state.starter) isNewRound = true;
  } while (state.folded[seat]);
  if (isNewRound && highest(state.totals) >= GOAL) return decide(state);
  return Object.assign({}, state, { phase: "roll" as const, seat });
}

/**
 * The seat that may double, or one that has to answer, pays a chip or doesn't.
 *
 * Text of 1996, "GAMBLING": who first has 5,000 can increase the bet, everyone has to call it to stay in the game.
 * Rulings: it is offered once a game, to that seat only, and not if the bank ended the game; not to pay is no fold for
 * the seat it is offered to; the others answer clockwise; if all of them fold, the seat that doubled wins.
 */
export function answer(state: TenThousandState, isPaid: boolean): TenThousandState {
  const isOffer = state.doubler === NOBODY;
  if (isOffer && !isPaid) return passOn(state);
  const chips = state.chips.slice();
  const folded = state.folded.slice();
  if (isPaid) chips[state.seat]!--;
  else folded[state.seat] = true;
  const doubler = isOffer ? state.seat : state.doubler;
  const seat = (state.seat + 1) % state.seats;
  const answered = Object.assign({}, state, { seat, chips, folded, doubler });
  if (seat !== doubler) return answered;
  const last = folded.indexOf(false);
  return folded.indexOf(false, last + 1) < 0 ? win(answered, doubler) : passOn(answered);
}
