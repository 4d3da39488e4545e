import { DICE, FRESH, HELD, MOST_POINTS, NO_POINTS, PHASES, ROLLS_LEFT, SEAT_BYTES } from "./layout";
import { ROLLS, type SpicyState } from "./state";

/** The state as bytes, see layout.ts: 20 for one seat, 97 for eight. */
export function pack(state: SpicyState): number[] {
  const bytes = new Uint8Array(ROLLS_LEFT + SEAT_BYTES * state.seats);
  bytes[0] = state.seats;
  bytes[1] = state.seat;
  bytes[2] = PHASES.indexOf(state.phase);
  if (state.phase === "choose") {
    for (let i = 0; i < 6; i++) {
      bytes[DICE + i] = state.dice[i]! + (state.fresh[i] ? FRESH : 0) + (state.held[i] ? HELD : 0);
    }
  }
  bytes.set(state.rollsLeft, ROLLS_LEFT);
  let at = ROLLS_LEFT + state.seats;
  for (const row of state.spaces) {
    bytes.set(row as number[], at);
    for (let zero = row.indexOf(0); zero >= 0; zero = row.indexOf(0, zero + 1)) bytes[at + zero] = NO_POINTS;
    at += 10;
  }
  return ([] as number[]).slice.call(bytes);
}

function refuse(part: string): never {
  throw new Error(`impossible ${part}`);
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if play couldn't go on from it: the length, a seat, phase, face, number of points or of rolls out of
 *   range; dice on the table between turns, or none to choose from; empty spaces of a seat that ran out of rolls; a turn
 *   of a seat that has no empty space
 */
export function unpack(bytes: ArrayLike<number>): SpicyState {
  "apart";
  const seats = bytes[0]!;
  const seat = bytes[1]!;
  const phase = PHASES[bytes[2]!];
  if (!(seats >= 1 && seats <= 8) || bytes.length !== ROLLS_LEFT + SEAT_BYTES * seats) refuse("length");
  if (seat >= seats || phase === undefined) refuse("seat or phase");
  const isChoosing = phase === "choose";

  const dice: number[] = [];
  const fresh: boolean[] = [];
  const held: boolean[] = [];
  for (let i = 0; i < 6; i++) {
    const byte = bytes[DICE + i]!;
    const face = byte % FRESH;
    // Dice lie on the table only while their player decides about them.
    if (byte >= 2 * HELD || face > 6 || (isChoosing ? face === 0 : byte > 0)) refuse("dice");
    dice[i] = face;
    fresh[i] = byte % HELD >= FRESH;
    held[i] = byte >= HELD;
  }

  const rollsLeft: number[] = [];
  const spaces: (number | null)[][] = [];
  let at = ROLLS_LEFT + seats;
  for (let owner = 0; owner < seats; owner++) {
    const row = new Array<number | null>(10).fill(null);
    let i = 0;
    for (const byte of row.slice.call(bytes, at, at + 10) as number[]) {
      if (byte > 0) {
        if (byte > MOST_POINTS && byte !== NO_POINTS) refuse("points");
        row[i] = byte % NO_POINTS;
      }
      i++;
    }
    at += 10;
    const left = bytes[ROLLS_LEFT + owner]!;
    // Running out fills all spaces, but for a player who decides about the last roll.
    const mayBeOut = row.indexOf(null) < 0 || (isChoosing && owner === seat);
    if (left > ROLLS || (left === 0 && !mayBeOut)) refuse("rolls left");
    rollsLeft[owner] = left;
    spaces[owner] = row;
  }
  if (phase !== "over" && spaces[seat]!.indexOf(null) < 0) refuse("end");
  return { seats, seat, phase, dice, fresh, held, rollsLeft, spaces };
}
