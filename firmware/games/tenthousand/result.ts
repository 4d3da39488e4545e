import { NO_DICE, NONE } from "../aside/state";
import { turnLine } from "../aside/table";
import { ranks } from "../ranks";
import { GOAL, NOBODY, type TenThousandState } from "./state";
import { highest, pot, sittingOut } from "./turns";

/** More than any total. */
const MOST = 1 << 30;

/**
 * Rank of every seat as it would be if the game ended now. Once it has: the winner before all others, whether by points,
 * by dice after a tie, by six 1s or because all others folded; the others by their banked totals (ruling: so the others
 * of a tie share the next rank, and who folded keeps the rank of the points banked).
 */
export function ranksOf(state: TenThousandState): number[] {
  const sums = state.totals.slice();
  if (state.winner !== NOBODY) sums[state.winner] = MOST;
  return ranks(sums);
}

/**
 * The state line. In a roll-off `dice` and `held` have one place a seat: its die of the last roll, and true if it
 * doesn't roll; with `lastRound` the roll-off breaks a tie. `pot`, `chips` and `folded` only if a chip option is on.
 */
export function publicState(state: TenThousandState): object {
  "apart";
  const line = turnLine("tenthousand", state, NONE, state.phase === "over" ? ranksOf(state) : null);
  if (state.phase === "rolloff") {
    const dice = state.rolloff.length > 0 ? state.rolloff : NO_DICE.concat(NO_DICE).slice(0, state.seats);
    Object.assign(line, { "dice": dice, "held": sittingOut(state) });
  }
  Object.assign(line, {
    "lastRound": highest(state.totals) >= GOAL,
    "opened": state.totals.map((total) => total > 0),
    "called": state.called,
  });
  return state.options > 0
    ? Object.assign(line, { "pot": pot(state), "chips": state.chips, "folded": state.folded })
    : line;
}
