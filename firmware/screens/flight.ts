import { CLICK } from "../sound/tunes";
import type { Stage } from "./stage";
import { tumblingFace } from "./tumble";

/** A roll by button tumbles this long; after a shake the dice have tumbled already. */
export const TUMBLE_MS = 600;
/** The dice land one after the other. */
const LANDING_MS = 60;
const CLICK_MS = 120;

/** Dice in the air: while a hand shakes, and from the moment the outcome is in flash until the last die has landed. */
export class Flight {
  /** The hand still shakes. */
  isShaken: boolean;
  /** For each die whether it flies, as `diceToRoll` says: 0 stays. */
  private dice: number[];
  private since: number;
  /** When the first die lands, ms. */
  private landing: number;
  private clicked: number;

  constructor(private readonly stage: Stage) {
    this.isShaken = false;
    this.dice = [];
    this.since = 0;
    this.landing = 0;
    this.clicked = 0;
  }

  /** Dice are in the air: nothing can be chosen, and what they will show is not to be told. */
  isUp(): boolean {
    return this.dice.length > 0;
  }

  /** The hand begins to shake `dice`. */
  shake(dice: number[]): void {
    this.isShaken = true;
    this.dice = dice;
    this.since = this.stage.now;
  }

  /** `dice` are rolled and come down from `after` ms on. */
  land(dice: number[], after: number): void {
    if (!this.isShaken) this.since = this.stage.now;
    this.isShaken = false;
    this.dice = dice;
    this.landing = this.stage.now + after;
  }

  /** The dice stay where they are: the roll was not to be. */
  stop(): void {
    this.isShaken = false;
    this.dice = [];
  }

  /** Rattles; true at the one tick in which the last die has landed. */
  tick(): boolean {
    const stage = this.stage;
    if (!this.isUp()) return false;
    if (!this.isShaken && stage.now >= this.landing + this.dice.length * LANDING_MS) {
      this.stop();
      stage.hushButtons();
      return true;
    }
    if (stage.now - this.clicked < CLICK_MS) return false;
    this.clicked = stage.now;
    stage.play(CLICK);
    return false;
  }

  isTumbling(die: number): boolean {
    if (!this.isUp() || this.dice[die] === 0) return false;
    return this.isShaken || this.stage.now < this.landing + die * LANDING_MS;
  }

  /** The face that a tumbling die shows now. */
  face(die: number): number {
    return tumblingFace(this.stage.now - this.since, die);
  }
}
