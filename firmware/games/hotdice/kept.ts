import { countFaces } from "./boxes";
import { EVEN, FOUR, ODD, STRAIGHT } from "./state";

/** The face that shows most often, where `enough` times are as good as more; of equal ones the highest, 0 if none. */
function commonest(count: readonly number[], enough: number): number {
  let best = 0;
  for (let face = 6; face > 0 && count[best]! < enough; face--) if (count[face]! > count[best]!) best = face;
  return best;
}

/** How many dice of each face the pattern takes that the dice are nearest to; the index is the face. */
function nearestPattern(box: number, dice: readonly number[]): number[] {
  if (box === ODD) return [0, 5, 0, 5, 0, 5, 0];
  if (box === EVEN) return [0, 0, 5, 0, 5, 0, 5];
  // With a 6 the upper straight takes one die more, or a 6 in place of a 1.
  if (box === STRAIGHT) return dice.indexOf(6) < 0 ? [0, 1, 1, 1, 1, 1, 0] : [0, 0, 1, 1, 1, 1, 1];
  const pattern = [0, 0, 0, 0, 0, 0, 0];
  if (box < FOUR) {
    pattern[box] = 5;
    return pattern;
  }
  // Four of a kind has room for one die of any other number, and for a fifth equal one.
  const most = box === FOUR ? 5 : 3;
  const rest = box === FOUR ? 1 : 2;
  const count = countFaces(dice);
  count[0] = 0;
  const first = commonest(count, most);
  count[first] = 0;
  const second = commonest(count, rest);
  pattern[first] = most;
  pattern[second] = rest;
  pattern[0] = 0;
  return pattern;
}

/**
 * The dice that a press in a race leaves alone: a largest set of dice that fits into one finished pattern of the box. Of
 * equal sets it is the one with the higher faces, then the one with the lower die numbers.
 *
 * Ruling (Hot Dice, "What happens on HOT" lets players keep what they like; on one tower a button is all they have).
 * All five are kept exactly if they meet the box.
 *
 * @param box 1-11
 * @param dice five faces, 0 for a die not rolled yet, which is never kept
 */
export function keptDice(box: number, dice: readonly number[]): boolean[] {
  const room = nearestPattern(box, dice);
  const kept: boolean[] = [];
  let die = 0;
  for (const face of dice) kept[die++] = room[face]!-- > 0;
  return kept;
}
