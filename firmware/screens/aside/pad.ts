import { LEFT, RIGHT } from "../../../hal/buttons";
import { CROWN } from "../../paint/glyphs";
import { CURSOR, SEAT } from "../../paint/palette";
import { MOVE } from "../../sound/tunes";
import { drawSeat, drawSeats } from "../halves";
import { drawScore } from "../score";
import type { Screen, Stage } from "../stage";
import { asideState } from "./game";

/** Everybody's total, a page a player; a crown for whoever leads. */
export class AsidePad implements Screen {
  private seat: number;

  constructor(private readonly stage: Stage) {
    this.seat = asideState(stage).seat;
  }

  press(button: number): void {
    const stage = this.stage;
    const seats = asideState(stage).seats;
    if (button !== LEFT && button !== RIGHT) {
      stage.goToGame();
      return;
    }
    this.seat = (this.seat + (button === LEFT ? seats - 1 : 1)) % seats;
    stage.play(MOVE);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    const totals = asideState(stage).totals;
    const total = totals[this.seat]!;
    const isLeader = total > 0 && total === Math.max.apply(null, totals.slice());
    if (isLeader) stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
    else drawSeat(stage, this.seat, 0, 0);
    drawScore(stage, total, 1, stage.colours[SEAT + this.seat]!);
    drawSeats(stage, totals.length, this.seat, stage.halfX, stage.halfY + 7, 1);
  }
}
