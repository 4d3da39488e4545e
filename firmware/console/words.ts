import type { Action, Game, GameState } from "../games/game";

/**
 * An action as a person writes it: `score STR`, `hold 1 2`, `turn 3 5`.
 * @param words the verb first
 * @throws Error naming the word that is no number and no name of this game
 */
export function actionFromWords(game: Game<GameState>, words: string[]): Action {
  const verb = words[0]!;
  if (game.verbs.indexOf(verb) < 0)
    throw new Error(`do: ${game.name} has no '${verb}'; it has ${game.verbs.join(", ")}`);
  const values: number[] = [];
  for (let i = 1; i < words.length; i++) values.push(valueOfWord(words[i]!, game));
  return { verb, values };
}

function valueOfWord(word: string, game: Game<GameState>): number {
  const named = game.words[word];
  if (named !== undefined) return named;
  const value = wholeNumber(word);
  if (value < 0 || value > 255)
    throw new Error(`do: '${word}' is no whole number and none of ${Object.keys(game.words).join(", ")}`);
  return value;
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
