import type { Action } from "../../../../firmware/games/game";
import { spicy } from "../../../../firmware/games/spicy/rules";
import { NO_DICE, NONE, type SpicyState } from "../../../../firmware/games/spicy/state";

/** An action as it is said in a script: "roll 1 2 - - 5 6", "turn 3 5", "score STR". */
export function say(text: string): Action {
  const [verb = "", ...words] = text.split(" ");
  const value = (word: string) =>
    word === "-" ? 0 : spicy.words.includes(word) ? spicy.words.indexOf(word) : Number(word);
  return { verb, values: words.map(value) };
}

/** The state after these actions. @throws Error if one is refused */
export function after(state: SpicyState, ...lines: string[]): SpicyState {
  return lines.reduce((now, line) => {
    const refusal = spicy.refusal(now, say(line));
    if (refusal) throw new Error(`${line}: ${refusal}`);
    return spicy.apply(now, say(line));
  }, state);
}

/** Ten spaces from text, "-" for an empty one: "- - 9 - - - - 21 - -". */
export function pad(text: string): (number | null)[] {
  return text.split(" ").map((word) => (word === "-" ? null : Number(word)));
}

/** Two players with empty pads, the first about to roll, unless said otherwise. */
export function position(parts: Partial<SpicyState>): SpicyState {
  return {
    seats: 2,
    seat: 0,
    phase: parts.dice ? "choose" : "roll",
    dice: NO_DICE,
    fresh: NONE,
    held: NONE,
    rollsLeft: [29, 30],
    spaces: [pad("- - - - - - - - - -"), pad("- - - - - - - - - -")],
    ...parts,
  };
}

/** Six flags that are true for the dice with these numbers. */
export function these(...dice: number[]): boolean[] {
  return [1, 2, 3, 4, 5, 6].map((die) => dice.includes(die));
}
