import { EVEN, FOUR, ODD, STRAIGHT } from "./state";

/** The face that shows `times` times or else nearest below; of equal ones the highest. The index is 6 - face. */
function commonest(count: readonly number[], times: number): number {
  let at = -1;
  while (at < 0) at = count.indexOf(times--);
  return 6 - at;
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
  // The highest face stands first, so that it is found first.
  const count = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) count[6 - face]!++;
  count[6] = 0;
  const most = commonest(count, 5);
  if (box === FOUR) {
    // There is room for one die of any other number, and for a fifth equal one.
    let other = 0;
    for (const face of dice) if (face > other && face !== most) other = face;
    if (other > 0) pattern[other] = 1;
    pattern[most] = 5;
    return pattern;
  }
  count[6 - most] = 0;
  // If no other number shows, this is one that no die shows, or `most` once more.
  pattern[commonest(count, 2)] = 2;
  pattern[most] = 3;
  return pattern;
}

/**
 * The dice that a press in a race leaves alone: a largest set of dice that fits into one finished pattern of the box.
 * Of equal sets it is the one with the higher faces, then the one with the lower die numbers.
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
