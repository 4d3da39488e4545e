import { type AsideState, NONE } from "./state";

// Loops here are for-of with an index beside: map costs the board twice as much a die.

/** What is set aside or chosen: it stays put at the next roll, unless that is all six. */
export function heldDice(state: AsideState): boolean[] {
  const chosen = state.chosen;
  const held: boolean[] = [];
  let i = 0;
  for (const isAside of state.aside) {
    held[i] = isAside || chosen[i]!;
    i++;
  }
  return held;
}

/** What stays put at the next roll. "Hot dice": of six held dice none does. */
export function stayingDice(state: AsideState): readonly boolean[] {
  const held = heldDice(state);
  return held.indexOf(false) < 0 ? NONE : held;
}

/** For each die the faces it has, 0 for one that stays. */
export function sidesOf(stays: readonly boolean[]): number[] {
  const sides: number[] = [];
  let i = 0;
  for (const isStaying of stays) sides[i++] = isStaying ? 0 : 6;
  return sides;
}

/** What the next roll rolls: the sides of all but `stayingDice`, in one loop, as every roll asks for it three times. */
export function sidesLeft(state: AsideState): number[] {
  const chosen = state.chosen;
  const sides: number[] = [];
  let i = 0;
  for (const isAside of state.aside) {
    sides[i] = isAside || chosen[i] ? 0 : 6;
    i++;
  }
  return sides.indexOf(6) < 0 ? sidesOf(NONE) : sides;
}

/**
 * The dice after a roll, and which of them are set aside now, as they weren't rolled.
 *
 * @param lying how the dice that stay lie
 * @param values a face for each die, 0 for one that stays
 */
export function land(lying: readonly number[], values: readonly number[]): { dice: number[]; aside: boolean[] } {
  const dice: number[] = [];
  const aside: boolean[] = [];
  let i = 0;
  for (const face of values) {
    aside[i] = face === 0;
    dice[i] = face || lying[i]!;
    i++;
  }
  return { dice, aside };
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
    "game": game,
    "seats": state.seats,
    "seat": state.seat,
    "phase": state.phase,
    "dice": state.dice,
    "red": red,
    "held": heldDice(state),
    "totals": state.totals,
    "ended": ranks !== null,
    "ranks": ranks,
    "aside": state.aside,
    "turnPoints": state.turnPoints,
    "chosen": state.chosen,
    "chosenPoints": state.chosenPoints,
  };
}
