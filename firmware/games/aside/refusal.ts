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

/** Why `values` are no faces for a roll of these dice; "" if they are. @param sides for each die 6, or 0 if it stays */
export function refuseFaces(values: readonly number[], sides: readonly number[]): string {
  if (values.length !== sides.length) return `a roll takes ${sides.length} faces, 0 for a die that stays`;
  let die = 0;
  let wrong = 0;
  for (const face of values) {
    if (sides[die++] === 0 ? face !== 0 : NUMBERS.indexOf(face) < 0) {
      wrong = die;
      break;
    }
  }
  if (wrong === 0) return "";
  if (sides[wrong - 1] === 0) return `die ${wrong} stays, so it takes no face`;
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

/** Why a verb that stands alone can't have these numbers; "" if there are none. */
export function refuseNumbers(verb: string, values: readonly number[]): string {
  return values.length > 0 ? `${verb} takes no numbers` : "";
}
