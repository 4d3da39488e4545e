import type { Action, Game, GameBox, GameState } from "../../../firmware/games/game";
import { spicy } from "../../../firmware/games/spicy/rules";
import type { SpicyState } from "../../../firmware/games/spicy/state";
import { Session } from "../../../firmware/session/session";
import { SETTING_NAMES } from "../../../firmware/session/settings";
import type { Noise } from "../../support/noise";
import type { WornFlash } from "../../support/worn-flash";

/** A game on the shelf. */
function boxed(game: object): GameBox<Game<GameState>> {
  const opened = game as Game<GameState>;
  const { name, id, minSeats, maxSeats, options, faces } = opened;
  return { name, id, minSeats, maxSeats, options, faces, open: () => opened };
}

const GAMES = [boxed(spicy)];

/** The tower's memory after the power comes back. */
export function boot(flash: WornFlash): Session {
  return new Session(flash, GAMES);
}

/** One call of a session, as a line: "new 2", "first 0", "roll 1 2 3 4 5 6", "score STR", "undo", "set mute 1", "adopt". */
export function call(session: Session, line: string): string {
  const [verb, ...words] = line.split(" ") as [string, ...string[]];
  if (verb === "undo") return session.undo();
  if (verb === "new") return session.begin(GAMES[0]!, Number(words[0]), 0);
  if (verb === "set") session.set(SETTING_NAMES.indexOf(words[0]!), Number(words[1]));
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

/** What a lively family might do next; "" when the game is over. */
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
