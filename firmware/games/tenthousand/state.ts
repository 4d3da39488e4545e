import { type AsideState, NO_TURN, NOTHING } from "../aside/state";

/** One game of Ten Thousand. */
export interface TenThousandState extends AsideState {
  readonly phase: "rolloff" | "roll" | "choose" | "bet" | "over";
  /** The seat that rounds are counted from; NOBODY until the first roll-off has decided. */
  readonly starter: number;
  /** A face for each seat in the newest roll of a roll-off, 0 for one that didn't roll; empty after any other roll. */
  readonly rolloff: readonly number[];
  /** The newest roll was the second one of a called straight: it lies complete, or in `bust`. */
  readonly called: boolean;
  /** NOBODY until the game is over. */
  readonly winner: number;
  /** The sum of ANTE, DOUBLE and OPENING, whichever are on. */
  readonly options: number;
  /** Chips won less chips paid, by seat: below zero while they lie in the pot. */
  readonly chips: readonly number[];
  /** The seat that doubled the stakes, or NOBODY. */
  readonly doubler: number;
  /** Seats that didn't pay when they were doubled, and are skipped. */
  readonly folded: readonly boolean[];
}

/** In place of a seat. */
export const NOBODY = -1;

/** Bits of the options, in the order of their names. */
export const ANTE = 1;
export const DOUBLE = 2;
export const OPENING = 4;
export const OPTIONS: readonly string[] = ["ante", "double", "opening"];

/** The index is what the journal stores: append only. */
export const VERBS: readonly string[] = ["roll", "set", "bank", "straight", "pay", "fold"];

/** "WINNING": who banks this total or more starts the last round. */
export const GOAL = 10000;

/** "PLAY": the least that a player's first banked turn is worth. */
export const TO_OPEN = 1000;

/** "GAMBLING": who first banks this total may double. */
export const TO_DOUBLE = 5000;

/** A turn before its first roll. */
export const NEW_TURN = Object.assign({}, NO_TURN, { rolloff: NOTHING, called: false });

/**
 * A new game: everyone rolls a die for the first turn. Text of 1996, "GAMBLING": with the ante everyone has paid a chip
 * into the pot, and another one for the first to open where that is played (ruling: three switches, in any mixture).
 *
 * @param seats 2-8 (ruling: the text says "2 to 6 (or more?)")
 * @param options 0-7
 */
export function setup(seats: number, options: number): TenThousandState {
  const stake = (options & ANTE ? 1 : 0) + (options & OPENING ? 1 : 0);
  return Object.assign({}, NEW_TURN, {
    seats,
    seat: 0,
    phase: "rolloff" as const,
    totals: new Array<number>(seats).fill(0),
    starter: NOBODY,
    winner: NOBODY,
    options,
    chips: new Array<number>(seats).fill(0 - stake),
    doubler: NOBODY,
    folded: new Array<boolean>(seats).fill(false),
  });
}
