import { points } from "../../../../firmware/games/tenthousand/points";
import { tenThousand } from "../../../../firmware/games/tenthousand/rules";
import { setup, type TenThousandState } from "../../../../firmware/games/tenthousand/state";
import { play, refusalOf } from "../aside/play";

/** The state after these actions. @throws Error if one is refused */
export function after(state: TenThousandState, ...lines: string[]): TenThousandState {
  return play(tenThousand, state, ...lines);
}

/** Why the last of these actions is refused, "" if it isn't. */
export function why(state: TenThousandState, ...lines: string[]): string {
  return refusalOf(tenThousand, state, ...lines);
}

/** Seat 0 of three started and is about to roll, nobody has points, unless said otherwise. */
export function position(parts: Partial<TenThousandState> = {}): TenThousandState {
  const seats = parts.totals?.length ?? parts.seats ?? 3;
  const state: TenThousandState = { ...setup(seats, parts.options ?? 0), phase: "roll", starter: 0, ...parts };
  return { ...state, chosenPoints: points(state.dice, state.chosen) };
}

/** A whole turn that banks so many points, or busts. */
export const TURN = {
  bust: ["roll 2 2 3 3 4 6"],
  1000: ["roll 1 1 1 2 3 4", "set 1 2 3", "bank"],
  2000: ["roll 1 2 3 4 5 6", "set 1 2 3 4 5 6", "bank"],
  5000: ["roll 1 1 1 1 1 2", "set 1 2 3 4 5", "bank"],
  10000: ["roll 2 2 2 2 2 2", "set 1 2 3 4 5 6", "bank"],
} as const;
