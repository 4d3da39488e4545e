/**
 * What every game is: plain data and pure functions. A state is never changed in place, an action that is not legal
 * is refused with a reason, and dice come in as values of an action.
 */

/** Something a player does: a verb of the game and whole numbers 0-255. It is packed as it stands. */
export interface Action {
  readonly verb: string;
  readonly values: number[];
}

/** "start": who starts is asked; "roll": the first roll of a turn is due; "choose"; "over". Other games add theirs. */
export type Phase = "start" | "roll" | "choose" | "over" | "rolloff" | "bet" | "call" | "race";

/** What the tower may ask of the state of any game. */
export interface GameState {
  readonly seats: number;
  /** 0-based: whose turn it is. */
  readonly seat: number;
  readonly phase: Phase;
}

export interface Game<S extends GameState> {
  /** As in the script language and the state line. */
  readonly name: string;
  /** Marks its checkpoints in flash: 1-15, never given to another game. */
  readonly id: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** All verbs; the index is what is stored, so the order never changes. */
  readonly verbs: readonly string[];
  /**
   * Verbs that carry dice, which can't be taken back, nor can anything before them; with how many values stand before
   * the faces (the seat of a `press` in a race is one).
   */
  readonly rolls: { readonly [verb: string]: number };
  /** The verb that says a whole choice of dice; said again and again it is one choice for undo. */
  readonly selectVerb: string;
  /** Switches of a new game, all off unless named: the first is 1, then 2, 4 ... */
  readonly options: readonly string[];
  /** Names of the values from 0 on in the script language, "" where a value has none: STR is 8 in Spicy Dice. */
  readonly words: readonly string[];
  /** Names of the faces from 0 on, for dice that don't show numbers; empty if all do. */
  readonly faces: readonly string[];
  /** A new game, for as many as `minSeats` to `maxSeats` say, with the sum of its options. */
  setup(seats: number, options: number): S;
  /** Why `action` isn't legal now, in words for a person; "" if it is. */
  refusal(state: S, action: Action): string;
  /** The state after a legal action. */
  apply(state: S, action: Action): S;
  /**
   * What a roll verb would roll: for each die how many faces it has, 0 if it stays. Empty: it isn't legal now.
   * @param action the verb with the values a player gives, without faces
   */
  diceToRoll(state: S, action: Action): number[];
  /** Bytes 0-255 from which `unpack` makes the same state. */
  pack(state: S): number[];
  /** @throws Error if the bytes are no state from which play can go on */
  unpack(bytes: ArrayLike<number>): S;
  /** Points of every seat as they count now. */
  totals(state: S): number[];
  /** Rank of every seat as it would be if the game ended now, 1 is best, equal is equal. */
  ranks(state: S): number[];
  /** The state line of the script language, an object of plain JSON. */
  publicState(state: S): object;
}

/**
 * A game that isn't opened yet: what must be known to offer it. On the board it takes memory only while it is played,
 * because whatever only `open` needs comes into being there (see build/apart.ts).
 */
export interface GameBox<G extends Game<GameState>> {
  readonly name: string;
  readonly id: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: readonly string[];
  readonly faces: readonly string[];
  open(): G;
}
