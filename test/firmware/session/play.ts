import { CATALOGUE } from "../../../firmware/catalogue";
import type { Action } from "../../../firmware/games/game";
import type { SpicyState } from "../../../firmware/games/spicy/state";
import { Session } from "../../../firmware/session/session";
import { SETTING_NAMES } from "../../../firmware/session/settings";
import { nextAction, thrown } from "../../support/any-game";
import type { Noise } from "../../support/noise";
import type { WornFlash } from "../../support/worn-flash";

/** The tower's memory after the power comes back. */
export function boot(flash: WornFlash): Session {
  return new Session(flash, CATALOGUE);
}

/**
 * One call of a session, as a line: "new 2" or "new GAME SEATS OPTIONS", "first 0", "roll 1 2 3 4 5 6", "score STR",
 * "undo", "set mute 1", "adopt".
 */
export function call(session: Session, line: string): string {
  const [verb, ...words] = line.split(" ") as [string, ...string[]];
  if (verb === "undo") return session.undo();
  if (verb === "new") {
    const game = CATALOGUE.find(({ name }) => name === words[0]);
    return game
      ? session.begin(game, Number(words[1]), Number(words[2]))
      : session.begin(CATALOGUE[0]!, Number(words[0]), 0);
  }
  const setting = SETTING_NAMES.indexOf(words[0]!);
  // Two games set dice aside with the same word.
  if (verb === "set" && setting >= 0) session.set(setting, Number(words[1]));
  else if (verb === "adopt") session.adopt();
  else return session.act(actionOf(verb, words));
  return "";
}

const SPACES: Readonly<Record<string, number>> = { ROT: 7, STR: 8, PAS: 9, CHA: 10 };

function actionOf(verb: string, words: readonly string[]): Action {
  return { verb, values: words.map((word) => SPACES[word] ?? Number(word)) };
}

/** Makes calls none of which may be refused. */
export function play(session: Session, ...lines: string[]): Session {
  for (const line of lines) {
    const refusal = call(session, line);
    if (refusal !== "") throw new Error(`${line}: ${refusal}`);
  }
  return session;
}

export function stateOf(session: Session): SpicyState {
  return session.table.state as SpicyState;
}

/** What a family might do next in any game, with whims; "" when the game is over. */
export function nextCallOfAny(session: Session, noise: Noise): string {
  const { game, state, choices } = session.table;
  const whim = noise.below(40);
  if (whim < 3 && choices.length > 1) return "undo";
  if (whim === 4) return `set brightness ${1 + noise.below(8)}`;
  const action = game && state && nextAction(game, state, noise);
  if (!action) return "";
  const { verb, values } = thrown(game, state, action, noise);
  return [verb, ...values].join(" ");
}

/** What a lively family might do next in Spicy Dice; "" when the game is over. */
export function nextCall(session: Session, noise: Noise): string {
  const state = session.table.state as SpicyState | null;
  if (!state) return `new ${1 + noise.below(3)}`;
  if (state.phase === "over") return "";
  const whim = noise.below(40);
  if (whim < 4 && session.table.choices.length > 0) return "undo";
  if (whim === 4) return `set brightness ${1 + noise.below(8)}`;
  if (whim === 5) return `set mute ${noise.below(2)}`;
  if (state.phase === "start") return `first ${noise.below(state.seats)}`;
  const faces = state.held.map((isHeld) => (isHeld ? 0 : 1 + noise.below(6)));
  if (state.phase === "roll") return `roll ${faces.join(" ")}`;
  const rollsLeft = state.rollsLeft[state.seat]!;
  const red = state.dice.findIndex((face, i) => face === i + 1 && state.fresh[i]);
  if (red >= 0 && whim < 16) return `turn ${red + 1} ${((red + 1 + noise.below(5)) % 6) + 1}`;
  if (rollsLeft > 0 && whim < 22) return `hold ${[1, 2, 3, 4, 5].filter(() => noise.below(2)).join(" ")}`.trim();
  if (rollsLeft > 0 && faces.some((face) => face > 0) && whim < 30) return `roll ${faces.join(" ")}`;
  const empty = state.spaces[state.seat]!.flatMap((points, i) => (points === null ? [i + 1] : []));
  return `score ${empty[noise.below(empty.length)]}`;
}
