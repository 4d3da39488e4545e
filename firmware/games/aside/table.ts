import { type AsideState, NONE } from "./state";

/** What is set aside or chosen: it stays put at the next roll, unless that is all six. */
export function heldDice(state: AsideState): boolean[] {
  return state.aside.map((isAside, i) => isAside || state.chosen[i]!);
}

/** What stays put at the next roll. "Hot dice": of six held dice none does. */
export function stayingDice(state: AsideState): readonly boolean[] {
  const held = heldDice(state);
  return held.indexOf(false) < 0 ? NONE : held;
}

/** For each die the faces it has, 0 for one that stays. */
export function sidesOf(stays: readonly boolean[]): number[] {
  return stays.map((isStaying) => (isStaying ? 0 : 6));
}

/** The dice after a roll. @param values a face for each die, 0 for one that stays as it lies in `dice` */
export function land(dice: readonly number[], values: readonly number[]): number[] {
  return values.map((face, i) => (face > 0 ? face : dice[i]!));
}

/** Six flags from the numbers 1-6 of dice. */
export function flagsOf(names: readonly number[]): boolean[] {
  const flags = NONE.slice();
  for (const die of names) flags[die - 1] = true;
  return flags;
}

/** The numbers 1-6 of dice from six flags, in rising order. */
export function namesOf(flags: readonly boolean[]): number[] {
  const names: number[] = [];
  let die = 0;
  let at = 0;
  for (const isNamed of flags) {
    die++;
    if (isNamed) names[at++] = die;
  }
  return names;
}

/** Banked points, for `Game`. */
export function totals(state: AsideState): number[] {
  return state.totals.slice();
}

/**
 * The part of the state line that these games have in common: what all players can see.
 *
 * @param red six flags
 * @param ranks null until the game has ended
 */
export function turnLine(
  game: string,
  state: AsideState,
  red: readonly boolean[],
  ranks: readonly number[] | null,
): object {
  return {
    game,
    seats: state.seats,
    seat: state.seat,
    phase: state.phase,
    dice: state.dice,
    red,
    held: heldDice(state),
    totals: state.totals,
    ended: ranks !== null,
    ranks,
    aside: state.aside,
    turnPoints: state.turnPoints,
    chosen: state.chosen,
    chosenPoints: state.chosenPoints,
  };
}
