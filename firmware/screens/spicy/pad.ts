import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import type { SpicyState } from "../../games/spicy/state";
import { blinks, drawNumber } from "../../paint/draw";
import { CROWN } from "../../paint/glyphs";
import { CURSOR, LIT, SEAT } from "../../paint/palette";
import { MOVE } from "../../sound/tunes";
import { drawSeat, drawSeats } from "../halves";
import type { Screen, Stage } from "../stage";
import { drawSheet, drawSpace } from "./sheet";

/** The score pad: a page a player with the total and the ten spaces; ok walks through the spaces one by one. */
export class SpicyPad implements Screen {
  private seat: number;
  /** The space looked at, -1 for the whole page. */
  private space: number;

  constructor(private readonly stage: Stage) {
    this.seat = this.state().seat;
    this.space = -1;
  }

  press(button: number): void {
    const stage = this.stage;
    const seats = this.state().seats;
    if (button === LEFT) this.seat = (this.seat + seats - 1) % seats;
    else if (button === RIGHT) this.seat = (this.seat + 1) % seats;
    else if (button === OK) this.space = this.space === 9 ? -1 : this.space + 1;
    else {
      stage.goToGame();
      return;
    }
    stage.play(MOVE);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const state = this.state();
    const row = state.spaces[this.seat]!;
    const totals = stage.session.table.game!.totals(state);
    const best = Math.max.apply(null, totals);
    const colour = stage.colours[SEAT + this.seat]!;
    if (this.space < 0) {
      const isLeader = best > 0 && totals[this.seat] === best;
      if (isLeader) stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
      else drawSeat(stage, this.seat, 0, 0);
      drawNumber(stage.matrix, totals[this.seat]!, 15, 1, colour);
    } else {
      drawSpace(stage, this.space, 0, 0);
      const points = row[this.space]!;
      if (points !== null) drawNumber(stage.matrix, points, 15, 1, stage.colours[LIT]!);
    }
    drawSheet(stage, row, this.space, SEAT + this.seat, blinks(ms));
    drawSeats(stage, state.seats, this.seat, stage.halfX, stage.halfY + 7, 1);
  }

  private state(): SpicyState {
    return this.stage.session.table.state as SpicyState;
  }
}
