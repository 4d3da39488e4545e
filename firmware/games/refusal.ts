import type { GameState } from "./game";

// What all games refuse in the same words. Texts stand outside the loops: the interpreter reads through what it skips.

/** Why this doesn't say who starts; "" if it does. */
export function refuseStarter(state: GameState, verb: string, values: readonly number[]): string {
  if (verb !== "first") return "say first who starts";
  const isSeat = values.length === 1 && isWithin(values[0]!, 0, state.seats - 1);
  return isSeat ? "" : `say the seat that starts, 0 to ${state.seats - 1}`;
}

/** Why `names` don't name dice from 1 to `dice`, each at most once; "" if they do. */
export function refuseNames(names: readonly number[], dice: number): string {
  let place = 0;
  let wrong = -1;
  for (const die of names) {
    if (!isWithin(die, 1, dice) || names.indexOf(die) !== place) {
      wrong = place;
      break;
    }
    place++;
  }
  return wrong < 0 ? "" : `no die ${names[wrong]}: name dice 1 to ${dice}, each once`;
}

/** Why `values` are no faces for a roll of these dice; "" if they are. @param sides for each die 6, or 0 if it stays */
export function refuseFaces(values: readonly number[], sides: readonly number[]): string {
  let die = 0;
  let wrong = values.length === sides.length ? 0 : -1;
  if (wrong === 0) {
    for (const face of values) {
      if (sides[die++] === 0 ? face !== 0 : !isWithin(face, 1, 6)) {
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

/** Whether this is a whole number from `least` to `most`. */
export function isWithin(value: number, least: number, most: number): boolean {
  return value === (value | 0) && value >= least && value <= most;
}
