import { LEFT, OK, RIGHT } from "../../hal/buttons";
import type { ShakeEvent } from "../input/shake";
import { blinks } from "../paint/draw";
import { CROWN } from "../paint/glyphs";
import { CURSOR } from "../paint/palette";
import { MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawSeat } from "./halves";
import type { Screen, Stage } from "./stage";

/** The score pad: a page a player, with a crown for whoever leads; ok walks through what stands on the page, one by one. */
export class Pad implements Screen {
  private seat: number;
  /** What is looked at, from 1 on; 0 for the whole page. */
  private item: number;

  constructor(private readonly stage: Stage) {
    this.seat = stage.session.table.state!.seat;
    this.item = 0;
  }

  press(button: number): void {
    const stage = this.stage;
    const items = stage.session.table.game!.padItems;
    if (button === LEFT || button === RIGHT) this.seat = step(this.seat, stage.session.table.state!.seats, button);
    else if (button === OK && items > 0) this.item = (this.item + 1) % (items + 1);
    else {
      stage.goToGame();
      return;
    }
    stage.play(MOVE);
  }

  /** Whoever shakes wants dice: the way to them is shown. */
  shake(event: ShakeEvent): void {
    if (event === "began") this.stage.goToGame();
  }

  draw(ms: number): void {
    const stage = this.stage;
    const game = stage.session.table.game!;
    const totals = game.totals(stage.session.table.state!);
    const total = totals[this.seat]!;
    if (this.item === 0) {
      const isLeader = total > 0 && total === Math.max.apply(null, totals);
      if (isLeader) stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
      else drawSeat(stage, this.seat, 0, 0);
    }
    game.drawPage(stage, this.seat, this.item, blinks(ms));
  }
}
