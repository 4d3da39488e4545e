import { countFaces, SIX_ONES, STRAIGHT, scoringFaces } from "../aside/scoring";
import { NO_DICE } from "../aside/state";
import { DOUBLE, GOAL, NOBODY, type TenThousandState, TO_DOUBLE, TO_OPEN } from "./state";
import { highest, pot } from "./turns";

function areDicePossible(state: TenThousandState): boolean {
  const phase = state.phase;
  if (phase === "choose") {
    const rolled = countFaces(state.dice, state.aside, false);
    if (state.called) return rolled === 0 && countFaces(state.dice, state.aside, true) === STRAIGHT;
    return rolled !== SIX_ONES && scoringFaces(rolled, false) > 0;
  }
  if (state.bust.length > 0) return phase !== "bet" && state.rolloff.length === 0 && state.bust.indexOf(0) < 0;
  // No dice lie there, but for the six 1s that won.
  return !state.called && (state.dice[0] === 1 || state.dice.join() === NO_DICE.join());
}

/**
 * What about a state can't be; "" if play can go on from it, or it has ended well: dice that don't fit the phase or
 * don't score; a total below the 1,000 that open; a roll-off before the end, or a turn before it was decided who
 * starts; a turn or a win of a seat that folded; stakes doubled below 5,000; chips from nowhere.
 */
export function impossiblePart(state: TenThousandState): string {
  const phase = state.phase;
  const seats = state.seats;
  const isOver = phase === "over";
  const isDoubled = state.doubler !== NOBODY;
  const doubler = isDoubled ? state.doubler : state.seat;
  if (state.options > 7 || highest([state.seat, state.starter, state.winner, doubler]) >= seats)
    return "seat or options";
  let most = 0;
  let least = TO_OPEN;
  for (const total of state.totals) {
    if (total > most) most = total;
    if (total < least && total !== 0) least = total;
  }
  if (least < TO_OPEN) return "total";
  if (!areDicePossible(state)) return "dice";
  const goal = state.starter === NOBODY ? 0 : GOAL;
  if (highest(state.rolloff) > 6 || (phase === "rolloff" ? most < goal || (goal === 0 && most > 0) : goal === 0)) {
    return "roll-off";
  }
  if (isOver !== (state.winner !== NOBODY) || state.folded[isOver ? state.winner : state.seat]) return "turn";
  const isBet = isDoubled || phase === "bet";
  if (isBet && (!(state.options & DOUBLE) || state.totals[doubler]! < TO_DOUBLE || state.folded[doubler])) return "bet";
  if (!isDoubled && state.folded.indexOf(true) >= 0) return "bet";
  const inPot = pot(state);
  return inPot < 0 || (isOver && inPot > 0) ? "chips" : "";
}
