import { points } from "../../../../firmware/games/farkel/points";
import { farkel } from "../../../../firmware/games/farkel/rules";
import { type FarkelState, setup } from "../../../../firmware/games/farkel/state";
import { play, refusalOf } from "../aside/play";

/** The state after these actions. @throws Error if one is refused */
export function after(state: FarkelState, ...lines: string[]): FarkelState {
  return play(farkel, state, ...lines);
}

/** Why the last of these actions is refused, "" if it isn't. */
export function why(state: FarkelState, ...lines: string[]): string {
  return refusalOf(farkel, state, ...lines);
}

/** Seat 0 of three is about to roll, nobody has points, unless said otherwise. */
export function position(parts: Partial<FarkelState> = {}): FarkelState {
  const state: FarkelState = { ...setup(parts.totals?.length ?? 3), phase: "roll", ...parts };
  return { ...state, chosenPoints: points(state.dice, state.chosen) };
}

/** A whole turn that banks so many points, with all six dice set aside, or farkles. */
export const TURN = {
  farkle: ["roll 2 3 4 6 6 4"],
  500: ["roll 2 3 2 3 3 2", "set 1 2 3 4 5 6", "bank"],
  1500: ["roll 3 3 2 2 4 4", "set 1 2 3 4 5 6", "bank"],
  3000: ["roll 2 3 4 5 6 1", "set 1 2 3 4 5 6", "bank"],
} as const;
