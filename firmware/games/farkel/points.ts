import {
  countFaces,
  crowdedFaces,
  diceShowing,
  isThreePairs,
  lackingFaces,
  ONE_OF,
  STRAIGHT,
  scoringFaces,
} from "../aside/scoring";
import { NONE, NUMBERS } from "../aside/state";
import { namesOf } from "../aside/table";
import type { FarkelState } from "./state";

/**
 * What dice of one roll are worth, by the best split into combinations: each die is in exactly one.
 *
 * Text, "Scoring" and "Spicy Dice". Rulings: a combination with a red die in it counts double, once; any number of
 * combinations count together; four or five equal dice have no value of their own. Six dice that are a straight or
 * three pairs are never worth more in another split. Of four or more equal dice the red one is best in the three.
 *
 * @param dice six faces 1-6 as they lie, die 1 first: a die is red where it shows its own number
 * @param chosen which of them
 * @returns 0 for no dice; -1 if a die among them doesn't score
 */
export function points(dice: readonly number[], chosen: readonly boolean[]): number {
  let count = countFaces(dice, chosen, true);
  if (count === 0) return 0;
  const isStraight = count === STRAIGHT;
  if (isStraight || isThreePairs(count)) {
    const isSpicy = dice.some((face, i) => face === i + 1);
    return (isStraight ? 3000 : 1500) * (isSpicy ? 2 : 1);
  }
  if ((lackingFaces(count) | crowdedFaces(count)) > 0) return -1;
  let sum = 0;
  for (const number of NUMBERS) {
    count >>= 4;
    const equal = count & 15;
    if (equal > 0) {
      const single = number === 1 ? 100 : 50;
      const three = number === 1 ? 1000 : 100 * number;
      const isRed = chosen[number - 1] && dice[number - 1] === number;
      if (equal < 3) sum += single * (isRed ? equal + 1 : equal);
      else sum += three * (isRed ? 2 : 1) + single * (equal - 3);
    }
  }
  return sum;
}

/** The dice that belong to some combination of the roll there is to choose from. */
export function scoringDice(state: FarkelState): boolean[] {
  if (state.phase !== "choose") return NONE.slice();
  const faces = scoringFaces(countFaces(state.dice, state.aside, false), true);
  return diceShowing(faces, state.dice, state.aside);
}

/**
 * "All that scores": the numbers 1-6 of the dice worth most. Of four or five equal dice that aren't 1s or 5s, three: the
 * red one and those with the lowest numbers.
 */
export function bestChoice(state: FarkelState): number[] {
  const dice = state.dice;
  if (state.phase !== "choose") return [];
  const count = countFaces(dice, state.aside, false);
  const best = diceShowing(scoringFaces(count, true), dice, state.aside);
  const crowd = isThreePairs(count) ? 0 : crowdedFaces(count);
  // One face at most is crowded: dividing by its set moves its digit to the place of the ones.
  let spare = crowd > 0 ? ((count / crowd) & 15) - 3 : 0;
  for (let i = 5; spare > 0; i--) {
    const face = dice[i]!;
    if (best[i] && face !== i + 1 && (crowd & ONE_OF[face]!) > 0) {
      best[i] = false;
      spare--;
    }
  }
  return namesOf(best);
}
