import { OK, STAR } from "../../hal/buttons";
import { blinks } from "../paint/draw";
import { ARROW_LEFT, ARROW_RIGHT } from "../paint/glyphs";
import { LIT } from "../paint/palette";
import { CHOSEN, MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawSeat, drawSeats } from "./halves";
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
    const lit = stage.colours[LIT]!;
    stage.matrix.drawGlyphs(ARROW_LEFT, stage.halfX, stage.halfY, lit);
    stage.matrix.drawGlyphs(ARROW_RIGHT, stage.halfX + 13, stage.halfY, lit);
    if (blinks(ms)) drawSeat(stage, this.seat, stage.halfX + 5, stage.halfY);
    drawSeats(stage, seats, this.seat, stage.halfX + 8 - seats, stage.halfY + 7, 1);
  }
}
