import type { Action } from "../../../../firmware/games/game";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import type { HotDiceState } from "../../../../firmware/games/hotdice/state";

/** An action as it is said in a script, with its dice: "roll 1 - 3 4 5 hot 6", "press 2 1 1 - - 1", "tick pair3". */
export function say(text: string): Action {
  const [verb = "", ...words] = text.split(" ");
  const names = hotDice.rolls[verb] === undefined ? hotDice.words : hotDice.faces;
  const value = (word: string) => (word === "-" ? 0 : names.includes(word) ? names.indexOf(word) : Number(word));
  return { verb, values: words.map(value) };
}

/** The state after these actions. @throws Error if one is refused */
export function after(state: HotDiceState, ...lines: string[]): HotDiceState {
  return lines.reduce((now, line) => {
    const refusal = hotDice.refusal(now, say(line));
    if (refusal) throw new Error(`${line}: ${refusal}`);
    return hotDice.apply(now, say(line));
  }, state);
}

/** As many players as there are sheets, seat 0 about to roll; each sheet is the boxes ticked: "ones pair3". */
export function position(...sheets: string[]): HotDiceState {
  return { ...after(hotDice.setup(sheets.length, 0), "first 0"), ticked: sheets.map(boxes) };
}

/** Boxes in words as the sum of their bits. */
export function boxes(words: string): number {
  const names = words.split(" ").filter((word) => word !== "");
  return names.reduce((sum, name) => sum | (1 << hotDice.words.indexOf(name)), 0);
}

/** All boxes but these. */
export function allBut(words: string): string {
  const missing = words.split(" ");
  return hotDice.words
    .slice(1)
    .filter((name) => !missing.includes(name))
    .join(" ");
}

/** Five flags that are true for the dice with these numbers. */
export function these(...dice: number[]): boolean[] {
  return [1, 2, 3, 4, 5].map((die) => dice.includes(die));
}
