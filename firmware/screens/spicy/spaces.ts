import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import { points } from "../../games/spicy/points";
import type { SpicyState } from "../../games/spicy/state";
import { blinks, drawNumber } from "../../paint/draw";
import { GREEN, RED, SEAT } from "../../paint/palette";
import { MOVE, NOTHING, SCORE } from "../../sound/tunes";
import { step } from "../choosing";
import { drawFoot } from "../halves";
import type { Screen, Stage } from "../stage";
import { drawSheet, drawSpace } from "./sheet";

/** Which empty space takes the dice: each with the points it would give now, the best one offered first. */
export class SpicySpaces implements Screen {
  private readonly points: number[];
  private space: number;

  constructor(private readonly stage: Stage) {
    const state = this.state();
    const row = state.spaces[state.seat]!;
    this.points = points(state.dice);
    this.space = row.indexOf(null);
    for (let i = this.space + 1; i < 10; i++)
      if (row[i] === null && this.points[i]! > this.points[this.space]!) this.space = i;
  }

  press(button: number): void {
    const stage = this.stage;
    if (button === LEFT || button === RIGHT) {
      const row = this.state().spaces[this.state().seat]!;
      do this.space = step(this.space, 10, button);
      while (row[this.space] !== null);
      stage.play(MOVE);
    } else if (button === OK) {
      const isWorthless = this.points[this.space] === 0;
      if (stage.act("score", [this.space + 1])) stage.play(isWorthless ? NOTHING : SCORE);
    } else if (button === STAR) stage.go("table");
  }

  draw(ms: number): void {
    const stage = this.stage;
    const state = this.state();
    const worth = this.points[this.space]!;
    drawSpace(stage, this.space, 0, 0);
    if (blinks(ms)) drawNumber(stage.matrix, worth, 15, 1, stage.colours[worth > 0 ? GREEN : RED]!);
    drawSheet(stage, state.spaces[state.seat]!, this.space, SEAT + state.seat, blinks(ms));
    drawFoot(stage, state.seat);
  }

  private state(): SpicyState {
    return this.stage.session.table.state as SpicyState;
  }
}
