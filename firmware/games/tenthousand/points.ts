import { countFaces, diceShowing, lackingFaces, STRAIGHT, scoringFaces } from "../aside/scoring";
import { NONE, NUMBERS } from "../aside/state";
import { namesOf } from "../aside/table";
import type { TenThousandState } from "./state";

/** By how many of them there are. Six 1s in one roll win the game: their points (five and a single) are never written. */
const ONES = [0, 100, 200, 1000, 2000, 5000, 5100];
/** Of 2s to 6s; one and two are 5s here, three are worth 100 times the number. */
const EQUAL = [0, 50, 100, 0, 1000, 2000, 10000];

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
  let count = countFaces(dice, chosen, true);
  if (count === 0) return 0;
  if (count === STRAIGHT) return 2000;
  if (lackingFaces(count) > 0) return -1;
  let sum = 0;
  for (const number of NUMBERS) {
    count >>= 4;
    const equal = count & 15;
    if (equal > 0) sum += number === 1 ? ONES[equal]! : equal === 3 ? 100 * number : EQUAL[equal]!;
  }
  return sum;
}

/** The dice that belong to some combination of the roll there is to choose from. */
export function scoringDice(state: TenThousandState): boolean[] {
  if (state.phase !== "choose") return NONE.slice();
  const faces = scoringFaces(countFaces(state.dice, state.aside, false), false);
  return diceShowing(faces, state.dice, state.aside);
}

/** "All that scores": the numbers 1-6 of the dice worth most. Here every die that scores adds points to the others. */
export function bestChoice(state: TenThousandState): number[] {
  return namesOf(scoringDice(state));
}
