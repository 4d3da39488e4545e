import type { Action, Game, GameBox, GameState } from "../games/game";
import type { Session } from "../session/session";
import { SETTING_HIGHEST, SETTING_LOWEST, SETTING_NAMES } from "../session/settings";
import { actionFromWords, placeOf, wholeNumber, wordsOf } from "./words";

/** What a line can do to the tower; each returns a refusal or "". */
export interface Commanded {
  readonly session: Session;
  /** Rolls laid out, oldest first. */
  readonly laidOut: number[][];
  perform(action: Action): string;
  begin(index: number, seats: number, options: number): string;
  undo(): string;
}

/** The state line while no game is going on. */
const MENU_STATE = {
  "game": null,
  "seats": 0,
  "seat": 0,
  "phase": "menu",
  "dice": [],
  "red": [],
  "fresh": [],
  "held": [],
  "rollsLeft": [],
  "spaces": [],
  "totals": [],
  "ended": false,
  "ranks": null,
};

const COMMANDS = ["do", "dice", "set", "state"];
const NEW_USAGE = "new GAME SEATS [first=S] [OPTION ...]";

/**
 * One line of the script language, for what the tower itself answers: `do`, `dice`, `set`, `state`. A blank line or a
 * comment does nothing, nor does a line that is wrong.
 * @returns what there is to print, "" for nothing; "refused: " and why for an action that isn't legal now
 * @throws Error saying what is wrong with the line and what is possible
 */
export function command(tower: Commanded, line: string): string {
  "apart";
  const words = wordsOf(line);
  if (words.length === 0) return "";
  const rest = words.slice(1);
  const name = COMMANDS[placeOf(COMMANDS, words[0]!)];
  if (name === "do") return doLine(tower, rest);
  if (name === "dice") return layOut(tower, rest);
  if (name === "set") return setLine(tower, rest);
  if (name === undefined) throw new Error(`'${words[0]}' is no command of the tower; it has ${COMMANDS.join(", ")}`);
  if (rest.length > 0) throw new Error(`state: it stands alone, without '${rest[0]}'`);
  const table = tower.session.table;
  return JSON.stringify(table.game ? table.game.publicState(table.state!) : MENU_STATE);
}

function doLine(tower: Commanded, words: string[]): string {
  if (words.length === 0) throw new Error("do: say an action, for example: do roll");
  const common = placeOf(["new", "undo"], words[0]!);
  if (common === 0) return begin(tower, words);
  if (common === 1) {
    if (words.length > 1) throw new Error("do: undo stands alone; say it again to take back more");
    return said(tower.undo());
  }
  const game = tower.session.table.game;
  if (!game) return said(`no game is going on; say: do ${NEW_USAGE}`);
  return said(tower.perform(actionFromWords(game, words)));
}

function said(refusal: string): string {
  return refusal === "" ? "" : `refused: ${refusal}`;
}

/** `new GAME SEATS [first=S] [OPTION ...]`; nothing is begun if any word is wrong. */
function begin(tower: Commanded, words: string[]): string {
  const games = tower.session.table.games;
  const names: string[] = [];
  for (let i = 0; i < games.length; i++) names.push(games[i]!.name);
  if (words.length < 3) throw new Error(`do: say ${NEW_USAGE}; the games are ${names.join(", ")}`);
  const index = placeOf(names, words[1]!);
  if (index < 0) throw new Error(`do: '${words[1]}' is no game; there are ${names.join(", ")}`);
  const game = games[index]!;
  const seats = wholeNumber(words[2]!);
  if (seats < 0)
    throw new Error(
      `do: '${words[2]}' is no number of players; ${game.name} takes ${game.minSeats} to ${game.maxSeats}`,
    );
  let options = 0;
  let first = -1;
  for (let i = 3; i < words.length; i++) {
    const bit = placeOf(game.options, words[i]!);
    if (bit >= 0) options |= 1 << bit;
    else first = firstOf(game, words[i]!);
  }
  if (first >= seats) return said(`there is no seat ${first}: say first=0 to first=${seats - 1}`);
  const refusal = tower.begin(index, seats, options);
  // Whoever plays alone isn't asked.
  if (refusal !== "" || first < 0 || seats === 1) return said(refusal);
  if (tower.session.table.state!.phase === "start") return said(tower.perform({ verb: "first", values: [first] }));
  // Only the new game itself knows, and there is no room for two.
  tower.undo();
  return said(`${game.name} asks nobody who starts: leave out first=${first}`);
}

function firstOf(game: GameBox<Game<GameState>>, word: string): number {
  if (word.toLowerCase().indexOf("first=") !== 0)
    throw new Error(
      `do: '${word}' is no option of ${game.name}; there is ${["first=S"].concat(game.options).join(", ")}`,
    );
  const seat = wholeNumber(word.substring(6));
  if (seat < 0) throw new Error(`do: '${word}' names no seat; say first=0 for the first one`);
  return seat;
}

function layOut(tower: Commanded, words: string[]): string {
  if (words.length === 0) throw new Error("dice: say a face for each die of the next roll");
  const faces: number[] = [];
  for (let i = 0; i < words.length; i++) faces.push(faceOf(tower.session.table.games, words[i]!));
  tower.laidOut.push(faces);
  return "";
}

/** 0 for '-'; dice that show no numbers have words for their faces. */
function faceOf(games: readonly GameBox<Game<GameState>>[], word: string): number {
  if (word === "-") return 0;
  const face = wholeNumber(word);
  if (face > 0 && face <= 6) return face;
  for (let i = 0; i < games.length; i++) {
    const named = placeOf(games[i]!.faces, word);
    if (named > 0) return named;
  }
  throw new Error(`dice: '${word}' is no face; say 1 to 6, or '-' for a die that isn't rolled`);
}

function setLine(tower: Commanded, words: string[]): string {
  const names = SETTING_NAMES.join(", ");
  if (words.length === 0) throw new Error(`set: say a setting and its value; there are ${names}`);
  const index = placeOf(SETTING_NAMES, words[0]!);
  if (index < 0) throw new Error(`set: '${words[0]}' is no setting; there are ${names}`);
  const value = words.length === 2 ? wholeNumber(words[1]!) : -1;
  const lowest = SETTING_LOWEST[index]!;
  const highest = SETTING_HIGHEST[index]!;
  if (value < lowest || value > highest)
    throw new Error(`set: ${SETTING_NAMES[index]} takes a number from ${lowest} to ${highest}`);
  tower.session.set(index, value);
  return "";
}
