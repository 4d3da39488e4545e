import { countFaces, isStraight, scoringOf } from "../aside/scoring";
import { NONE } from "../aside/state";
import { namesOf } from "../aside/table";
import type { TenThousandState } from "./state";

/** By how many of them there are. Six 1s in one roll win the game: their points (five and a single) are never written. */
const ONES = [0, 100, 200, 1000, 2000, 5000, 5100];
const FIVES = [0, 50, 100, 500, 1000, 2000, 10000];
/** Of 2s, 3s, 4s and 6s; three are worth 100 times the number, one or two nothing. */
const OTHERS = [0, -1, -1, 0, 1000, 2000, 10000];

/**
 * What dice of one roll are worth, by the best split into combinations to which each of them belongs.
 *
 * Text of 1996, "SCORING ROLLS". No combination but the straight has two numbers in it, and more equal dice are never
 * worth less in one combination than in several, so the numbers count one by one.
 *
 * @param dice six faces 1-6
 * @param chosen which of them
 * @returns 0 for no dice; -1 if a die among them doesn't score
 */
export function points(dice: readonly number[], chosen: readonly boolean[]): number {
  const count = countFaces(dice, chosen, true);
  if (isStraight(count)) return 2000;
  let sum = ONES[count[1]!]! + FIVES[count[5]!]!;
  for (const number of [2, 3, 4, 6]) {
    const equal = count[number]!;
    const worth = equal === 3 ? 100 * number : OTHERS[equal]!;
    if (worth < 0) return -1;
    sum += worth;
  }
  return sum;
}

/** The dice that belong to some combination of the roll there is to choose from. */
export function scoringDice(state: TenThousandState): boolean[] {
  return state.phase === "choose" ? scoringOf(state.dice, state.aside, false) : NONE.slice();
}

/** "All that scores": the numbers 1-6 of the dice worth most. Here every die that scores adds points to the others. */
export function bestChoice(state: TenThousandState): number[] {
  return namesOf(scoringDice(state));
}
