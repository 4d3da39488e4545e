/**
 * What six dice are worth in each of the ten spaces, always by the best reading the rules allow.
 *
 * Spicy Dice rulebook, "The Score Pad". Number spaces: the sum of the dice with that number, doubled if one of them is
 * red. ROT: 10 a red die. STR: 21 for 1-2-3-4-5-6. PAS: the sum of all six if no number shows only once. CHA: the sum
 * of all six. What STR and PAS take may go into the number space of any red die instead. "Special Cases": six equal
 * dice are 50 (1s to 3s) or 75 (4s to 6s) in their own space, 25 or 50 in any other; six reds are 100 in ROT and STR,
 * 50 in any other.
 *
 * Ruling: a number space doubles the sum, so two 6s with the red one are 24; an example in one of the texts says 12.
 * Ruling: "any other space" of these chilies includes ROT, STR, PAS and CHA, and they beat every other reading.
 *
 * @param dice six faces 1-6 as they lie, die 1 first: a die is red where it shows its own number
 * @returns the points for the spaces 1 2 3 4 5 6 ROT STR PAS CHA
 */
export function points(dice: readonly number[]): number[] {
  // The index is the face: the first one is never counted.
  const count = [0, 0, 0, 0, 0, 0, 0];
  const reds: number[] = [];
  let redCount = 0;
  let sum = 0;
  let die = 0;
  for (const face of dice) {
    count[face]!++;
    sum += face;
    if (face === ++die) reds[redCount++] = face;
  }
  const six = count.indexOf(6);
  if (six > 0 || redCount === 6) {
    const isSmall = six > 0 && six < 4;
    const chili = new Array<number>(10).fill(isSmall ? 25 : 50);
    if (six > 0) chili[six - 1] = isSmall ? 50 : 75;
    else chili[6] = chili[7] = 100;
    return chili;
  }
  const straight = count.indexOf(0, 1) < 0 ? 21 : 0;
  const pairs = count.indexOf(1) < 0 ? sum : 0;
  const all = [
    count[1]!,
    count[2]! * 2,
    count[3]! * 3,
    count[4]! * 4,
    count[5]! * 5,
    count[6]! * 6,
    redCount * 10,
    straight,
    pairs,
    sum,
  ];
  for (const number of reds) all[number - 1] = Math.max(all[number - 1]! * 2, straight, pairs);
  return all;
}
