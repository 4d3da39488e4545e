import fc from "fast-check";
import type { Action } from "../../../../firmware/games/game";
import { keptDice } from "../../../../firmware/games/hotdice/kept";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import type { HotDiceState } from "../../../../firmware/games/hotdice/state";

/** How a random game is played: of ten players `eager` take a box at once. */
export interface Style {
  readonly seats: number;
  readonly seed: number;
  readonly eager: number;
}

export const styles: fc.Arbitrary<Style> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  eager: fc.integer({ min: 2, max: 10 }),
});

/** The same games every time. */
export const RUNS = { numRuns: 60, seed: 4711 };

export interface Step {
  readonly before: HotDiceState;
  readonly action: Action;
  readonly after: HotDiceState;
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

const BOXES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Actions a player might try, legal ones of every kind among them. */
export function offers(state: HotDiceState, random: Random): Action[] {
  const face = () => 1 + random(6);
  const some = () => [1, 2, 3, 4, 5].filter(() => random(2) === 0);
  const seats = [...state.ticked.keys()];
  const say = (verb: string, ...lists: number[][]) => lists.map((values) => ({ verb, values }));
  const thrown = (stays: readonly boolean[]) => stays.map((isKept) => (isKept ? 0 : face()));
  const roll = [...thrown(state.held), face(), face()];
  const presses = seats.map((seat) => [seat, ...thrown(state.race ? state.race.kept[seat]! : state.held)]);
  const press = presses[random(presses.length)]!;
  const spoilt = (values: number[]) => {
    const anywhere = random(values.length);
    const at = (value: number) => values.map((old, i) => (i === anywhere ? value : old));
    return [at(0), at(face()), at(7), at(-1), at(2.5), values.slice(1), [...values, face()]];
  };
  return [
    ...say("first", [0], [state.seats - 1], [state.seats], [-1], [0.5], [], [0, 0]),
    ...say("roll", roll, ...spoilt(roll), [0, 0, 0, 0, 0, face(), face()], []),
    ...say("press", ...presses, ...spoilt(press), [press[0]!], [state.seats, 1, 1, 1, 1, 1], []),
    ...say("hold", [], [1, 2, 3, 4, 5], some(), some().reverse(), [face(), face()], [0], [6], [1.5]),
    ...[0, ...BOXES, 12, 255, 1.5, -1].flatMap((box) => [...say("tick", [box]), ...say("call", [box])]),
    ...say("tick", [], [1, 2]),
    ...say("call", [], [1, 2]),
    ...say("bank", []),
    ...say("", [1]),
  ];
}

/** One legal action, so chosen that every game comes to its end. */
export function choose(state: HotDiceState, style: Style, random: Random): Action {
  const face = () => 1 + random(6);
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!;
  const legal = (verb: string) =>
    BOXES.map((box) => ({ verb, values: [box] })).filter((action) => hotDice.refusal(state, action) === "");
  const withFaces = (verb: string, values: number[]) => {
    const dice = hotDice.diceToRoll(state, { verb, values });
    return { verb, values: [...values, ...dice.map((sides) => (sides > 0 ? face() : 0))] };
  };
  if (state.phase === "start") return { verb: "first", values: [random(state.seats)] };
  if (state.phase === "call") return pick(legal("call"));
  if (state.race) {
    const racing = [...state.race.kept.keys()].filter((seat) => state.race!.kept[seat]!.includes(false));
    return withFaces("press", [pick(racing)]);
  }
  if (state.phase === "choose") {
    const ticks = legal("tick");
    const mustTick = hotDice.diceToRoll(state, { verb: "roll", values: [] }).length === 0;
    if (ticks.length > 0 && (mustTick || random(10) < style.eager)) return pick(ticks);
    const kept = random(3) > 0 ? keptDice(pick(BOXES), state.dice) : state.dice.map(() => random(2) > 0);
    if (random(2) > 0) return { verb: "hold", values: [1, 2, 3, 4, 5].filter((die) => kept[die - 1]) };
  }
  return withFaces("roll", []);
}

/** A whole game of legal actions, from `state` on or from the start. `look` sees every state an action leads to. */
export function play(style: Style, look?: (step: Step) => void, state = hotDice.setup(style.seats, 0)): HotDiceState {
  const random = randomFrom(style.seed);
  let before = state;
  // 50,000 is far more than the longest game; a game that never ends must fail, not hang.
  for (let steps = 0; before.phase !== "over"; steps++) {
    if (steps > 50_000) throw new Error("the game has no end");
    const action = choose(before, style, random);
    const after = hotDice.apply(before, action);
    look?.({ before, action, after });
    before = after;
  }
  return before;
}

const played = new Map<string, readonly Step[]>();

/**
 * Checks every step of many random games. `law` is called at the start of each game, for its own books, and returns
 * the check.
 */
export function inEveryGame(law: (style: Style) => (step: Step) => boolean): void {
  const game = (style: Style) => {
    const key = JSON.stringify(style);
    let steps = played.get(key);
    if (!steps) {
      const all: Step[] = [];
      play(style, (step) => all.push(step));
      played.set(key, all);
      steps = all;
    }
    const holds = law(style);
    steps.forEach((step, i) => {
      if (!holds(step)) throw new Error(`step ${i} breaks it: ${JSON.stringify(step)}`);
    });
  };
  fc.assert(fc.property(styles, game), RUNS);
}

/** Any write to it throws from now on. */
export function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
