import type { Game, GameState } from "../../../../firmware/games/game";

/** Frozen all the way down, so that whoever changes it in place is caught. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Faces or dice from "1 2 - 4": `-` is a die that isn't there, 0. */
export function numbers(text: string): number[] {
  return text === "" ? [] : text.split(" ").map((word) => (word === "-" ? 0 : Number(word)));
}

/** An action from "roll 1 2 - 4 5 6". */
export function action(line: string): { verb: string; values: number[] } {
  const [verb, ...rest] = line.split(" ");
  return { verb: verb!, values: numbers(rest.join(" ")) };
}

/** The state after these actions, each of which has to be legal. */
export function play<S extends GameState>(game: Game<S>, state: S, ...lines: string[]): S {
  return lines.reduce((now, line) => {
    const refusal = game.refusal(now, action(line));
    if (refusal !== "") throw new Error(`${line}: refused: ${refusal}`);
    return game.apply(deepFreeze(now), deepFreeze(action(line)));
  }, state);
}

/** Why the last of these actions is refused; "" if it isn't. */
export function refusalOf<S extends GameState>(game: Game<S>, state: S, ...lines: string[]): string {
  const now = play(game, state, ...lines.slice(0, -1));
  return game.refusal(now, action(lines[lines.length - 1]!));
}
