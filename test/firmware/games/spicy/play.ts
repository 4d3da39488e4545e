import fc from "fast-check";
import type { Action } from "../../../../firmware/games/game";
import { spicy } from "../../../../firmware/games/spicy/rules";
import type { SpicyState } from "../../../../firmware/games/spicy/state";

/** How a random game is played: `rolls` is about how many rolls a turn takes. */
export interface Style {
  readonly seats: number;
  readonly seed: number;
  readonly rolls: number;
}

/** From quick games to such that run out of rolls. */
export const styles: fc.Arbitrary<Style> = fc.record({
  seats: fc.integer({ min: 1, max: 8 }),
  seed: fc.nat(),
  rolls: fc.integer({ min: 1, max: 6 }),
});

/** The same games every time. */
export const RUNS = { numRuns: 100, seed: 4711 };

export interface Step {
  readonly before: SpicyState;
  readonly action: Action;
  readonly after: SpicyState;
}

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

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** Actions a player might try, legal ones of every kind among them. */
export function offers(state: SpicyState, random: Random): Action[] {
  const face = () => 1 + random(6);
  const some = () => NUMBERS.filter(() => random(2) === 0);
  const roll = state.held.map((isHeld) => (isHeld ? 0 : face()));
  const anywhere = random(6);
  const at = (value: number) => roll.map((old, i) => (i === anywhere ? value : old));
  const say = (verb: string, ...lists: number[][]) => lists.map((values) => ({ verb, values }));
  return [
    ...say("first", [0], [state.seats - 1], [state.seats], [random(8)], [-1], [0.5], [], [0, 0]),
    ...say("roll", roll, at(0), at(face()), at(7), at(-1), at(2.5), roll.slice(1), [...roll, face()], []),
    ...say("roll", NUMBERS.map(face), [0, 0, 0, 0, 0, 0]),
    ...say("hold", [], NUMBERS, some(), some().reverse(), [face(), face()], [0], [7], [1.5], [...NUMBERS, face()]),
    ...NUMBERS.flatMap((die) => NUMBERS.map((number) => ({ verb: "turn", values: [die, number] }))),
    ...say("turn", [face(), 0], [face(), 7], [0, face()], [7, face()], [face(), 1.5], [face()], [], [1, 2, 3]),
    ...[0, ...NUMBERS, 7, 8, 9, 10, 11, 255, 1.5].map((space) => ({ verb: "score", values: [space] })),
    ...say("score", [], [1, 2]),
    ...say("bank", []),
    ...say("", [1]),
  ];
}

/** One legal action, so chosen that every game comes to its end. */
export function choose(state: SpicyState, style: Style, random: Random): Action {
  const legal = offers(state, random).filter((action) => spicy.refusal(state, action) === "");
  const any = (verb: string) => {
    const list = legal.filter((action) => action.verb === verb);
    return list[random(list.length || 1)];
  };
  const mood = random(10);
  const wish =
    (mood < 3 && any("turn")) || (mood < 6 && any("hold")) || (random(style.rolls) > 0 && any("roll")) || any("score");
  const action = wish || any("roll") || any("first");
  if (!action) throw new Error(`nothing can be done: ${JSON.stringify(state)}`);
  return action;
}

/** A whole game of legal actions, from `state` on or from the start. `look` sees every state an action leads to. */
export function play(style: Style, look?: (step: Step) => void, state = spicy.setup(style.seats, 0)): Step[] {
  const random = randomFrom(style.seed);
  const steps: Step[] = [];
  let before = state;
  while (before.phase !== "over") {
    // 10,000 is far more than the longest game; a game that never ends must fail, not hang.
    if (steps.length > 10_000) throw new Error("the game has no end");
    const action = choose(before, style, random);
    const step = { before, action, after: spicy.apply(before, action) };
    look?.(step);
    steps.push(step);
    before = step.after;
  }
  return steps;
}

const played = new Map<string, readonly Step[]>();

/**
 * Checks every step of many random games. `law` is called at the start of each game, for its own books, and returns
 * the check.
 */
export function inEveryGame(law: (style: Style) => (step: Step) => boolean): void {
  const game = (style: Style) => {
    const key = JSON.stringify(style);
    const steps = played.get(key) ?? play(style);
    played.set(key, steps);
    const holds = law(style);
    steps.forEach((step, i) => {
      if (!holds(step)) throw new Error(`step ${i} breaks it: ${JSON.stringify(step)}`);
    });
  };
  fc.assert(fc.property(styles, game), RUNS);
}

/** Any write to it throws from now on. */
export function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}
