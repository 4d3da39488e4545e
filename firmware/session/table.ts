import type { Action, Game, GameState } from "../games/game";
import type { Choice, Kept } from "./checkpoint";
import { DEFAULT_SETTINGS } from "./settings";

/** In a choice's payload where a verb's index stands otherwise: a new game, followed by its id, the seats and the options. */
export const NEW = 255;

/** So many choices after one roll can be taken back (new games begun and never rolled); older ones become final. */
const MOST_CHOICES = 24;

/**
 * The game on the table and the way back: the state right after the last roll and the choices made since. Everything
 * here lives in RAM and is a function of the records read or written, so it is the same after a power cut.
 */
export class Table {
  game: Game<GameState> | null;
  state: GameState | null;
  settings: number[];
  base: number[];
  choices: Choice[];

  constructor(readonly games: readonly Game<GameState>[]) {
    this.game = null;
    this.state = null;
    this.settings = DEFAULT_SETTINGS.slice();
    this.base = [0];
    this.choices = [];
  }

  /** Lays out what a checkpoint kept. @throws Error if it can't be a game */
  restore(kept: Kept): void {
    this.settings = kept.settings.concat(DEFAULT_SETTINGS.slice(kept.settings.length));
    this.base = kept.base;
    this.choices = kept.choices;
    this.rebuild();
  }

  /** What a choice's payload says, as an action; null for a new game. */
  action(payload: ArrayLike<number>): Action | null {
    if (payload[0] === NEW) return null;
    return { verb: this.game!.verbs[payload[0]!]!, values: [].slice.call(payload, 1) };
  }

  /** Why the choice or roll isn't possible now; "" if it is. */
  refusal(payload: ArrayLike<number>): string {
    if (payload[0] === NEW) {
      const game = this.find(payload[1]!);
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
      this.base = this.snapshot();
      this.choices = [];
      return;
    }
    if (action && newest && newest.payload[0] === payload[0] && action.verb === this.game!.selectVerb)
      this.choices.pop();
    this.choices.push({ sequence, payload });
    if (this.choices.length <= MOST_CHOICES) return;
    this.base = this.snapshot();
    this.choices = [];
  }

  /** Takes the newest choice back and lays out the table as it was before it. */
  takeBack(): void {
    this.choices.pop();
    this.rebuild();
  }

  private find(id: number): Game<GameState> | null {
    for (let i = 0; i < this.games.length; i++) if (this.games[i]!.id === id) return this.games[i]!;
    return null;
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

  private snapshot(): number[] {
    return [this.game!.id].concat(this.game!.pack(this.state!));
  }

  private rebuild(): void {
    this.game = this.find(this.base[0]!);
    this.state = this.game ? this.game.unpack(this.base.slice(1)) : null;
    for (let i = 0; i < this.choices.length; i++) this.play(this.choices[i]!.payload);
  }
}
