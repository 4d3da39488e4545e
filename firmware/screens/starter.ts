import { OK, STAR } from "../../hal/buttons";
import { blinks } from "../paint/draw";

import { LIT } from "../paint/palette";
import { CHOSEN, MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawArrows, drawSeat, drawSeats } from "./halves";
import type { Box, Screen, Stage } from "./stage";

/** Who starts: whoever last ate something spicy takes the tower and presses ok on their colour. */
export class Starter implements Screen {
  private seat: number;

  constructor(private readonly stage: Stage) {
    this.seat = 0;
  }

  press(button: number): void {
    const stage = this.stage;
    this.seat = step(this.seat, stage.session.table.state!.seats, button);
    if (button === OK) {
      stage.play(CHOSEN);
      stage.act("first", [this.seat]);
    } else if (button === STAR) stage.go("menu");
    else stage.play(MOVE);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const seats = stage.session.table.state!.seats;
    (stage.session.table.games[stage.picked] as Box).drawIcon(stage);
    drawArrows(stage, stage.halfX, stage.halfY, LIT);
    if (blinks(ms)) drawSeat(stage, this.seat, stage.halfX + 5, stage.halfY);
    drawSeats(stage, seats, this.seat, stage.halfX + 8 - seats, stage.halfY + 7, 1);
  }
}
