import { uselessDie } from "./scoring";
import { type AsideState, NUMBERS } from "./state";

// Numbers are checked by looking them up: what is none of them, fractions included, isn't found.

/** Why `names` don't name dice 1-6, each at most once; "" if they do. */
export function refuseNames(names: readonly number[]): string {
  let place = 0;
  for (const die of names) {
    if (NUMBERS.indexOf(die) < 0 || names.indexOf(die) !== place) return `no die ${die}: name dice 1 to 6, each once`;
    place++;
  }
  return "";
}

/** Why `values` are no faces for a roll in which these dice stay, with 0 in place of a face; "" if they are. */
export function refuseFaces(values: readonly number[], stays: readonly boolean[]): string {
  if (values.length !== stays.length) return `a roll takes ${stays.length} faces, 0 for a die that stays`;
  let die = 0;
  let wrong = 0;
  for (const face of values) {
    if (stays[die++] ? face !== 0 : NUMBERS.indexOf(face) < 0) {
      wrong = die;
      break;
    }
  }
  if (wrong === 0) return "";
  if (stays[wrong - 1]) return `die ${wrong} stays, so it takes no face`;
  return `die ${wrong} can't show ${values[wrong - 1]}, only 1 to 6`;
}

/**
 * Why these can't be the chosen dice; "" if they can. Ruling: any of the dice rolled just now, even if they don't score
 * yet, because a hand picks them one by one; but no die set aside earlier, because nothing joins dice of two rolls.
 */
export function refuseSet(state: AsideState, names: readonly number[]): string {
  const wrong = refuseNames(names);
  if (wrong !== "") return wrong;
  for (const die of names) if (state.aside[die - 1]) return `die ${die} is set aside already`;
  return "";
}

/**
 * Why the player who chooses can neither roll on nor bank; "" if nothing stands against both. Every die chosen must
 * score, and at least one must be chosen, unless all six are set aside already.
 */
export function refuseGoingOn(state: AsideState): string {
  if (state.chosenPoints < 0) {
    return `die ${uselessDie(state.dice, state.chosen)} doesn't score with the dice chosen: let it go, or choose more`;
  }
  if (state.chosenPoints > 0 || state.aside.indexOf(false) < 0) return "";
  return "choose a die that scores first";
}
