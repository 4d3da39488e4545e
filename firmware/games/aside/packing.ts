import type { AsideState } from "./state";

// What these games have in common, as bytes: six dice (face, ASIDE, CHOSEN), then four bytes, low byte first, for each
// total and for the points of the turn. Arrays go through the interpreter's own conversions: no loop over bytes.

/** Added to the face of a die. */
const ASIDE = 8;
const CHOSEN = 16;

/** Bytes of the dice, and of one number. */
const DICE_BYTES = 6;
const WORD = 4;

/** Where a turn stands, without what can be worked out from it. */
export interface PackedTurn {
  readonly dice: number[];
  readonly aside: boolean[];
  readonly chosen: boolean[];
  readonly totals: number[];
  readonly turnPoints: number;
}

/** @param lying the six faces to keep: the dice, or what is to be seen of the turn before */
export function packTurn(state: AsideState, lying: readonly number[]): number[] {
  const dice = lying.map((face, i) => face + (state.aside[i] ? ASIDE : 0) + (state.chosen[i] ? CHOSEN : 0));
  const numbers = new Int32Array(state.totals.concat([state.turnPoints]));
  return dice.concat(([] as number[]).slice.call(new Uint8Array(numbers.buffer)) as number[]);
}

/**
 * The other way round.
 *
 * @param bytes without what stands before them
 * @param isChoosing dice are to be chosen: each has a face, and some may be set aside or chosen
 * @throws Error if a game for so many seats can't stand so: the length; a face above 6; a die both set aside and chosen; points that aren't multiples
 *   of 50; fewer points in the turn than 50 a die; flags or points of a turn outside of one
 */
export function unpackTurn(bytes: readonly number[], seats: number, isChoosing: boolean): PackedTurn {
  if (bytes.length !== DICE_BYTES + WORD * (seats + 1)) refuse("length");
  const dice: number[] = [];
  const aside: boolean[] = [];
  const chosen: boolean[] = [];
  let least = 0;
  let i = 0;
  for (const byte of bytes.slice(0, DICE_BYTES)) {
    const face = byte % ASIDE;
    if (face > 6 || byte >= ASIDE + CHOSEN || (isChoosing ? face === 0 : byte > 6)) refuse("dice");
    dice[i] = face;
    aside[i] = byte >= ASIDE && byte < CHOSEN;
    chosen[i] = byte >= CHOSEN;
    if (aside[i]) least += 50;
    i++;
  }
  const words = new Int32Array(new Uint8Array(bytes.slice(DICE_BYTES)).buffer);
  const totals = ([] as number[]).slice.call(words) as number[];
  const turnPoints = totals.pop()!;
  if (turnPoints < least || turnPoints % 50 !== 0 || (!isChoosing && turnPoints > 0)) refuse("points of a turn");
  for (const total of totals) if (total % 50 !== 0) refuse("total");
  return { dice, aside, chosen, totals, turnPoints };
}

/** @throws Error always: `part` of what is unpacked can't be. */
export function refuse(part: string): never {
  throw new Error(`no state of this game: impossible ${part}`);
}
