import { type AsideState, NONE } from "./state";

/** What is set aside or chosen: it stays put at the next roll, unless that is all six. */
export function heldDice(state: AsideState): boolean[] {
  return state.aside.map((isAside, i) => isAside || state.chosen[i]!);
}

/** For each die the faces it has if the next roll rolls it, 0 if it stays. "Hot dice": of six held dice none stays. */
export function diceLeft(state: AsideState): number[] {
  const held = heldDice(state);
  const isHot = held.indexOf(false) < 0;
  return held.map((isHeld) => (isHeld && !isHot ? 0 : 6));
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
