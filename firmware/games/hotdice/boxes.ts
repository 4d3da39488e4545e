import { EVEN, FOUR, ODD, PAIR3, STRAIGHT } from "./state";

/**
 * The boxes that five dice meet, whoever has ticked them.
 *
 * Hot Dice, "The score sheet": five equal dice of each number; four equal; a pair and three of another number; 1-5 or
 * 2-6; only 1s, 3s and 5s; only 2s, 4s and 6s, in any mix.
 *
 * Ruling: five equal dice are four of a kind, too, but not a pair and three.
 *
 * @param dice five faces 1-6; dice not rolled yet (0) meet nothing
 * @returns the sum of `1 << box`
 */
export function metBoxes(dice: readonly number[]): number {
  // The index is the face.
  const count = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) count[face]!++;
  if (count[0]! > 0) return 0;
  const ends = count[1]! + count[6]!;
  const odds = count[1]! + count[3]! + count[5]!;
  const five = count.indexOf(5);
  let met = 0;
  if (five > 0) met = (1 << five) | (1 << FOUR);
  else if (count.indexOf(4) > 0) met = 1 << FOUR;
  else if (count.indexOf(3) > 0 && count.indexOf(2) > 0) met = 1 << PAIR3;
  else if (ends === 1 && count[2]! * count[3]! * count[4]! * count[5]! === 1) met = 1 << STRAIGHT;
  if (odds === 5) met |= 1 << ODD;
  if (odds === 0) met |= 1 << EVEN;
  return met;
}
