import { OK, STAR } from "../../../hal/buttons";
import { metBoxes } from "../../games/hotdice/boxes";
import { type HotDiceState, ROLLS } from "../../games/hotdice/state";
import type { ShakeEvent } from "../../input/shake";
import { CHOSEN, MOVE, NEXT, NOTHING, SETTLE } from "../../sound/tunes";
import { step, toggle } from "../choosing";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { drawHotTray, drawHotTumbling, type HotView, ROLL_STOP, TICK_STOP } from "./tray-picture";

const ROLL = { verb: "roll", values: [] };

/** How long what the special dice say, or a turn that came to nothing, stays to be seen. */
const READ_MS = 1600;

/** The dice tray of Hot Dice: five white dice and the two special ones, up to four rolls. */
export class HotTray implements Screen, HotView {
  cursor: number;
  readUntil: number;
  seat: number;
  readonly flight: Flight;

  constructor(private readonly stage: Stage) {
    this.flight = new Flight(stage);
    this.readUntil = 0;
    this.cursor = 0;
    this.seat = 0;
    this.look();
  }

  state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }

  shown(): HotDiceState {
    return this.flight.shown() as HotDiceState;
  }

  /** Boxes that the dice meet and their player still lacks: bit 1 << box. */
  open(): number {
    const state = this.state();
    return state.phase === "choose" ? metBoxes(state.dice) & ~state.ticked[state.seat]! : 0;
  }

  press(button: number): void {
    const stage = this.stage;
    if (this.flight.isUp() || this.readUntil > 0) return;
    this.flight.hintUntil = 0;
    if (button === STAR) stage.go("pad");
    else if (button === OK) this.choose();
    else this.move(button);
  }

  shake(event: ShakeEvent): void {
    if (this.readUntil === 0) this.flight.hand(event, ROLL, this.state().phase === "roll" || this.stage.wasPressed);
  }

  pulse(_ms: number): number {
    const stage = this.stage;
    if (this.flight.tick()) this.landed();
    if (this.readUntil > 0 && this.readUntil <= stage.now) {
      this.readUntil = 0;
      stage.hushButtons();
      if (this.state().phase === "roll") this.look();
      else stage.goToGame();
    }
    return this.flight.pulse() + (this.readUntil > 0 ? 1024 : 0);
  }

  tumble(isBlink: boolean): void {
    drawHotTumbling(this.stage, this, isBlink);
  }

  draw(_ms: number): void {
    drawHotTray(this.stage, this);
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

  private move(button: number): void {
    const state = this.state();
    const stops: number[] = [];
    const mayHold = state.phase === "choose" && state.rollsUsed < ROLLS;
    for (let die = 0; die < 5; die++) if (mayHold) stops.push(die);
    if (this.flight.diceOf(ROLL).length > 0) stops.push(ROLL_STOP);
    if (this.open() > 0) stops.push(TICK_STOP);
    this.cursor = stops[step(stops.indexOf(this.cursor), stops.length, button)]!;
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    if (this.cursor === TICK_STOP) {
      stage.play(CHOSEN);
      stage.go("boxes");
    } else if (this.cursor === ROLL_STOP) this.flight.roll(ROLL, TUMBLE_MS);
    else toggle(stage, "hold", this.state().held, this.cursor);
  }
}
