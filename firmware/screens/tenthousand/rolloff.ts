import { OK, STAR } from "../../../hal/buttons";
import type { TenThousandState } from "../../games/tenthousand/state";
import { sittingOut } from "../../games/tenthousand/turns";
import type { ShakeEvent } from "../../input/shake";
import { blinks, sway } from "../../paint/draw";
import { TOWER } from "../../paint/glyphs";
import { CURSOR, LIT, SEAT, SEAT_DIM } from "../../paint/palette";
import { MOVE, NEXT, SETTLE } from "../../sound/tunes";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";

const ROLL = { verb: "roll", values: [] };
/** How long the dice are shown before the game goes on. */
const READ_MS = 2000;

/** A die for every player at once: the highest begins, or wins a tie. A column is as high as its die. */
export class RollOff implements Screen {
  private readonly flight: Flight;
  private readUntil: number;

  constructor(private readonly stage: Stage) {
    this.flight = new Flight(stage);
    this.readUntil = 0;
    stage.play(NEXT);
  }

  press(button: number): void {
    if (this.flight.isUp() || this.readUntil > 0) return;
    if (button === OK) this.flight.roll(ROLL, TUMBLE_MS);
    else if (button === STAR) this.stage.go("pad");
    else this.stage.play(MOVE);
  }

  shake(event: ShakeEvent): void {
    if (this.readUntil === 0) this.flight.hand(event, ROLL, true);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    if (this.flight.tick()) {
      stage.play(SETTLE);
      this.readUntil = stage.now + READ_MS;
    }
    if (this.readUntil > 0 && this.readUntil <= stage.now) {
      stage.goToGame();
      this.readUntil = 0;
    }
    if (this.readUntil === 0 && !this.flight.isUp()) {
      stage.matrix.drawGlyphs(TOWER, 5 + sway(stage.now), 1, stage.colours[CURSOR]!);
    }
    const state = this.state();
    const out = sittingOut(state);
    const isTold = !this.flight.isUp();
    for (let seat = 0; seat < state.seats; seat++) this.drawColumn(seat, isTold && out[seat]!);
  }

  private state(): TenThousandState {
    return this.stage.session.table.state as TenThousandState;
  }

  private drawColumn(seat: number, isOut: boolean): void {
    const stage = this.stage;
    const rolled = this.state().rolloff;
    const isInAir = this.flight.isTumbling(seat);
    const height = isInAir ? this.flight.face(seat) : rolled[seat] || 0;
    const isHighest = !this.flight.isUp() && height > 0 && height === Math.max.apply(null, rolled.slice());
    const x = stage.halfX + seat * 2;
    const bottom = stage.halfY + 7;
    stage.matrix.fillRect(x, bottom, 2, 1, stage.colours[(isOut ? SEAT_DIM : SEAT) + seat]!);
    if (height === 0) return;
    const colour = isInAir || !isHighest ? SEAT_DIM + seat : blinks(stage.now) ? LIT : SEAT + seat;
    stage.matrix.fillRect(x, bottom - height, 2, height, stage.colours[colour]!);
  }
}
