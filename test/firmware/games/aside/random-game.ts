import type { AsideState } from "../../../../firmware/games/aside/state";
import type { Action, Game } from "../../../../firmware/games/game";
import { deepFreeze } from "./play";

export type Random = (below: number) => number;

/** Whole numbers from a seed: mulberry32. */
export function randomFrom(seed: number): Random {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** A game and somebody who plays it any legal way. */
export interface Played<S extends AsideState> {
  readonly game: Game<S>;
  readonly bestChoice: (state: S) => number[];
}

export interface Step<S> {
  readonly before: S;
  readonly action: Action;
  readonly after: S;
}

/** More than any game takes: one that goes on longer will never end. */
const MOST_ACTIONS = 50_000;

/** Six faces 1-6, or 0 for each die that stays. */
function faces(sides: readonly number[], random: Random): number[] {
  return sides.map((side) => (side > 0 ? 1 + random(side) : 0));
}

/** A roll of these dice that is legal; undefined if there is none. @param values as a player gives them */
function roll<S extends AsideState>(game: Game<S>, state: S, verb: string, values: number[], random: Random) {
  const sides = game.diceToRoll(state, { verb, values });
  return sides.length > 0 ? { verb, values: faces(sides, random) } : undefined;
}

const some = (random: Random) => [1, 2, 3, 4, 5, 6].filter(() => random(2) === 0);

/** One legal action of any kind, mostly one that brings the game on. */
function nextAction<S extends AsideState>({ game, bestChoice }: Played<S>, state: S, random: Random): Action {
  const isLegal = (action: Action) => game.refusal(state, action) === "";
  if (state.phase === "start") return { verb: "first", values: [random(state.seats)] };
  if (state.phase === "bet") return { verb: random(3) === 0 ? "fold" : "pay", values: [] };
  if (state.phase !== "choose") {
    const taken = random(2) === 0 ? roll(game, state, "take", [], random) : undefined;
    return taken ?? roll(game, state, "roll", [], random)!;
  }
  if (random(12) === 0) {
    const called = roll(game, state, "straight", some(random), random);
    if (called) return called;
  }
  const bank = { verb: "bank", values: [] };
  if (random(2) === 0 && isLegal(bank)) return bank;
  const rolled = random(2) === 0 ? roll(game, state, "roll", [], random) : undefined;
  if (rolled) return rolled;
  const set = { verb: "set", values: random(3) === 0 ? some(random) : bestChoice(state) };
  return isLegal(set) ? set : { verb: "set", values: bestChoice(state) };
}

/**
 * Plays to the end with frozen states and actions.
 *
 * @returns how many actions it took
 * @throws Error if it doesn't end
 */
export function randomGame<S extends AsideState>(
  played: Played<S>,
  seats: number,
  options: number,
  random: Random,
  visit: (step: Step<S>) => void = () => {},
): number {
  let before = deepFreeze(played.game.setup(seats, options));
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    if (before.phase === "over") return actions;
    const action = deepFreeze(nextAction(played, before, random));
    const after = deepFreeze(played.game.apply(before, action));
    visit({ before, action, after });
    before = after;
  }
  throw new Error(`still going on: ${JSON.stringify(before)}`);
}

/** What somebody might try, sensible or not. */
export function anyAction(verbs: readonly string[], random: Random): Action {
  const verb = [...verbs, "first", "hold", ""][random(verbs.length + 3)]!;
  const odd = [-1, 0, 7, 255, 1.5, Number.NaN];
  const number = () => (random(12) === 0 ? odd[random(odd.length)]! : random(7));
  const lengths = [0, 1, 2, 6, 6, 6, random(9)];
  return { verb, values: Array.from({ length: lengths[random(lengths.length)]! }, number) };
}
