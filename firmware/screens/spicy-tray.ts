import { LEFT, OK, RIGHT, STAR } from "../../hal/buttons";
import type { SpicyState } from "../games/spicy/state";
import type { ShakeEvent } from "../input/shake";
import { CHOSEN, CLICK, HOLD, LET_GO, MOVE, NEXT, OUT_OF_ROLLS, REFUSED, SETTLE, TURN } from "../sound/tunes";
import { drawTray, FIRST_ROLL, ROLL_STOP, SCORE_STOP, type TrayView } from "./spicy-tray-picture";
import type { Screen, Stage } from "./stage";
import { tumblingFace } from "./tumble";

/** A roll by button tumbles this long; after a shake the dice have tumbled already. */
const TUMBLE_MS = 600;
/** The dice land one after the other. */
const LANDING_MS = 60;
const NOBODY = -1;
const ROLL = { verb: "roll", values: [] };

/** The dice tray: roll, hold, turn a fresh red die, and on to the choice of a space. */
export class SpicyTray implements Screen, TrayView {
  /** A die 0-5 or a stop. */
  cursor: number;
  /** The number a fresh red die is being turned to, 0 if none is. */
  turning: number;
  /** When the first die lands, ms; the outcome is in flash already. NOBODY while nothing is in the air. */
  private landing: number;
  /** Shaken now: all dice to be rolled tumble until the hand stops. */
  private shaken: boolean;
  private tumbledSince: number;
  private lastClick: number;
  /** Until then everything that can be pressed flashes, because a shake was not the way. */
  hintUntil: number;
  /** Until then the tower shows that it felt something, too little to roll. */
  weakUntil: number;
  /** Until then the picture says that there are no rolls left. */
  emptyUntil: number;

  constructor(readonly stage: Stage) {
    const isFirst = this.state().phase === "roll";
    this.cursor = isFirst ? FIRST_ROLL : 0;
    this.turning = 0;
    this.landing = NOBODY;
    this.shaken = false;
    this.tumbledSince = 0;
    this.lastClick = 0;
    this.hintUntil = 0;
    this.weakUntil = 0;
    this.emptyUntil = 0;
    if (isFirst) stage.play(NEXT);
  }

  state(): SpicyState {
    return this.stage.session.table.state as SpicyState;
  }

  press(button: number): void {
    if (this.shaken || this.landing !== NOBODY) return;
    if (this.turning > 0) this.pressTurning(button);
    else if (button === STAR) this.star();
    else if (this.cursor === FIRST_ROLL) {
      if (button === OK) this.rollByButton();
      else this.hint();
    } else if (button === OK) this.choose();
    else this.move(button === LEFT ? 7 : 1);
  }

  shake(event: ShakeEvent): void {
    const stage = this.stage;
    if (event === "weak") this.weakUntil = stage.now + 200;
    if (event === "began") {
      const isDue = this.state().phase === "roll" || stage.wasPressed;
      if (this.landing !== NOBODY) return;
      if (!isDue || this.turning > 0 || !this.mayRoll()) this.hint();
      else {
        this.shaken = true;
        this.tumbledSince = stage.now;
      }
    }
    if (event === "settled" && this.shaken) {
      this.shaken = false;
      this.land(0);
    }
  }

  draw(_ms: number): void {
    const stage = this.stage;
    if (this.shaken || this.landing !== NOBODY) this.fly();
    drawTray(stage, this);
  }

  /** Whether a die is in the air now, and not to be told. */
  isTumbling(die: number): boolean {
    const state = this.state();
    if (this.shaken) return !state.held[die];
    return this.landing !== NOBODY && state.fresh[die]! && this.stage.now < this.landing + die * LANDING_MS;
  }

  /** The face to show for a die. */
  face(die: number): number {
    if (this.isTumbling(die)) return tumblingFace(this.stage.now - this.tumbledSince, die);
    return this.turning > 0 && this.cursor === die ? this.turning : this.state().dice[die]!;
  }

  mayRoll(): boolean {
    const table = this.stage.session.table;
    return table.game!.diceToRoll(table.state!, ROLL).length > 0;
  }

  private fly(): void {
    const stage = this.stage;
    if (this.landing !== NOBODY && stage.now >= this.landing + 6 * LANDING_MS) {
      this.landing = NOBODY;
      const isEmpty = this.state().rollsLeft[this.state().seat] === 0;
      stage.play(isEmpty ? OUT_OF_ROLLS : SETTLE);
      if (isEmpty) this.emptyUntil = stage.now + 1200;
      stage.hushButtons();
    } else if (stage.now - this.lastClick >= 120) {
      this.lastClick = stage.now;
      stage.play(CLICK);
    }
  }

  private hint(): void {
    this.hintUntil = this.stage.now + 900;
    this.stage.play(REFUSED);
  }

  private rollByButton(): void {
    this.tumbledSince = this.stage.now;
    this.land(TUMBLE_MS);
  }

  private land(after: number): void {
    if (this.stage.roll(ROLL) !== "") {
      this.hint();
      return;
    }
    this.landing = this.stage.now + after;
    this.cursor = 0;
  }

  private move(steps: number): void {
    this.cursor = (this.cursor + steps) % 8;
    // Without a roll left there is no such stop.
    if (this.cursor === ROLL_STOP && this.state().rollsLeft[this.state().seat] === 0)
      this.cursor = (this.cursor + steps) % 8;
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    if (this.cursor === SCORE_STOP) {
      stage.play(CHOSEN);
      stage.go("spaces");
    } else if (this.cursor === ROLL_STOP) {
      if (this.mayRoll()) this.rollByButton();
      else this.hint();
    } else {
      const held = this.state().held;
      const stay: number[] = [];
      for (let die = 0; die < 6; die++) if (held[die] !== (die === this.cursor)) stay.push(die + 1);
      const isHeld = held[this.cursor]!;
      if (stage.act("hold", stay)) stage.play(isHeld ? LET_GO : HOLD);
    }
  }

  private star(): void {
    const state = this.state();
    if (this.cursor < 6 && state.fresh[this.cursor] && state.dice[this.cursor] === this.cursor + 1) {
      this.turning = ((this.cursor + 1) % 6) + 1;
      this.stage.play(TURN);
    } else this.stage.go("pad");
  }

  private pressTurning(button: number): void {
    const stage = this.stage;
    if (button === LEFT || button === RIGHT) {
      do this.turning = ((this.turning - 1 + (button === LEFT ? 5 : 1)) % 6) + 1;
      while (this.turning === this.cursor + 1);
      stage.play(MOVE);
      return;
    }
    if (button === OK && stage.act("turn", [this.cursor + 1, this.turning])) stage.play(TURN);
    else if (button === STAR) stage.play(LET_GO);
    this.turning = 0;
  }
}
