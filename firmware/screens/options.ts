import { OK, STAR } from "../../hal/buttons";
import { blinks } from "../paint/draw";
import { CROSS, TICK } from "../paint/glyphs";
import { DIM, GREEN, RED } from "../paint/palette";
import { CHOSEN, MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawArrows, drawCentred } from "./halves";
import type { Box, Screen, Stage } from "./stage";

/**
 * The switches of a new game. The game's own picture comes first, and ok there begins; left and right lead to a picture
 * for each switch, and ok turns it on or off.
 */
export class Options implements Screen {
  /** 0: begin; from 1 on the switches in the game's order. */
  private item: number;
  /** The sum of those that are on. */
  private chosen: number;

  constructor(private readonly stage: Stage) {
    this.item = 0;
    // Whoever plays next mustn't find what the last game had.
    this.chosen = 0;
  }

  press(button: number): void {
    const stage = this.stage;
    stage.play(button === OK ? CHOSEN : MOVE);
    this.item = step(this.item, this.box().options.length + 1, button);
    if (button === STAR) stage.go("players");
    else if (button === OK) {
      if (this.item > 0) this.chosen ^= 1 << (this.item - 1);
      else {
        stage.session.begin(this.box(), stage.seats, this.chosen);
        stage.goToGame();
      }
    }
  }

  draw(ms: number): void {
    const stage = this.stage;
    drawArrows(stage, stage.halfX, stage.halfY + 2, DIM);
    if (this.item === 0) this.box().drawIcon(stage);
    else this.box().drawOption!(stage, this.item - 1);
    const isOff = this.item > 0 && (this.chosen & (1 << (this.item - 1))) === 0;
    if (!blinks(ms)) return;
    if (isOff) drawCentred(stage, CROSS, 7, 0, true, RED);
    else drawCentred(stage, TICK, 6, 2, true, GREEN);
  }

  private box(): Box {
    return this.stage.session.table.games[this.stage.picked] as Box;
  }
}
