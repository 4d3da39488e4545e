import { type AsideState, NONE } from "./state";

// What these games have in common, as bytes: six faces, six bytes that are 1 for a die set aside, six for one chosen,
// then four bytes, low byte first, for each total and for the points of the turn. Whole arrays go through the
// interpreter's own conversions, flags too (true becomes 1): a loop over bytes would be ten times dearer.

const DICE_BYTES = 18;
const WORD = 4;

/** More points than anybody plays for: a game that stood there would not end. */
const MOST = 1000000;

/** Where a turn stands, without what can be worked out from it. */
export interface PackedTurn {
  readonly dice: number[];
  readonly aside: readonly boolean[];
  readonly chosen: readonly boolean[];
  readonly totals: number[];
  readonly turnPoints: number;
}

/**
 * All bytes of a state.
 *
 * @param head lists of numbers and flags for what stands before the turn
 * @param lying the six faces to keep: the dice, or what is to be seen of the turn before
 */
export function packTurn(
  head: readonly (readonly (number | boolean)[])[],
  state: AsideState,
  lying: readonly number[],
): number[] {
  const lists = head.concat([lying, state.aside, state.chosen]);
  const bytes = new Uint8Array(128);
  let at = 0;
  for (const list of lists) {
    bytes.set(list as number[], at);
    at += list.length;
  }
  const words = new Uint8Array(new Int32Array(state.totals.concat([state.turnPoints])).buffer);
  bytes.set(words, at);
  return ([] as number[]).slice.call(bytes, 0, at + words.length);
}

/**
 * The other way round.
 *
 * @param at how many bytes stand before the turn
 * @param isChoosing dice are to be chosen: each has a face, and some may be set aside or chosen
 * @throws Error if play couldn't go on from it: the length; a face above 6, or none where dice are chosen; points by
 *   the million
 */
export function unpackTurn(all: ArrayLike<number>, at: number, seats: number, isChoosing: boolean): PackedTurn {
  const bytes: number[] = [].slice.call(all, at);
  if (bytes.length !== DICE_BYTES + WORD * (seats + 1)) refuse("length");
  const dice = bytes.slice(0, 6);
  for (const face of dice) if (face > 6 || (isChoosing && face === 0)) refuse("dice");
  const words = new Int32Array(new Uint8Array(bytes.slice(DICE_BYTES)).buffer);
  const totals = ([] as number[]).slice.call(words) as number[];
  for (const points of totals) if (points > MOST || points < -MOST) refuse("points");
  const turnPoints = totals.pop()!;
  if (!isChoosing) return { dice, aside: NONE, chosen: NONE, totals, turnPoints: 0 };
  const aside = bytes.slice(6, 12).map(Boolean);
  const chosen = bytes.slice(12, DICE_BYTES).map(Boolean);
  return { dice, aside, chosen, totals, turnPoints };
}

/** @throws Error always: `part` of what is unpacked can't be. */
export function refuse(part: string): never {
  throw new Error(`impossible ${part}`);
}
