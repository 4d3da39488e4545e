import { uselessDie } from "./scoring";
import { type AsideState, NUMBERS } from "./state";

// Numbers are checked by looking them up: what is no place of a list, fractions included, reads as undefined. Texts
// stand outside the loops: the interpreter reads through what it skips.

/** Why `names` don't name dice 1-6, each at most once; "" if they do. */
export function refuseNames(names: readonly number[]): string {
  let place = 0;
  let wrong = -1;
  for (const die of names) {
    if (NUMBERS[die - 1] === undefined || names.indexOf(die) !== place) {
      wrong = place;
      break;
    }
    place++;
  }
  return wrong < 0 ? "" : `no die ${names[wrong]}: name dice 1 to 6, each once`;
}

/** Why `values` are no faces for a roll of these dice; "" if they are. @param sides for each die 6, or 0 if it stays */
export function refuseFaces(values: readonly number[], sides: readonly number[]): string {
  let die = 0;
  let wrong = values.length === sides.length ? 0 : -1;
  if (wrong === 0) {
    for (const face of values) {
      if (sides[die++] === 0 ? face !== 0 : NUMBERS[face - 1] === undefined) {
        wrong = die;
        break;
      }
    }
  }
  if (wrong === 0) return "";
  if (wrong < 0) return `a roll takes ${sides.length} faces, 0 for a die that stays`;
  if (sides[wrong - 1] === 0) return `die ${wrong} stays, so it takes no face`;
  return `die ${wrong} can't show ${values[wrong - 1]}, only 1 to 6`;
}

/**
 * Why these can't be the chosen dice; "" if they can. Ruling: any of the dice rolled just now, even if they don't score
 * yet, because a hand picks them one by one; but no die set aside earlier, because nothing joins dice of two rolls.
 */
export function refuseSet(state: AsideState, names: readonly number[]): string {
  const aside = state.aside;
  let wrong = 0;
  for (const die of names) if (aside[die - 1]) wrong = die;
  return wrong > 0 ? `die ${wrong} is set aside already` : refuseNames(names);
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
