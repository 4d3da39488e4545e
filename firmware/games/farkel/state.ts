import { type AsideState, NO_TURN, NOTHING } from "../aside/state";

/** One game of Spicy Farkel. A die is red where it shows its own number. */
export interface FarkelState extends AsideState {
  readonly phase: "start" | "roll" | "choose" | "over";
  /** Turns in a row that ended without points, by seat: 0-2, as the third one is paid for at once. */
  readonly farkles: readonly number[];
  /**
   * While the player may begin with the dice passed on: how those lie that the player before had set aside, 0 for each
   * die passed on. Else empty.
   */
  readonly passed: readonly number[];
  /** The seat that started the last round by banking 10,000; NOBODY until then. */
  readonly ender: number;
}

/** In place of a seat. */
export const NOBODY = -1;

/** The index is what the journal stores: append only. */
export const VERBS: readonly string[] = ["first", "roll", "set", "bank", "take"];

/** "Winning the Game": who banks this total or more starts the last round. */
export const GOAL = 10000;

/** A turn before its first roll, on a table without dice. */
export const NEW_TURN = Object.assign({}, NO_TURN, { passed: NOTHING });

/**
 * A new game. Ruling: who starts is asked, because the text doesn't say it.
 *
 * @param seats 2-8 (text, "Antall spillere": two or more, best with three to eight)
 */
export function setup(seats: number): FarkelState {
  return Object.assign({}, NEW_TURN, {
    seats,
    seat: 0,
    phase: "start" as const,
    totals: new Array<number>(seats).fill(0),
    farkles: new Array<number>(seats).fill(0),
    ender: NOBODY,
  });
}
