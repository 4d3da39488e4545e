import type { Action, Game, GameBox, GameState } from "../games/game";
import type { Choice, Kept } from "./checkpoint";
import { COUNTS, DEFAULT_SETTINGS, SETTING_HIGHEST, SETTING_LOWEST } from "./settings";

/** In a choice's payload where a verb's index stands otherwise: a new game, followed by its id, the seats and the options. */
export const NEW = 255;

/** So many choices after one roll can be taken back (new games begun and never rolled); the ones before become final. */
const MOST_CHOICES = 24;

/**
 * The game on the table and the way back: the state right after the last roll and the choices made since. Everything
 * here lives in RAM and is a function of the records read or written, so it is the same after a power cut.
 */
export class Table<G extends Game<GameState> = Game<GameState>> {
  game: G | null;
  state: GameState | null;
  settings: number[];
  base: Uint8Array;
  choices: Choice[];

  constructor(readonly games: readonly GameBox<G>[]) {
    this.game = null;
    this.state = null;
    this.settings = DEFAULT_SETTINGS.slice();
    this.base = new Uint8Array(1);
    this.choices = [];
  }

  /** Lays out what a checkpoint kept on an empty table. @throws Error if it can't be a game; the table is empty then */
  restore(kept: Kept): void {
    // Also of a game that can't be laid out.
    for (let i = 0; i < kept.settings.length; i++) this.adjust(i, kept.settings[i]!);
    try {
      this.rebuild(kept.base, kept.choices, -1);
    } catch (error) {
      this.game = null;
      this.state = null;
      throw error;
    }
    this.base = kept.base;
    this.choices = kept.choices;
  }

  /** Takes a setting over from flash; what this tower doesn't have or can't be set to is left as it is. */
  adjust(index: number, value: number): void {
    const isOut = value < SETTING_LOWEST[index]! || value > SETTING_HIGHEST[index]!;
    if (!isOut && value >= 0 && index < this.settings.length) this.settings[index] = value;
  }

  /** What a choice's payload says, as an action; null for a new game. */
  action(payload: ArrayLike<number>): Action | null {
    if (payload[0] === NEW) return null;
    return { verb: this.game!.verbs[payload[0]!]!, values: [].slice.call(payload, 1) };
  }

  /** Why the choice or roll isn't possible now; "" if it is. */
  refusal(payload: ArrayLike<number>): string {
    if (payload[0] === NEW) {
      const game = this.box(payload[1]!);
      const seats = payload[2]!;
      if (!game) return "this tower doesn't have that game";
      if (seats >= game.minSeats && seats <= game.maxSeats) return "";
      return `${game.name} takes ${game.minSeats} to ${game.maxSeats} players`;
    }
    return this.game ? this.game.refusal(this.state!, this.action(payload)!) : "no game is going on";
  }

  /** Does a legal choice or roll whose record is, or will be, `sequence`. */
  apply(sequence: number, payload: number[]): void {
    const action = this.action(payload);
    const newest = this.choices[this.choices.length - 1];
    this.play(payload);
    if (action && this.game!.rolls[action.verb] !== undefined) {
      for (let i = 1; i < payload.length; i++) if (i > this.game!.rolls[action.verb]!) this.count(payload[i]!);
      this.base = this.snapshot();
      this.choices = [];
      return;
    }
    if (action && newest && newest.payload[0] === payload[0] && action.verb === this.game!.selectVerb)
      this.choices.pop();
    this.choices.push({ sequence, payload });
    if (this.choices.length > MOST_CHOICES) this.settleOldest();
  }

  /** Counts a face that was rolled; 0 is a die that stayed. */
  private count(face: number): void {
    const settings = this.settings;
    const at = COUNTS + face * 2 - 2;
    if (face === 0 || settings[at]! + settings[at + 1]! === 510) return;
    settings[at]!++;
    if (settings[at]! < 256) return;
    settings[at] = 0;
    settings[at + 1]!++;
  }

  /** Takes the newest choice back and lays out the table as it was before it. */
  takeBack(): void {
    this.choices.pop();
    this.rebuild(this.base, this.choices, this.newestGame());
  }

  private box(id: number): GameBox<G> | null {
    for (let i = 0; i < this.games.length; i++) if (this.games[i]!.id === id) return this.games[i]!;
    return null;
  }

  /** The game with this id, opened unless it is the one on the table; null if this tower doesn't have it. */
  private find(id: number): G | null {
    if (this.game && this.game.id === id) return this.game;
    const box = this.box(id);
    // The old one goes first: the board has no room for two.
    this.game = null;
    return box ? box.open() : null;
  }

  private play(payload: number[]): void {
    const action = this.action(payload);
    if (action) {
      this.state = this.game!.apply(this.state!, action);
      return;
    }
    this.game = this.find(payload[1]!);
    this.state = this.game!.setup(payload[2]!, payload[3]!);
  }

  private snapshot(): Uint8Array {
    return new Uint8Array([this.game!.id].concat(this.game!.pack(this.state!)));
  }

  /** The oldest choice can't be taken back any more: the way back begins behind it. */
  private settleOldest(): void {
    this.rebuild(this.base, this.choices.slice(0, 1), -1);
    this.base = this.snapshot();
    this.choices.shift();
    this.rebuild(this.base, this.choices, this.newestGame());
  }

  /** Where in the choices the newest new game stands; -1 if the game on the table is the one of the base. */
  private newestGame(): number {
    let at = this.choices.length - 1;
    while (at >= 0 && this.choices[at]!.payload[0] !== NEW) at--;
    return at;
  }

  /**
   * Plays the choices from the base on, or from the new game at `from`: no other game has to be opened for it then.
   * @throws Error if the base is no state or a choice isn't legal
   */
  private rebuild(base: Uint8Array, choices: readonly Choice[], from: number): void {
    if (from < 0) {
      this.game = this.find(base[0]!);
      this.state = this.game ? this.game.unpack(base.subarray(1, base.length)) : null;
    }
    for (let i = Math.max(from, 0); i < choices.length; i++) {
      const refusal = this.refusal(choices[i]!.payload);
      if (refusal !== "") throw new Error(`checkpoint: ${refusal}`);
      this.play(choices[i]!.payload);
    }
  }
}
