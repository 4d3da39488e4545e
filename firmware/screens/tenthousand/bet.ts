import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import { blinks, drawNumber } from "../../paint/draw";
import { COIN, CROSS, TICK } from "../../paint/glyphs";
import { CURSOR, GREEN, LIT, RED } from "../../paint/palette";
import { CHOSEN, LET_GO, MOVE } from "../../sound/tunes";
import { drawCentred, drawSeat } from "../halves";
import type { Screen, Stage } from "../stage";

/** The stakes are doubled: each player in turn pays one more chip or drops out. */
export class Bet implements Screen {
  private isPaying: boolean;

  constructor(private readonly stage: Stage) {
    this.isPaying = true;
  }

  press(button: number): void {
    const stage = this.stage;
    if (button === LEFT || button === RIGHT) {
      this.isPaying = !this.isPaying;
      stage.play(MOVE);
    } else if (button === OK) {
      const isPaying = this.isPaying;
      if (stage.act(isPaying ? "pay" : "fold", [])) stage.play(isPaying ? CHOSEN : LET_GO);
      // The next player is asked afresh.
      this.isPaying = true;
    } else stage.go("pad");
  }

  draw(ms: number): void {
    const stage = this.stage;
    drawSeat(stage, stage.session.table.state!.seat, 0, 0);
    stage.matrix.drawGlyphs(COIN, 8, 0, stage.colours[CURSOR]!);
    drawNumber(stage.matrix, 1, 12, 1, stage.colours[LIT]!);
    if (!blinks(ms)) return;
    drawCentred(stage, this.isPaying ? TICK : CROSS, this.isPaying ? 6 : 7, 1, true, this.isPaying ? GREEN : RED);
  }
}
