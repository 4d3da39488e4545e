import type { Action, Game, GameState } from "../games/game";

/**
 * The words of a line, without its comment ('#' and what follows). Tabs and line ends part words as blanks do; any
 * other byte belongs to a word, so that a stray one makes the line wrong instead of another line.
 */
export function wordsOf(line: string): string[] {
  const comment = line.indexOf("#");
  const text = comment < 0 ? line : line.substring(0, comment);
  const parts = text.split("\t").join(" ").split("\r").join(" ").split("\n").join(" ").split(" ");
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) if (parts[i] !== "") words.push(parts[i]!);
  return words;
}

/** The place of a word in a list, however its letters are written (ruling: STR is str); -1 if it isn't there. */
export function placeOf(names: readonly string[], word: string): number {
  const lower = word.toLowerCase();
  for (let i = 0; i < names.length; i++) if (names[i]!.toLowerCase() === lower) return i;
  return -1;
}

/**
 * An action as a person writes it: `score STR`, `hold 1 2`, `turn 3 5`.
 * @param words the verb first
 * @throws Error naming the word that is no verb, number or name of this game, and what there is
 */
export function actionFromWords(game: Game<GameState>, words: readonly string[]): Action {
  const verb = game.verbs[placeOf(game.verbs, words[0]!)];
  if (verb === undefined)
    throw new Error(`do: ${game.name} has no '${words[0]}'; it has ${game.verbs.join(", ")}, new, undo`);
  const values: number[] = [];
  for (let i = 1; i < words.length; i++) values.push(valueOfWord(game, words[i]!));
  if (verb === "roll" && values.length > 0) throw new Error("do: roll stands alone; 'dice' lays out what it rolls");
  return { verb, values };
}

function valueOfWord(game: Game<GameState>, word: string): number {
  const named = placeOf(game.words, word);
  if (named >= 0) return named;
  const value = wholeNumber(word);
  if (value >= 0 && value <= 255) return value;
  let names = "";
  for (let i = 0; i < game.words.length; i++) {
    const name = game.words[i]!;
    if (name !== "" && wholeNumber(name) < 0) names += `${names === "" ? " and none of" : ","} ${name}`;
  }
  throw new Error(`do: '${word}' is no whole number from 0 to 255${names}`);
}

/** A whole number of one to nine digits, or -1 for anything else. */
export function wholeNumber(word: string): number {
  if (word.length === 0 || word.length > 9) return -1;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 48 || code > 57) return -1;
  }
  return parseInt(word, 10);
}
