import type { Action, Game, GameState } from "../games/game";
import type { Session } from "../session/session";
import { SETTING_HIGHEST, SETTING_LOWEST, SETTING_NAMES } from "../session/settings";
import { actionFromWords, wholeNumber } from "./words";

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
  game: null,
  seats: 0,
  seat: 0,
  phase: "menu",
  dice: [],
  red: [],
  fresh: [],
  held: [],
  rollsLeft: [],
  spaces: [],
  totals: [],
  ended: false,
  ranks: null,
};

const COMMANDS = "do, dice, set, state";

/**
 * One line of the script language, for what the tower itself answers: `do`, `dice`, `set`, `state`. A blank line or a
 * comment does nothing.
 * @returns what there is to print, "" for nothing
 * @throws Error saying what is wrong with the line and what is possible
 */
export function command(tower: Commanded, line: string): string {
  const comment = line.indexOf("#");
  const words = (comment < 0 ? line : line.substring(0, comment)).split(" ").filter((word) => word !== "");
  if (words.length === 0) return "";
  const rest = words.slice(1);
  if (words[0] === "do") return doLine(tower, rest);
  if (words[0] === "dice") return layOut(tower, rest);
  if (words[0] === "set") return setLine(tower, rest);
  if (words[0] === "state") return JSON.stringify(stateLine(tower));
  throw new Error(`'${words[0]}' is no command of the tower; it has ${COMMANDS}`);
}

function stateLine(tower: Commanded): object {
  const table = tower.session.table;
  return table.game ? table.game.publicState(table.state!) : MENU_STATE;
}

function doLine(tower: Commanded, words: string[]): string {
  if (words.length === 0) throw new Error("do: say an action, for example: do roll");
  if (words[0] === "new") return begin(tower, words);
  if (words[0] === "undo") return said(tower.undo());
  const game = tower.session.table.game;
  if (!game) return said("no game is going on; say: do new GAME SEATS");
  return said(tower.perform(actionFromWords(game, words)));
}

function said(refusal: string): string {
  return refusal === "" ? "" : `refused: ${refusal}`;
}

/** `new GAME SEATS [first=S] [OPTION ...]` */
function begin(tower: Commanded, words: string[]): string {
  const games = tower.session.table.games;
  const names = games.map((game) => game.name);
  const index = names.indexOf(words[1] || "");
  const seats = wholeNumber(words[2] || "");
  if (index < 0 || seats < 0)
    throw new Error(`do: say new GAME SEATS [first=S] [OPTION ...]; the games are ${names.join(", ")}`);
  const known = games[index]!.options;
  let options = 0;
  let first = -1;
  for (let i = 3; i < words.length; i++) {
    const word = words[i]!;
    const bit = known.indexOf(word);
    if (bit >= 0) options |= 1 << bit;
    else if (word.indexOf("first=") === 0) first = wholeNumber(word.substring(6));
    if (bit < 0 && first < 0)
      throw new Error(
        `do: '${word}' is no option of ${names[index]}; there is ${["first=S"].concat(known).join(", ")}`,
      );
  }
  const refusal = tower.begin(index, seats, options);
  const state = tower.session.table.state!;
  if (refusal !== "" || first < 0 || (state.phase !== "start" && first === state.seat)) return said(refusal);
  return said(tower.perform({ verb: "first", values: [first] }));
}

function layOut(tower: Commanded, words: string[]): string {
  const faces: number[] = [];
  for (let i = 0; i < words.length; i++) {
    const face = faceOf(tower.session.table.games, words[i]!);
    if (face < 0) throw new Error(`dice: '${words[i]}' is no face; say 1 to 6, or '-' for a die that isn't rolled`);
    faces.push(face);
  }
  if (faces.length === 0) throw new Error("dice: say a face for each die of the next roll");
  tower.laidOut.push(faces);
  return "";
}

/** 0 for '-'; dice that show no numbers have words for their faces. */
function faceOf(games: readonly Game<GameState>[], word: string): number {
  if (word === "-") return 0;
  const face = wholeNumber(word);
  if (face >= 0) return face > 0 && face <= 6 ? face : -1;
  for (let i = 0; i < games.length; i++) {
    const named = games[i]!.words[word];
    if (named !== undefined && named <= 6) return named;
  }
  return -1;
}

function setLine(tower: Commanded, words: string[]): string {
  const index = SETTING_NAMES.indexOf(words[0] || "");
  if (index < 0) throw new Error(`set: say a setting and its value; there are ${SETTING_NAMES.join(", ")}`);
  const value = wholeNumber(words[1] || "");
  const lowest = SETTING_LOWEST[index]!;
  const highest = SETTING_HIGHEST[index]!;
  if (words.length !== 2 || value < lowest || value > highest)
    throw new Error(`set: ${words[0]} takes a number from ${lowest} to ${highest}`);
  tower.session.set(index, value);
  return "";
}
