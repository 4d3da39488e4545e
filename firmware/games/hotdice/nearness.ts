import { keptDice } from "./kept";

/**
 * How many dice are still wrong for the box: those that the next press in a race would roll. For the state of a race
 * going on, `race.kept` has counted them already.
 *
 * @param box 1-11
 * @param dice five faces, 0 for a die not rolled yet
 * @returns 0 (the dice meet the box) to 5
 */
export function diceToGo(box: number, dice: readonly number[]): number {
  let wrong = 0;
  for (const isKept of keptDice(box, dice)) if (!isKept) wrong++;
  return wrong;
}
