import type { ScreenName } from "../../firmware/screens/stage";
import { COUNTS } from "../../firmware/session/settings";
import type { Tower } from "../../firmware/tower";

/** The state line of the script language, as far as words need it; what a game lacks is undefined. */
export interface StateLine {
  readonly game: string | null;
  readonly seats: number;
  readonly seat: number;
  readonly phase: string;
  readonly dice: readonly number[];
  readonly red: readonly boolean[];
  readonly held: readonly boolean[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[] | null;
  readonly rollsLeft?: readonly number[];
  readonly rollsUsed?: number;
  readonly spaces?: readonly (readonly (number | null)[])[];
  readonly special?: readonly [string, number];
  readonly race?: { readonly box: string; readonly trophies: number; readonly done: readonly boolean[] } | null;
  readonly turnPoints?: number;
  readonly chosenPoints?: number;
  readonly lastRound?: boolean;
}

/** What is on the matrix beside the game: which screen, and where its cursor stands; -1 for what it doesn't have. */
export interface Look {
  readonly screen: ScreenName;
  readonly state: StateLine;
  /** Dice are in the air: what they show is not to be told. */
  readonly isTumbling: boolean;
  /** Stop of a dice tray, counted from 0. */
  readonly cursor: number;
  /** The number a red die is being turned to, 0 for none. */
  readonly turning: number;
  /** Space of a score sheet, from 0. */
  readonly space: number;
  /** Points the dice would give in each space. */
  readonly points: readonly number[];
  /** Box of Hot Dice, 1-11. */
  readonly box: number;
  /** Whom a page or a question is about. */
  readonly seat: number;
  /** How many play, while it is asked. */
  readonly seats: number;
  readonly item: number;
  /** The face whose count is shown, 1-6, and how often each was rolled. */
  readonly face: number;
  readonly counts: readonly number[];
  /** Page of the self-test, from 0. */
  readonly page: number;
  /** What ok would answer to doubled stakes: "pay", "fold", or "" while nothing is chosen. */
  readonly answer: string;
  /** Switches of a new game that are on: the first is 1, then 2, 4. */
  readonly chosen: number;
  /** The game that is being chosen. */
  readonly picked: string;
  readonly settings: readonly number[];
  readonly canUndo: boolean;
  readonly health: string;
}

/** A screen keeps this to itself; eyes see it in the picture, ears have no other way. */
interface Inside {
  readonly screenName: ScreenName;
  readonly screen: {
    readonly cursor?: number;
    readonly turning?: number;
    readonly space?: number;
    readonly points?: readonly number[];
    readonly box?: number;
    readonly seat?: number;
    readonly seats?: number;
    readonly item?: number;
    readonly answer?: string;
    readonly chosen?: number;
    readonly order?: readonly number[];
    readonly page?: number;
    readonly face?: number;
    readonly flight?: { isUp(): boolean };
    readonly count?: number;
  };
}

const NO_GAME: StateLine = {
  game: null,
  seats: 0,
  seat: 0,
  phase: "menu",
  dice: [],
  red: [],
  held: [],
  totals: [],
  ranks: null,
};

/** What a tower shows now. */
export function lookAt(tower: Tower): Look {
  const { table, health } = tower.session;
  const { screenName, screen } = tower as unknown as Inside;
  const { game, state } = table;
  return {
    screen: screenName,
    state: game && state ? (game.publicState(state) as StateLine) : NO_GAME,
    isTumbling: screen.flight?.isUp() ?? false,
    cursor: screen.cursor ?? -1,
    turning: screen.turning ?? 0,
    space: screen.space ?? -1,
    points: screen.points ?? [],
    box: screen.box ?? -1,
    seat: (screen.order && screen.page !== undefined ? screen.order[screen.page] : screen.seat) ?? -1,
    seats: screen.seats ?? -1,
    item: screen.item ?? -1,
    face: (screen.face ?? -1) + 1,
    counts: [0, 2, 4, 6, 8, 10].map((at) => table.settings[COUNTS + at]! + table.settings[COUNTS + at + 1]! * 256),
    page: screen.page ?? -1,
    answer: screen.answer ?? "",
    chosen: screen.chosen ?? 0,
    picked: table.games[tower.picked]?.name ?? "",
    settings: table.settings,
    canUndo: table.choices.length > 0,
    health,
  };
}
