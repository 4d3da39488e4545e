import type { Action, Game, GameState } from "../../firmware/games/game";
import type { Noise } from "./noise";

/** What an action of any game can say besides its dice: seats, dice, spaces, boxes. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const TURNS = NUMBERS.flatMap((die) => NUMBERS.map((number) => [die, number]));

/** Everything a player could say with this verb, but for choices of dice, of which there is only one of each size. */
function sayings(verb: string): number[][] {
  if (verb === "turn") return TURNS;
  const one = NUMBERS.map((number) => [number]);
  return [[], ...one, [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]];
}

/** Whether a player can do this now; of a roll the values without faces are said. */
function isPossible(game: Game<GameState>, state: GameState, action: Action): boolean {
  const before = game.rolls[action.verb];
  if (before !== undefined) {
    // Only a straight says the dice it keeps, which aren't thrown.
    const isSaid = action.verb === "straight" || action.values.length === before;
    return isSaid && game.diceToRoll(state, action).length > 0;
  }
  return game.refusal(state, action) === "";
}

/** Whether there is anything at all to do in a game that isn't over. */
export function isStuck(game: Game<GameState>, state: GameState): boolean {
  const some = (verb: string) => sayings(verb).some((values) => isPossible(game, state, { verb, values }));
  return state.phase !== "over" && !game.verbs.some(some);
}

/** What brings a game on, likelier where it stands more than once. */
const EAGER: Readonly<Record<string, readonly string[]>> = {
  spicy: ["first", "roll", "hold", "turn", "score", "score"],
  tenthousand: ["roll", "roll", "set", "set", "set", "bank", "bank", "straight", "pay", "pay", "fold"],
  hotdice: ["first", "roll", "hold", "hold", "tick", "tick", "tick", "call", "press"],
  farkel: ["first", "roll", "roll", "take", "set", "set", "set", "bank", "bank"],
};

/** A choice of dice: mostly what the tower would choose itself, where it has an opinion. */
function someDice(game: Game<GameState>, state: GameState, noise: Noise): number[] {
  const { bestChoice } = game as { bestChoice?: (state: GameState) => number[] };
  if (bestChoice && noise.below(4) > 0) return bestChoice(state);
  const { dice } = state as GameState & { readonly dice: readonly number[] };
  // Equal dice: that is how boxes are met.
  const face = noise.pick(dice);
  const isKept = noise.below(3) > 0 ? (at: number) => dice[at] === face : () => noise.below(2) === 0;
  return dice.flatMap((_, at) => (isKept(at) ? [at + 1] : []));
}

/**
 * Something that a family might do next and that is legal, so chosen that every game comes to its end.
 * @returns a roll without its faces; undefined when the game is over
 */
export function nextAction(game: Game<GameState>, state: GameState, noise: Noise): Action | undefined {
  if (state.phase === "over") return undefined;
  const verbs = EAGER[game.name]!;
  // Whoever always rolls on never comes to anything.
  const bank = { verb: "bank", values: [] };
  if (verbs.includes("bank") && noise.below(3) > 0 && isPossible(game, state, bank)) return bank;
  for (let tries = 0; tries < 30; tries++) {
    const verb = noise.pick(verbs);
    const values =
      verb === game.selectVerb || verb === "straight" ? someDice(game, state, noise) : noise.pick(sayings(verb));
    if (isPossible(game, state, { verb, values })) return { verb, values };
  }
  // Unlucky: the first thing there is.
  for (const verb of verbs)
    for (const values of sayings(verb)) if (isPossible(game, state, { verb, values })) return { verb, values };
  throw new Error(`${game.name}: nothing can be done in ${JSON.stringify(state)}`);
}

/** The same action with dice thrown for it, as the journal keeps it. */
export function thrown(game: Game<GameState>, state: GameState, action: Action, noise: Noise): Action {
  if (game.rolls[action.verb] === undefined) return action;
  const faces = game.diceToRoll(state, action).map((sides) => (sides > 0 ? 1 + noise.below(sides) : 0));
  return { verb: action.verb, values: action.values.slice(0, game.rolls[action.verb]!).concat(faces) };
}
