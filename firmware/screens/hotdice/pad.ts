import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import { EVEN, type HotDiceState } from "../../games/hotdice/state";
import { blinks, drawNumber } from "../../paint/draw";
import { CROWN } from "../../paint/glyphs";
import { CURSOR, SEAT } from "../../paint/palette";
import { MOVE } from "../../sound/tunes";
import { drawSeat, drawSeats } from "../halves";
import type { Screen, Stage } from "../stage";
import { drawBox, drawBoxes, drawOwners } from "./box-picture";

/** The score sheets: a page a player with the eleven boxes; a crown for whoever has ticked most; ok walks through the boxes. */
export class HotPad implements Screen {
  private seat: number;
  /** The box looked at, 0 for the whole page. */
  private box: number;

  constructor(private readonly stage: Stage) {
    this.seat = this.state().seat;
    this.box = 0;
  }

  press(button: number): void {
    const stage = this.stage;
    const seats = this.state().seats;
    if (button === LEFT) this.seat = (this.seat + seats - 1) % seats;
    else if (button === RIGHT) this.seat = (this.seat + 1) % seats;
    else if (button === OK) this.box = (this.box + 1) % (EVEN + 1);
    else {
      stage.goToGame();
      return;
    }
    stage.play(MOVE);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const state = this.state();
    drawBoxes(stage, state.ticked[this.seat]!, this.seat, this.box, blinks(ms));
    if (this.box > 0) {
      drawBox(stage, this.box, 0, 0);
      drawOwners(stage, state.ticked, this.box);
      return;
    }
    const totals = stage.session.table.game!.totals(state);
    const total = totals[this.seat]!;
    if (total > 0 && total === Math.max.apply(null, totals))
      stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
    else drawSeat(stage, this.seat, 0, 0);
    drawNumber(stage.matrix, total, 15, 1, stage.colours[SEAT + this.seat]!);
    drawSeats(stage, state.seats, this.seat, stage.halfX, stage.halfY + 7, 1);
  }

  private state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }
}
