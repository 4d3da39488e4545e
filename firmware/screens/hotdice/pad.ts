import { LEFT, RIGHT } from "../../../hal/buttons";
import type { HotDiceState } from "../../games/hotdice/state";
import { drawNumber } from "../../paint/draw";
import { CROWN } from "../../paint/glyphs";
import { CURSOR, SEAT } from "../../paint/palette";
import { MOVE } from "../../sound/tunes";
import { drawSeat, drawSeats } from "../halves";
import type { Screen, Stage } from "../stage";
import { drawBoxes } from "./box-picture";

/** The score sheets: a page a player with the eleven boxes; a crown for whoever has ticked most. */
export class HotPad implements Screen {
  private seat: number;

  constructor(private readonly stage: Stage) {
    this.seat = this.state().seat;
  }

  press(button: number): void {
    const stage = this.stage;
    const seats = this.state().seats;
    if (button !== LEFT && button !== RIGHT) {
      stage.goToGame();
      return;
    }
    this.seat = (this.seat + (button === LEFT ? seats - 1 : 1)) % seats;
    stage.play(MOVE);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    const state = this.state();
    const totals = stage.session.table.game!.totals(state);
    const total = totals[this.seat]!;
    if (total > 0 && total === Math.max.apply(null, totals))
      stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
    else drawSeat(stage, this.seat, 0, 0);
    drawNumber(stage.matrix, total, 15, 1, stage.colours[SEAT + this.seat]!);
    drawBoxes(stage, state.ticked[this.seat]!, this.seat, 0, false);
    drawSeats(stage, state.seats, this.seat, stage.halfX, stage.halfY + 7, 1);
  }

  private state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }
}
