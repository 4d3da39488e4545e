/**
 * How many dice show each face; the index is the face, and at 0 stands how many were counted.
 *
 * @param dice six faces 1-6
 * @param flags six; only dice whose flag is `flag` are counted
 */
export function countFaces(dice: readonly number[], flags: readonly boolean[], flag: boolean): number[] {
  const count = [0, 0, 0, 0, 0, 0, 0];
  let die = 0;
  for (const face of dice) {
    if (flags[die++] === flag) {
      count[face]!++;
      count[0]!++;
    }
  }
  return count;
}

/** All six faces show, in any order. @param count from `countFaces` */
export function isStraight(count: readonly number[]): boolean {
  return count.indexOf(0, 1) < 0;
}

/** Six dice, each number an even number of times: four equal and a pair, or six equal, count too. */
export function isThreePairs(count: readonly number[]): boolean {
  return count[0] === 6 && count.indexOf(1, 1) < 0 && count.indexOf(3, 1) < 0 && count.indexOf(5, 1) < 0;
}

/**
 * Which of the dice rolled just now belong to some combination, alone or with others: 1s and 5s, three or more equal
 * dice, all six of a straight and, where the game has them, of three pairs. If none does, the roll doesn't score.
 *
 * @param aside the dice that were not rolled
 */
export function scoringOf(dice: readonly number[], aside: readonly boolean[], hasPairs: boolean): boolean[] {
  const count = countFaces(dice, aside, false);
  const isWhole = isStraight(count) || (hasPairs && isThreePairs(count));
  return dice.map((face, i) => !aside[i] && (isWhole || face === 1 || face === 5 || count[face]! > 2));
}

/**
 * A die 1-6 that keeps the chosen dice from scoring, for dice that are worth -1: one whose number is chosen too few
 * times, else (where four equal are no combination) too many times. Not the red one, if there is another.
 */
export function uselessDie(dice: readonly number[], chosen: readonly boolean[]): number {
  const count = countFaces(dice, chosen, true);
  let lacking = 0;
  let spare = 0;
  let die = 0;
  for (const face of dice) {
    if (chosen[die++] && face !== 1 && face !== 5) {
      if (count[face]! < 3) {
        if (lacking === 0 || face !== die) lacking = die;
      } else if (count[face]! > 3 && (spare === 0 || face !== die)) spare = die;
    }
  }
  return lacking || spare;
}
