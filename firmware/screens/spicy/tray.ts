import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import type { SpicyState } from "../../games/spicy/state";
import type { ShakeEvent } from "../../input/shake";
import { marks } from "../../paint/draw";
import { DOTS, NO_PIPS, PIPS } from "../../paint/glyphs";
import { CHOSEN, LET_GO, MOVE, NEXT, OUT_OF_ROLLS, SETTLE, TURN } from "../../sound/tunes";
import { step, toggle } from "../choosing";
import {
  ALL_BODIES,
  ALL_CORNERS,
  brightBodies,
  cornersOf,
  type DiceLayers,
  drawDice,
  redBodies,
  ringsOf,
} from "../dice-rows";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { drawStatus, drawTray, FIRST_ROLL, ROLL_STOP, SCORE_STOP, type TrayView } from "./tray-picture";

const ROLL = { verb: "roll", values: [] };

/** The dice tray: roll, hold, turn a fresh red die, and on to the choice of a space. */
export class SpicyTray implements Screen, TrayView {
  cursor: number;
  emptyUntil: number;
  readonly flight: Flight;
  /** The number a fresh red die is being turned to, 0 if none is. */
  private turning: number;

  constructor(private readonly stage: Stage) {
    const isFirst = this.state().phase === "roll";
    this.cursor = isFirst ? FIRST_ROLL : 0;
    this.turning = 0;
    this.flight = new Flight(stage);
    this.emptyUntil = 0;
    if (isFirst) stage.play(NEXT);
  }

  state(): SpicyState {
    return this.stage.session.table.state as SpicyState;
  }

  press(button: number): void {
    if (this.flight.isUp()) return;
    this.flight.hintUntil = 0;
    if (this.turning > 0) this.pressTurning(button);
    else if (button === STAR) this.star();
    else if (this.cursor === FIRST_ROLL) {
      if (button === OK) this.roll();
      else this.flight.hint();
    } else if (button === OK) this.choose();
    else this.move(button);
  }

  shake(event: ShakeEvent): void {
    // While a choice is due an eager second shake must not cost a roll.
    const isMeant = (this.cursor === FIRST_ROLL || this.stage.wasPressed) && this.turning === 0;
    if (this.flight.hand(event, ROLL, isMeant)) this.cursor = 0;
  }

  pulse(_ms: number): number {
    const stage = this.stage;
    if (this.flight.tick()) {
      const isEmpty = this.state().rollsLeft[this.state().seat] === 0;
      stage.play(isEmpty ? OUT_OF_ROLLS : SETTLE);
      if (isEmpty) this.emptyUntil = stage.now + 1200;
    }
    return this.flight.pulse() + (this.emptyUntil > stage.now ? 1024 : 0);
  }

  tumble(isBlink: boolean): void {
    if (isBlink) drawStatus(this.stage, this, false);
    const pips = this.flight.pips(this.state().dice);
    drawDice(this.stage, [ALL_BODIES, "", redBodies(pips), "", pips]);
  }

  draw(_ms: number): void {
    drawTray(this.stage, this);
  }

  view(): DiceLayers {
    const state = this.state();
    const flight = this.flight;
    const cursor = this.cursor;
    const held = state.held;
    const isUp = flight.isUp();
    let pips = flight.pips(state.dice);
    if (this.turning > 0) pips = pips.substring(0, cursor) + PIPS[this.turning]! + pips.substring(cursor + 1);
    const red = redBodies(pips);
    // A fresh one breathes, because it can still be turned.
    const bright = isUp ? "" : brightBodies(this.stage, red, state.fresh);
    const corners = isUp ? "" : flight.hintUntil > this.stage.now ? ALL_CORNERS : cornersOf(cursor);
    const dots = cursor === ROLL_STOP && !isUp ? marks(held, NO_PIPS, DOTS) : "";
    return [ALL_BODIES, "", red, bright, pips, ringsOf(held), "", corners, dots];
  }

  private roll(): void {
    if (this.flight.roll(ROLL, TUMBLE_MS)) this.cursor = 0;
  }

  private move(button: number): void {
    this.cursor = step(this.cursor, 8, button);
    // Without a roll left there is no such stop.
    if (this.cursor === ROLL_STOP && this.state().rollsLeft[this.state().seat] === 0)
      this.cursor = step(this.cursor, 8, button);
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    if (this.cursor === SCORE_STOP) {
      stage.play(CHOSEN);
      stage.go("spaces");
    } else if (this.cursor === ROLL_STOP) this.roll();
    else toggle(stage, "hold", this.state().held, this.cursor);
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
      do this.turning = step(this.turning - 1, 6, button) + 1;
      while (this.turning === this.cursor + 1);
      stage.play(MOVE);
      return;
    }
    if (button === OK && stage.act("turn", [this.cursor + 1, this.turning])) stage.play(TURN);
    else if (button === STAR) stage.play(LET_GO);
    this.turning = 0;
  }
}
