import type { Action, GameState } from "../games/game";
import type { ShakeEvent } from "../input/shake";
import { blinks, breathes, pipsOf, sway } from "../paint/draw";
import { PIPS } from "../paint/glyphs";
import { CLICK, REFUSED } from "../sound/tunes";
import { LIT_BIT, type Stage } from "./stage";
import { FACE_MS, tumblingPips } from "./tumble";

/** A roll by button tumbles this long; after a shake the dice have tumbled already. */
export const TUMBLE_MS = 600;
/** The dice land one after the other. */
const LANDING_MS = 60;
const CLICK_MS = 120;
/** How long the picture answers a shake that rolled nothing. */
const HINT_MS = 900;
const WEAK_MS = 200;

/**
 * Rolling by hand or by button, and the dice in the air: while a hand shakes, and from the moment the outcome is in flash
 * until the last die has landed.
 */
export class Flight {
  /** The hand still shakes. */
  isShaken: boolean;
  /** Until then (ms) everything that can be pressed flashes, because this was not the way. */
  hintUntil: number;
  /** Until then the tower shows that it felt something, too little to roll. */
  weakUntil: number;
  /** The state before the newest roll. */
  private before: GameState;
  /** For each die whether it flies, as `diceToRoll` says: 0 stays. */
  private dice: number[];
  private since: number;
  /** When the first die lands, ms. */
  private landing: number;
  private clicked: number;
  /** How many dice have come down, from the first on, as of this tick. */
  private landed: number;

  constructor(private readonly stage: Stage) {
    this.isShaken = false;
    this.hintUntil = 0;
    this.weakUntil = 0;
    this.before = this.state();
    this.dice = [];
    this.since = 0;
    this.landing = 0;
    this.clicked = 0;
    this.landed = 0;
  }

  /** Dice are in the air: nothing can be chosen, and what they will show is not to be told. */
  isUp(): boolean {
    return this.dice.length > 0;
  }

  /** The state that may be seen: while dice come down the one before they were rolled. */
  shown(): GameState {
    return this.isUp() && !this.isShaken ? this.before : this.state();
  }

  /** The dice that an action would roll, as `diceToRoll` says. */
  diceOf(action: Action): number[] {
    return this.stage.session.table.game!.diceToRoll(this.state(), action);
  }

  /**
   * What the hand on the tower does.
   * @param isMeant a shake rolls now; otherwise it is answered by a hint
   * @returns whether the dice were rolled
   */
  hand(event: ShakeEvent, action: Action, isMeant: boolean): boolean {
    if (event === "weak") this.weakUntil = this.stage.now + WEAK_MS;
    if (event === "began" && !this.isUp()) {
      const dice = isMeant ? this.diceOf(action) : [];
      if (dice.length > 0) {
        this.isShaken = true;
        this.dice = dice;
        this.since = this.stage.now;
      } else this.hint();
    }
    return event === "settled" && this.isShaken && this.roll(action, 0);
  }

  /** Rolls; the dice come down from `after` ms on. @returns false, after a hint, where that isn't legal */
  roll(action: Action, after: number): boolean {
    const dice = this.diceOf(action);
    this.before = this.state();
    const isDone = dice.length > 0 && this.stage.roll(action, dice) === "";
    if (!this.isShaken) this.since = this.stage.now;
    this.isShaken = false;
    this.dice = isDone ? dice : [];
    this.landing = this.stage.now + after;
    if (!isDone) this.hint();
    return isDone;
  }

  hint(): void {
    this.hintUntil = this.stage.now + HINT_MS;
    this.stage.play(REFUSED);
  }

  /** Rattles; true at the one tick in which the last die has landed. */
  tick(): boolean {
    const count = this.dice.length;
    if (count === 0) return false;
    const stage = this.stage;
    const late = this.isShaken ? -1 : stage.now - this.landing;
    this.landed = late < 0 ? 0 : 1 + ((late / LANDING_MS) | 0);
    if (this.landed > count) {
      this.dice = [];
      stage.hushButtons();
      return true;
    }
    if (stage.now - this.clicked < CLICK_MS) return false;
    this.clicked = stage.now;
    stage.play(CLICK);
    return false;
  }

  isTumbling(die: number): boolean {
    return this.isUp() && this.dice[die] !== 0 && die >= this.landed;
  }

  /** The face that a tumbling die shows now. */
  face(die: number): number {
    return tumblingPips(this.stage.now - this.since).charCodeAt(die) - 97;
  }

  /** Which of the marked dice don't tumble. */
  lying(marked: readonly boolean[]): readonly boolean[] {
    if (!this.isUp() || marked.indexOf(true) < 0) return marked;
    const lying: boolean[] = [];
    let die = 0;
    for (const isMarked of marked) {
      lying[die] = isMarked && !this.isTumbling(die);
      die++;
    }
    return lying;
  }

  /** The pips to be seen, a glyph a die: of those that tumble, and of the others as they lie. */
  pips(faces: readonly number[]): string {
    if (!this.isUp()) return pipsOf(faces);
    const flying = tumblingPips(this.stage.now - this.since);
    const dice = this.dice;
    const landed = this.landed;
    if (landed === 0 && dice.indexOf(0) < 0) return flying.substring(0, faces.length);
    let text = "";
    let die = 0;
    for (const face of faces) {
      text += dice[die] && die >= landed ? flying[die]! : PIPS[face]!;
      die++;
    }
    return text;
  }

  /**
   * A number, 0 or more, that is another whenever the time has changed the picture of a tray: below 1024, but for what
   * `tumble` draws.
   */
  pulse(): number {
    const now = this.stage.now;
    const lit = blinks(now) ? 1 : 0;
    if (this.isUp()) return (1 + this.landed) * 32 + (lit + 2 * (((now - this.since) / FACE_MS) | 0)) * LIT_BIT;
    const moves = this.state().phase === "choose" ? (breathes(now) ? 2 : 0) : sway(now) * 4;
    return lit + moves + (this.hintUntil > now ? 8 : 0) + (this.weakUntil > now ? 16 : 0);
  }

  private state(): GameState {
    return this.stage.session.table.state!;
  }
}
