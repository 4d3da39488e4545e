import type { Flash } from "../../hal/flash";
import type { Action, Game, GameBox, GameState } from "../games/game";
import { type Found, notBegun, readJournal } from "../journal/boot";
import { createJournal, type Journal } from "../journal/journal";
import { ACTION, CHECKPOINT_END, ERROR, getWord, PAYLOAD_SIZE, SETTING, UNDO, wordBytes } from "../journal/record";
import { packKept, unpackKept } from "./checkpoint";
import { ERRORS } from "./settings";
import { NEW, Table } from "./table";

/** "saved"; "foreign": the flash holds another program's bytes; "failing": it no longer takes what is written. */
export type Health = "saved" | "foreign" | "failing";

/** So many records are replayed at a boot before a roll writes a checkpoint though no turn begins. */
const MOST_REPLAYED = 40;

/** The game going on, kept in the journal: what is done here is durable when the call returns. */
export class Session<G extends Game<GameState> = Game<GameState>> {
  table: Table<G>;
  health: Health;
  /** How what the newest error said begins: of those since power-on and those in the records after the checkpoint. */
  lastError: string;
  private journal: Journal;
  /** The next thing written is a checkpoint: records behind a gap must never be joined to what comes now. */
  private fresh: boolean;
  /** Records a boot would have to replay. */
  private sinceCheckpoint: number;

  /** Opens the journal and brings back the game as it was; writes nothing. */
  constructor(
    private readonly flash: Flash,
    games: readonly GameBox<G>[],
  ) {
    this.table = new Table(games);
    this.sinceCheckpoint = 0;
    this.lastError = "";
    let broken = false;
    let found: Found;
    try {
      found = readJournal(flash, (kind, sequence, payload) => {
        if (broken) return false;
        try {
          this.replay(kind, sequence, payload);
          return true;
        } catch (_) {
          broken = kind !== CHECKPOINT_END;
          return false;
        }
      });
    } catch (_) {
      // What can't be read isn't known to be the tower's: nothing is written over it unasked.
      this.table = new Table(games);
      found = notBegun("foreign", 0);
    }
    this.journal = createJournal(flash, found);
    this.fresh = found.gap || broken;
    this.health = found.status === "foreign" ? "foreign" : "saved";
  }

  /** Begins a game; undo brings the old one back until the first roll. Returns a refusal or "". */
  begin(game: GameBox<G>, seats: number, options: number): string {
    const payload = [NEW, game.id, seats, options];
    const refusal = this.table.refusal(payload);
    if (refusal === "") {
      this.table.apply(this.journal.nextSequence(), payload);
      this.log(ACTION, payload);
    }
    return refusal;
  }

  /**
   * Does an action of the game. Returns a refusal, with nothing changed, or "".
   * @param isLegal it is known to be: a roll of what `diceToRoll` gives, with faces for it
   */
  act(action: Action, isLegal?: boolean): string {
    const table = this.table;
    const game = table.game;
    if (!game) return "no game is going on";
    const refusal = isLegal ? "" : game.refusal(table.state!, action);
    if (refusal !== "") return refusal;
    // At the start of a turn, so that a boot replays one turn at most; a race is a long turn.
    const isDue = table.state!.phase === "roll" || this.sinceCheckpoint >= MOST_REPLAYED;
    if (isDue && game.rolls[action.verb] !== undefined) this.log(0, []);
    const payload = [game.verbs.indexOf(action.verb)].concat(action.values);
    table.apply(this.journal.nextSequence(), payload);
    this.log(ACTION, payload);
    return "";
  }

  /** Takes back the newest choice made after the last roll. Returns a refusal or "". */
  undo(): string {
    const choices = this.table.choices;
    if (choices.length === 0) return "nothing to take back: a roll stays rolled";
    const name = wordBytes(choices[choices.length - 1]!.sequence);
    this.table.takeBack();
    this.log(UNDO, name);
    return "";
  }

  /** Changes a setting and keeps it; the value it has already writes nothing. */
  set(index: number, value: number): void {
    if (this.table.settings[index] === value) return;
    this.table.settings[index] = value;
    this.log(SETTING, [index, value]);
  }

  /** Notes an error that nobody caught; one that comes again and again is noted once, or it would wear the flash. */
  noteError(message: string): void {
    const text = message.substring(0, PAYLOAD_SIZE - 1);
    if (text === this.lastError) return;
    this.lastError = text;
    const settings = this.table.settings;
    if (settings[ERRORS]! < 255) settings[ERRORS]!++;
    const payload = [settings[ERRORS]!];
    for (let i = 0; i < text.length; i++) payload.push(text.charCodeAt(i) & 127);
    this.log(ERROR, payload);
  }

  /** Writes to a sector that holds nothing of the game, and reads it back; what the journal keeps isn't touched. */
  testFlash(): boolean {
    if (this.fresh) this.log(0, []);
    return this.health === "saved" && this.journal.test();
  }

  /** The number of the next record: a count that never repeats. */
  sequence(): number {
    return this.journal.nextSequence();
  }

  /** Makes a foreign flash the tower's own: what another program left there is erased as the journal grows into it. */
  adopt(): void {
    if (this.health !== "foreign") return;
    this.journal = createJournal(this.flash, notBegun("empty", 0));
    this.fresh = true;
    this.health = "saved";
    this.log(0, []);
  }

  /** Writes a record whose effect is in force already, or a checkpoint that stands in for it; 0 always a checkpoint. */
  private log(kind: number, payload: number[]): void {
    if (this.health === "foreign") return;
    this.health = "saved";
    this.sinceCheckpoint++;
    if (kind > 0 && !this.fresh && this.journal.append(kind, payload)) return;
    try {
      this.journal.checkpoint(packKept(this.table));
      this.fresh = false;
      this.sinceCheckpoint = 0;
    } catch (_) {
      this.health = "failing";
      this.fresh = true;
    }
  }

  private replay(kind: number, sequence: number, payload: Uint8Array): void {
    const table = this.table;
    this.sinceCheckpoint++;
    if (kind === CHECKPOINT_END) {
      table.restore(unpackKept(payload));
      this.sinceCheckpoint = 0;
    } else if (kind === ERROR) {
      table.adjust(ERRORS, payload[0]!);
      this.lastError = "";
      for (let i = 1; i < payload.length; i++) this.lastError += String.fromCharCode(payload[i]!);
    } else if (kind === SETTING) table.adjust(payload[0]!, payload[1]!);
    else if (kind === UNDO) {
      const newest = table.choices[table.choices.length - 1];
      if (!newest || newest.sequence !== getWord(payload, 0)) throw new Error("journal: undo");
      table.takeBack();
    } else if (kind === ACTION) {
      const bytes: number[] = [].slice.call(payload);
      if (table.refusal(bytes) !== "") throw new Error("journal: action");
      table.apply(sequence, bytes);
    }
  }
}
