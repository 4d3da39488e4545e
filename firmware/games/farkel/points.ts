import { countFaces, isStraight, isThreePairs, scoringOf } from "../aside/scoring";
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
  const count = countFaces(dice, chosen, true);
  const straight = isStraight(count);
  if (straight || isThreePairs(count)) {
    const isSpicy = dice.some((face, i) => face === i + 1);
    return (straight ? 3000 : 1500) * (isSpicy ? 2 : 1);
  }
  let sum = 0;
  for (const number of NUMBERS) {
    const equal = count[number]!;
    if (equal > 0) {
      const single = number === 1 ? 100 : number === 5 ? 50 : 0;
      const isRed = chosen[number - 1] && dice[number - 1] === number;
      if (equal < 3) {
        if (single === 0) return -1;
        sum += single * (equal + (isRed ? 1 : 0));
      } else {
        if (single === 0 && equal > 3) return -1;
        sum += (number === 1 ? 1000 : 100 * number) * (isRed ? 2 : 1) + single * (equal - 3);
      }
    }
  }
  return sum;
}

/** The dice that belong to some combination of the roll there is to choose from. */
export function scoringDice(state: FarkelState): boolean[] {
  return state.phase === "choose" ? scoringOf(state.dice, state.aside, true) : NONE.slice();
}

/**
 * "All that scores": the numbers 1-6 of the dice worth most. Of four or five equal dice that aren't 1s or 5s, three: the
 * red one and those with the lowest numbers.
 */
export function bestChoice(state: FarkelState): number[] {
  const best = scoringDice(state);
  const count = countFaces(state.dice, best, true);
  if (isStraight(count) || isThreePairs(count)) return namesOf(best);
  for (let i = 5; i >= 0; i--) {
    const face = state.dice[i]!;
    if (best[i] && count[face]! > 3 && face !== 1 && face !== 5 && face !== i + 1) {
      best[i] = false;
      count[face]!--;
    }
  }
  return namesOf(best);
}
