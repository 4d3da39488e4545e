import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import type { SpicyState } from "../../games/spicy/state";
import type { ShakeEvent } from "../../input/shake";
import { CHOSEN, HOLD, LET_GO, MOVE, NEXT, OUT_OF_ROLLS, REFUSED, SETTLE, TURN } from "../../sound/tunes";
import { type DiceView, lookOf } from "../dice-rows";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { drawTray, FIRST_ROLL, ROLL_STOP, SCORE_STOP, type TrayView } from "./tray-picture";

const ROLL = { verb: "roll", values: [] };

/** The dice tray: roll, hold, turn a fresh red die, and on to the choice of a space. */
export class SpicyTray implements Screen, TrayView {
  cursor: number;
  hintUntil: number;
  weakUntil: number;
  emptyUntil: number;
  readonly flight: Flight;
  /** The number a fresh red die is being turned to, 0 if none is. */
  private turning: number;

  constructor(private readonly stage: Stage) {
    const isFirst = this.state().phase === "roll";
    this.cursor = isFirst ? FIRST_ROLL : 0;
    this.turning = 0;
    this.flight = new Flight(stage);
    this.hintUntil = 0;
    this.weakUntil = 0;
    this.emptyUntil = 0;
    if (isFirst) stage.play(NEXT);
  }

  state(): SpicyState {
    return this.stage.session.table.state as SpicyState;
  }

  press(button: number): void {
    if (this.flight.isUp()) return;
    if (this.turning > 0) this.pressTurning(button);
    else if (button === STAR) this.star();
    else if (this.cursor === FIRST_ROLL) {
      if (button === OK) this.land(TUMBLE_MS);
      else this.hint();
    } else if (button === OK) this.choose();
    else this.move(button === LEFT ? 7 : 1);
  }

  shake(event: ShakeEvent): void {
    const stage = this.stage;
    if (event === "weak") this.weakUntil = stage.now + 200;
    if (event === "began" && !this.flight.isUp()) {
      const toRoll = this.toRoll();
      // While a choice is due an eager second shake must not cost a roll.
      const isMeant = (this.cursor === FIRST_ROLL || stage.wasPressed) && this.turning === 0;
      if (isMeant && toRoll.length > 0) this.flight.shake(toRoll);
      else this.hint();
    }
    if (event === "settled" && this.flight.isShaken) this.land(0);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    if (this.flight.tick()) {
      const isEmpty = this.state().rollsLeft[this.state().seat] === 0;
      stage.play(isEmpty ? OUT_OF_ROLLS : SETTLE);
      if (isEmpty) this.emptyUntil = stage.now + 1200;
    }
    drawTray(stage, this);
  }

  view(): DiceView {
    const stage = this.stage;
    const state = this.state();
    const flight = this.flight;
    const faces: number[] = [];
    const looks: number[] = [];
    const corners: boolean[] = [];
    const dots: boolean[] = [];
    const isHinting = this.hintUntil > stage.now;
    for (let die = 0; die < 6; die++) {
      const isInAir = flight.isTumbling(die);
      const isTurning = this.turning > 0 && this.cursor === die;
      const face = isInAir ? flight.face(die) : isTurning ? this.turning : state.dice[die]!;
      faces.push(face);
      looks.push(lookOf(stage, die, face, state.fresh[die]! && !isInAir));
      corners.push((this.cursor === die || isHinting) && !isInAir);
      dots.push(this.cursor === ROLL_STOP && !state.held[die]! && !isInAir);
    }
    return { faces, looks, rings: state.held, quiet: [], corners, dots };
  }

  private toRoll(): number[] {
    const table = this.stage.session.table;
    return table.game!.diceToRoll(table.state!, ROLL);
  }

  private hint(): void {
    this.hintUntil = this.stage.now + 900;
    this.stage.play(REFUSED);
  }

  private land(after: number): void {
    const toRoll = this.toRoll();
    if (this.stage.roll(ROLL) !== "") {
      this.flight.stop();
      this.hint();
      return;
    }
    this.flight.land(toRoll, after);
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
    } else if (this.cursor === ROLL_STOP) this.land(TUMBLE_MS);
    else {
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
