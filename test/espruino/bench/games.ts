/** A game to measure: how far it has come when the plug is pulled, and what is done after that. */
export interface BenchGame {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function times(count: number, lines: (i: number) => readonly string[]): string[] {
  return Array.from({ length: count }, (_, i) => lines(i)).flat();
}

/** From any tray: the menu and the score pad, looked at; the newest choice taken back. */
const LOOK_AROUND = [
  "press star",
  "wait 400",
  "press right",
  "press ok",
  "press star",
  "wait 400",
  "hold star 900",
  "wait 400",
  "press right",
  "press left",
  "press ok",
  "wait 400",
];

/** Undo over a player change, then the roll by hand of whoever is next after all. */
const UNDO = ["hold star 900", "wait 400", "press ok", "wait 400"];
const SHAKE = ["shake 700", "wait 300", "wait 1100"];

/** A new game with the same players, as the last thing: left and right held. */
const NEW_GAME = ["down left right", "wait 3100", "up left right", "wait 400"];

const SPICY: BenchGame = {
  name: "Spicy Dice, 8 seats",
  before: [
    "do new spicy 8 first=0",
    ...times(40, (turn) => [
      "dice 1 2 3 4 5 6",
      "do roll",
      "do hold 1 2 3",
      "dice - - - 1 2 3",
      "do roll",
      `do score ${1 + Math.floor(turn / 8)}`,
    ]),
    "dice 1 2 5 4 1 6",
    "do roll",
    "do turn 2 5",
    "do hold 1 2",
    "dice - - 1 2 3 4",
    "do roll",
    "do hold 1 2 4",
  ],
  after: [
    "wait 1200",
    ...LOOK_AROUND,
    "press right",
    "press ok",
    // the stop for scoring: 7 after die 0 with the cursor at 1
    "press left",
    "press left",
    "press ok",
    "wait 400",
    "press right",
    "press ok",
    "wait 400",
    ...UNDO,
    "press left",
    "press left",
    "press ok",
    "wait 1500",
    ...NEW_GAME,
    "press ok",
    "wait 400",
    ...SHAKE,
  ],
};

const TEN_THOUSAND: BenchGame = {
  name: "Ten Thousand, 8 seats",
  before: [
    "do new tenthousand 8 ante",
    "dice 6 1 1 1 1 1 1 1",
    "do roll",
    ...times(40, () => ["dice 1 1 1 3 4 6", "do roll", "do set 1 2 3", "do bank"]),
    "dice 1 1 5 3 4 6",
    "do roll",
    "do set 1 2",
    "dice - - 5 5 5 6",
    "do roll",
    "do set 3",
  ],
  after: [
    "wait 1200",
    ...LOOK_AROUND,
    "press right",
    "press ok",
    "press left",
    "press ok",
    "press right",
    "press right",
    "press right",
    "press right",
    "press right",
    "press right",
    "press ok",
    "wait 400",
    ...UNDO,
    "wait 400",
    ...SHAKE,
    ...NEW_GAME,
    ...SHAKE,
  ],
};

const FARKEL: BenchGame = {
  name: "Spicy Farkel, 8 seats",
  before: [
    "do new farkel 8 first=0",
    ...times(40, () => ["dice 5 5 2 3 5 1", "do roll", "do set 1 2 5", "do bank"]),
    "dice 5 5 2 3 5 1",
    "do roll",
    "do set 1",
    "dice - 5 2 3 5 1",
    "do roll",
    "do set 2",
  ],
  after: TEN_THOUSAND.after,
};

const HOT_DICE: BenchGame = {
  name: "Hot Dice, 4 seats",
  before: [
    "do new hotdice 4 first=0",
    ...times(4, () => ["dice 1 1 1 1 4 blank 3", "do roll", "do tick four"]),
    ...times(4, () => [
      "dice 1 2 3 4 5 blank 3",
      "do roll",
      "do hold 1",
      "dice - 2 3 4 5 blank 3",
      "do roll",
      "do tick straight",
    ]),
    "dice 1 1 1 2 4 blank 3",
    "do roll",
    "do hold 1 2 3",
    "dice - - - 1 4 blank 3",
    "do roll",
    "do hold 1 2 3 4",
  ],
  after: [
    "wait 1200",
    ...LOOK_AROUND,
    "press right",
    "press ok",
    "press left",
    "press left",
    "press ok",
    "wait 400",
    "press right",
    "press ok",
    "wait 400",
    ...UNDO,
    ...SHAKE,
    ...NEW_GAME,
    "press ok",
    "wait 400",
    ...SHAKE,
  ],
};

const HOT_RACE: BenchGame = {
  name: "Hot Dice, a race",
  before: [
    "do new hotdice 4 first=0",
    "dice 1 2 3 4 6 ? 6",
    "do roll",
    "do call fives",
    ...times(39, (i) => [`dice ${[1, 2, 3, 4, 6].map((face) => face).join(" ")}`, `do press ${i % 4}`]),
  ],
  after: [
    "wait 5000",
    "press ok",
    "wait 400",
    "press left",
    "wait 400",
    "press right",
    "down left right ok star",
    "wait 60",
  ],
};

export const GAMES: readonly BenchGame[] = [SPICY, TEN_THOUSAND, FARKEL, HOT_DICE, HOT_RACE];
