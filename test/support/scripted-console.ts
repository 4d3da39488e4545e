import { expect } from "vitest";
import { type Commanded, command } from "../../firmware/console/console";
import { rollFaces } from "../../firmware/dice/faces";
import { createRandom } from "../../firmware/dice/random";
import { farkel } from "../../firmware/games/farkel/rules";
import type { Action, Game, GameBox, GameState } from "../../firmware/games/game";
import { hotDice } from "../../firmware/games/hotdice/rules";
import { spicy } from "../../firmware/games/spicy/rules";
import { tenThousand } from "../../firmware/games/tenthousand/rules";
import { Session } from "../../firmware/session/session";
import { board } from "../../hal/boards/esp32";
import { createSimFlash } from "../../sim/flash";
import { noise } from "./scripted-entropy";

/** A game on the shelf. */
function boxed(rules: object): GameBox<Game<GameState>> {
  const game = rules as Game<GameState>;
  return Object.assign({ open: () => game }, game);
}

const GAMES = [spicy, tenThousand, hotDice, farkel].map(boxed);

/** A tower reduced to its console: the games, the journal and the dice are real, there is no screen and no time. */
export class ScriptedConsole implements Commanded {
  readonly session = new Session(createSimFlash(board.flash), GAMES);
  readonly laidOut: number[][] = [];
  /** What lines made the tower do, in words. */
  readonly done: string[] = [];
  private readonly random = createRandom(noise(1));

  run(line: string): string {
    return command(this, line);
  }

  perform(action: Action): string {
    this.done.push([action.verb, ...action.values].join(" "));
    const { game, state } = this.session.table;
    const before = game!.rolls[action.verb];
    if (before === undefined) return this.session.act(action);
    const toRoll = game!.diceToRoll(state!, action);
    if (toRoll.length === 0) return game!.refusal(state!, action);
    const faces = rollFaces(this.random, this.laidOut, toRoll);
    return this.session.act({ verb: action.verb, values: [...action.values.slice(0, before), ...faces] });
  }

  begin(index: number, seats: number, options: number): string {
    this.done.push(`begin ${GAMES[index]!.name} ${seats} ${options}`);
    return this.session.begin(GAMES[index]!, seats, options);
  }

  undo(): string {
    this.done.push("undo");
    return this.session.undo();
  }

  /** Everything a line could have changed, as text. */
  everything(): string {
    const { game, state, settings, choices } = this.session.table;
    return JSON.stringify([game?.name, state, settings, choices, this.laidOut, this.session.sequence()]);
  }
}

/** A console after these lines, which must be good ones. */
export function after(...lines: readonly string[]): ScriptedConsole {
  const tower = new ScriptedConsole();
  for (const line of lines) expect(tower.run(line), line).toBe("");
  return tower;
}

/** What one more line makes the tower do. */
export function done(tower: ScriptedConsole, line: string): string[] {
  tower.done.length = 0;
  expect(tower.run(line), line).toBe("");
  return tower.done;
}

export const SPICY = "do new spicy 2 first=1";
/** Seat 1 of two has rolled 1 2 3 4 5 6. */
export const ROLLED = [SPICY, "dice 1 2 3 4 5 6", "do roll"];
