import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import { metBoxes } from "../../games/hotdice/boxes";
import { type HotDiceState, ROLLS } from "../../games/hotdice/state";
import type { ShakeEvent } from "../../input/shake";
import { CHOSEN, HOLD, LET_GO, MOVE, NEXT, NOTHING, REFUSED, SETTLE } from "../../sound/tunes";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { drawHotTray, type HotView, ROLL_STOP, TICK_STOP } from "./tray-picture";

const ROLL = { verb: "roll", values: [] };

/** How long what the special dice say, or a turn that came to nothing, stays to be seen. */
const READ_MS = 1600;

/** The dice tray of Hot Dice: five white dice and the two special ones, up to four rolls. */
export class HotTray implements Screen, HotView {
  cursor: number;
  hintUntil: number;
  weakUntil: number;
  readUntil: number;
  seat: number;
  readonly flight: Flight;
  /** The state before the newest roll. */
  private before: HotDiceState;

  constructor(private readonly stage: Stage) {
    this.flight = new Flight(stage);
    this.before = this.state();
    this.hintUntil = 0;
    this.weakUntil = 0;
    this.readUntil = 0;
    this.cursor = 0;
    this.seat = 0;
    this.look();
  }

  state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }

  shown(): HotDiceState {
    return this.flight.isUp() && !this.flight.isShaken ? this.before : this.state();
  }

  /** Boxes that the dice meet and their player still lacks: bit 1 << box. */
  open(): number {
    const state = this.state();
    return state.phase === "choose" ? metBoxes(state.dice) & ~state.ticked[state.seat]! : 0;
  }

  press(button: number): void {
    const stage = this.stage;
    if (this.flight.isUp() || this.readUntil > 0) return;
    if (button === STAR) stage.go("pad");
    else if (button === OK) this.choose();
    else this.move(button);
  }

  shake(event: ShakeEvent): void {
    const stage = this.stage;
    if (event === "weak") this.weakUntil = stage.now + 200;
    if (event === "began" && !this.flight.isUp() && this.readUntil === 0) {
      const toRoll = this.toRoll();
      const isMeant = this.state().phase === "roll" || stage.wasPressed;
      if (isMeant && toRoll.length > 0) this.flight.shake(toRoll);
      else this.hint();
    }
    if (event === "settled" && this.flight.isShaken) this.land(0);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    if (this.flight.tick()) this.landed();
    if (this.readUntil > 0 && this.readUntil <= stage.now) {
      this.readUntil = 0;
      stage.hushButtons();
      if (this.state().phase === "roll") this.look();
      else stage.goToGame();
    }
    drawHotTray(stage, this);
  }

  private toRoll(): number[] {
    const table = this.stage.session.table;
    return table.game!.diceToRoll(table.state!, ROLL);
  }

  private look(): void {
    const isFirst = this.state().phase === "roll";
    this.seat = this.state().seat;
    // Not the tick, though it may be due: ok pressed once more after a roll must not fill a box.
    this.cursor = isFirst ? ROLL_STOP : this.state().rollsUsed < ROLLS ? 0 : TICK_STOP;
    if (isFirst) this.stage.play(NEXT);
  }

  private landed(): void {
    const stage = this.stage;
    const phase = this.state().phase;
    stage.play(phase === "choose" ? SETTLE : phase === "roll" ? NOTHING : CHOSEN);
    if (phase === "choose") this.look();
    else this.readUntil = stage.now + READ_MS;
  }

  private hint(): void {
    this.hintUntil = this.stage.now + 900;
    this.stage.play(REFUSED);
  }

  private land(after: number): void {
    const toRoll = this.toRoll();
    this.before = this.state();
    if (toRoll.length === 0 || this.stage.roll(ROLL) !== "") {
      this.flight.stop();
      this.hint();
    } else this.flight.land(toRoll, after);
  }

  private move(button: number): void {
    const state = this.state();
    const stops: number[] = [];
    const mayHold = state.phase === "choose" && state.rollsUsed < ROLLS;
    for (let die = 0; die < 5; die++) if (mayHold) stops.push(die);
    if (this.toRoll().length > 0) stops.push(ROLL_STOP);
    if (this.open() > 0) stops.push(TICK_STOP);
    const at = stops.indexOf(this.cursor) + (button === LEFT ? stops.length - 1 : button === RIGHT ? 1 : 0);
    this.cursor = stops[at % stops.length]!;
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    if (this.cursor === TICK_STOP) {
      stage.play(CHOSEN);
      stage.go("boxes");
    } else if (this.cursor === ROLL_STOP) this.land(TUMBLE_MS);
    else {
      const held = this.state().held;
      const stay: number[] = [];
      for (let die = 0; die < 5; die++) if (held[die] !== (die === this.cursor)) stay.push(die + 1);
      const isHeld = held[this.cursor]!;
      if (stage.act("hold", stay)) stage.play(isHeld ? LET_GO : HOLD);
    }
  }
}
