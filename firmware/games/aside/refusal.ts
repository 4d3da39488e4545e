import { refuseNames } from "../refusal";
import { uselessDie } from "./scoring";
import type { AsideState } from "./state";

/**
 * Why these can't be the chosen dice; "" if they can. Ruling: any of the dice rolled just now, even if they don't score
 * yet, because a hand picks them one by one; but no die set aside earlier, because nothing joins dice of two rolls.
 */
export function refuseSet(state: AsideState, names: readonly number[]): string {
  const aside = state.aside;
  let wrong = 0;
  for (const die of names) if (aside[die - 1]) wrong = die;
  return wrong > 0 ? `die ${wrong} is set aside already` : refuseNames(names, 6);
}

/**
 * Why the player who chooses can neither roll on nor bank; "" if nothing stands against both. Every die chosen must
 * score, and at least one must be chosen, unless all six are set aside already.
 */
export function refuseGoingOn(state: AsideState): string {
  if (state.chosenPoints > 0) return "";
  if (state.chosenPoints < 0) {
    return `die ${uselessDie(state.dice, state.chosen)} doesn't score with the dice chosen: let it go, or choose more`;
  }
  return state.aside.indexOf(false) < 0 ? "" : "choose a die that scores first";
}
