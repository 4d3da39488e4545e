/**
 * Dice counted by what they show, as one number: its hexadecimal digit n tells how many show n, and digit 0 how many
 * dice there are. Sums and masks of such a number look at all faces at once, where a loop costs the board 30,000
 * instructions a die. Sets of faces are numbers of the same kind, with a 1 in the digit of each face and nothing else.
 */
export const ONE_OF = [0, 0x11, 0x101, 0x1001, 0x10001, 0x100001, 0x1000001];

/** The set of all faces, of 1 and 5, which score alone, and of the others. */
const ALL_FACES = 0x1111110;
const SINGLES = 0x100010;
const OTHERS = 0x1011100;

/** The counts of a straight, and of six 1s. */
export const STRAIGHT = 0x1111116;
export const SIX_ONES = 0x66;

/** Counts those dice whose flag is `flag`. @param dice six faces 1-6 */
export function countFaces(dice: readonly number[], flags: readonly boolean[], flag: boolean): number {
  let count = 0;
  let die = 0;
  for (const face of dice) if (flags[die++] === flag) count += ONE_OF[face]!;
  return count;
}

/** The faces that show `least` times or more. @param least 1-7 */
export function atLeast(count: number, least: number): number {
  // A digit from `least` on becomes 8 or more, and none becomes more than 15.
  return ((count + (8 - least) * ALL_FACES) >> 3) & ALL_FACES;
}

/** Six dice, each number an even number of times: four equal and a pair, or six equal, count too. */
export function isThreePairs(count: number): boolean {
  return (count & (ALL_FACES + 15)) === 6;
}

/** The faces but 1 and 5 that show only once or twice: no combination has such dice, but those of all six. */
export function lackingFaces(count: number): number {
  return atLeast(count, 1) & ~atLeast(count, 3) & OTHERS;
}

/** The faces but 1 and 5 that show four times or more. */
export function crowdedFaces(count: number): number {
  return atLeast(count, 4) & OTHERS;
}

/**
 * The faces that score, alone or with others: 1 and 5, three or more equal dice, all six of a
 * straight and, where the game has them, of three pairs. 0 if nothing does.
 */
export function scoringFaces(count: number, hasPairs: boolean): number {
  const present = atLeast(count, 1);
  if (count === STRAIGHT || (hasPairs && isThreePairs(count))) return present;
  return (present & SINGLES) | atLeast(count, 3);
}

/** Which of the dice rolled just now show one of `faces`. @param aside the dice that were not rolled */
export function diceShowing(faces: number, dice: readonly number[], aside: readonly boolean[]): boolean[] {
  const showing: boolean[] = [];
  let i = 0;
  for (const face of dice) {
    showing[i] = !aside[i] && (faces & ONE_OF[face]!) > 0;
    i++;
  }
  return showing;
}

/**
 * A die 1-6 that keeps the chosen dice from scoring, for dice that are worth -1: one whose number is chosen too few
 * times, else (where four equal are no combination) too many times. Not the red one, if there is another.
 */
export function uselessDie(dice: readonly number[], chosen: readonly boolean[]): number {
  const count = countFaces(dice, chosen, true);
  const faces = lackingFaces(count) || crowdedFaces(count);
  let useless = 0;
  let die = 0;
  for (const face of dice) {
    if (chosen[die++] && (faces & ONE_OF[face]!) > 0 && (useless === 0 || face !== die)) useless = die;
  }
  return useless;
}
