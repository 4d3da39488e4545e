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
  choices: Choice[];
  /** The state right after the last roll, as long as its game lies open: undo goes back to it without unpacking it. */
  private origin: GameState | null;
  /** The same as bytes, made when a checkpoint or another game asks for it. */
  private packed: Uint8Array | null;

  constructor(readonly games: readonly GameBox<G>[]) {
    this.game = null;
    this.state = null;
    this.settings = DEFAULT_SETTINGS.slice();
    this.choices = [];
    this.origin = null;
    this.packed = new Uint8Array(1);
  }

  /** Game id and packed state right after the last roll; a single 0 before the first game. */
  get base(): Uint8Array {
    if (!this.packed) this.packed = new Uint8Array([this.game!.id].concat(this.game!.pack(this.origin!)));
    return this.packed;
  }

  /** Lays out what a checkpoint kept on an empty table. @throws Error if it can't be a game; the table is empty then */
  restore(kept: Kept): void {
    // Also of a game that can't be laid out.
    for (let i = 0; i < kept.settings.length; i++) this.adjust(i, kept.settings[i]!);
    try {
      this.lay(kept.base);
      for (const choice of kept.choices) {
        const refusal = this.refusal(choice.payload);
        if (refusal !== "") throw new Error(`checkpoint: ${refusal}`);
        this.play(choice.payload);
      }
    } catch (error) {
      this.game = null;
      this.state = null;
      this.packed = new Uint8Array(1);
      throw error;
    }
    this.choices = kept.choices;
  }

  /** Takes a setting over from flash; what this tower doesn't have or can't be set to is left as it is. */
  adjust(index: number, value: number): void {
    const isOut = value < SETTING_LOWEST[index]! || value > SETTING_HIGHEST[index]!;
    if (!isOut && value >= 0 && index < this.settings.length) this.settings[index] = value;
  }

  /** What a payload says that is no new game, as an action. */
  private action(payload: ArrayLike<number>): Action {
    return { verb: this.game!.verbs[payload[0]!]!, values: [].slice.call(payload, 1) };
  }

  /** Why the choice or roll isn't possible now; "" if it is. */
  refusal(payload: ArrayLike<number>): string {
    if (payload[0] === NEW) {
      const game = this.games[this.place(payload[1]!)];
      const seats = payload[2]!;
      if (!game) return "this tower doesn't have that game";
      if (seats >= game.minSeats && seats <= game.maxSeats) return "";
      return `${game.name} takes ${game.minSeats} to ${game.maxSeats} players`;
    }
    return this.game ? this.game.refusal(this.state!, this.action(payload)) : "no game is going on";
  }

  /** Does a legal choice or roll whose record is, or will be, `sequence`. */
  apply(sequence: number, payload: number[]): void {
    const newest = this.choices[this.choices.length - 1];
    const verb = this.play(payload);
    const game = this.game!;
    const head = game.rolls[verb];
    if (head !== undefined) {
      this.origin = this.state;
      this.packed = null;
      this.choices = [];
      this.count(payload.slice(head + 1));
      return;
    }
    if (newest && newest.payload[0] === payload[0] && verb === game.selectVerb) this.choices.pop();
    this.choices.push({ sequence, payload });
    if (this.choices.length > MOST_CHOICES) this.settleOldest();
  }

  /** Counts the faces that were rolled; 0 is a die that stayed. What is full stays full. */
  private count(faces: readonly number[]): void {
    const settings = this.settings;
    for (const face of faces) {
      const at = COUNTS + face * 2 - 2;
      if (face === 0 || ++settings[at]! < 256) continue;
      settings[at] = 255;
      if (settings[at + 1] === 255) continue;
      settings[at] = 0;
      settings[at + 1]!++;
    }
  }

  /** Takes the newest choice back and lays out the table as it was before it. */
  takeBack(): void {
    this.choices.pop();
    this.rebuild(this.choices);
  }

  /** Where in `games` the one with this id stands; -1 if this tower doesn't have it. */
  place(id: number): number {
    let place = this.games.length - 1;
    while (place >= 0 && this.games[place]!.id !== id) place--;
    return place;
  }

  /** The game with this id, opened unless it is the one on the table; null if this tower doesn't have it. */
  private find(id: number): G | null {
    if (this.game && this.game.id === id) return this.game;
    const box = this.games[this.place(id)];
    // The old one goes first: the board has no room for two.
    this.game = null;
    return box ? box.open() : null;
  }

  /** @returns the verb; "" for a new game */
  private play(payload: number[]): string {
    if (payload[0] === NEW) {
      // While the old game still lies open.
      this.packed = this.base;
      this.origin = null;
      this.game = this.find(payload[1]!);
      this.state = this.game!.setup(payload[2]!, payload[3]!);
      return "";
    }
    const action = this.action(payload);
    this.state = this.game!.apply(this.state!, action);
    return action.verb;
  }

  /** The oldest choice can't be taken back any more: the way back begins behind it. */
  private settleOldest(): void {
    this.rebuild(this.choices.slice(0, 1));
    this.origin = this.state;
    this.packed = null;
    this.choices.shift();
    this.rebuild(this.choices);
  }

  /** Plays the choices from the base on, or from the newest game among them: no other has to be opened for it then. */
  private rebuild(choices: readonly Choice[]): void {
    let at = choices.length - 1;
    while (at >= 0 && choices[at]!.payload[0] !== NEW) at--;
    if (at < 0) {
      at = 0;
      if (this.origin) this.state = this.origin;
      else this.lay(this.base);
    }
    for (; at < choices.length; at++) this.play(choices[at]!.payload);
  }

  /** @throws Error if the base is no state */
  private lay(base: Uint8Array): void {
    this.packed = base;
    this.game = this.find(base[0]!);
    this.state = this.game ? this.game.unpack(base.subarray(1, base.length)) : null;
    this.origin = this.state;
  }
}
