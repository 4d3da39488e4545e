import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import { blinks } from "../../paint/draw";
import { CROSS, TICK } from "../../paint/glyphs";
import { DIM, GREEN, RED } from "../../paint/palette";
import { CHOSEN, LET_GO, MOVE, REFUSED } from "../../sound/tunes";
import { drawArrows, drawCentred, drawSeat } from "../halves";
import { drawCoin } from "../icons";
import type { Screen, Stage } from "../stage";

/** Nothing is chosen yet. */
const ASKED = "";

/**
 * The stakes are doubled: each player in turn pays one more chip or drops out. Nothing is offered first: whoever presses
 * ok once more after banking mustn't have paid.
 */
export class Bet implements Screen {
  /** The verb that ok does. */
  private answer: string;

  constructor(private readonly stage: Stage) {
    this.answer = ASKED;
  }

  press(button: number): void {
    const stage = this.stage;
    if (button === LEFT || button === RIGHT) {
      this.answer = this.answer === "pay" ? "fold" : "pay";
      stage.play(MOVE);
    } else if (button === OK) {
      const answer = this.answer;
      this.answer = ASKED;
      if (answer === ASKED) stage.play(REFUSED);
      else if (stage.act(answer, [])) stage.play(answer === "pay" ? CHOSEN : LET_GO);
    } else stage.go("pad");
  }

  draw(ms: number): void {
    const stage = this.stage;
    drawSeat(stage, stage.session.table.state!.seat, 0, 0);
    drawCoin(stage, 8);
    drawArrows(stage, stage.halfX, stage.halfY + 2, DIM);
    const isOn = blinks(ms);
    const answer = this.answer;
    if (isOn && answer !== "fold") drawCentred(stage, TICK, 6, 1, true, GREEN);
    else if (answer === "fold" ? isOn : answer === ASKED) drawCentred(stage, CROSS, 7, 1, true, RED);
  }
}
