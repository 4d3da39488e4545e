import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import { metBoxes } from "../../games/hotdice/boxes";
import { EVEN, type HotDiceState, isOpen } from "../../games/hotdice/state";
import { blinks } from "../../paint/draw";
import { MOVE, SCORE } from "../../sound/tunes";
import { step } from "../choosing";
import { drawFoot } from "../halves";
import type { Screen, Stage } from "../stage";
import { drawBox, drawBoxes, drawOwners } from "./box-picture";

/** Which box: one that the dice meet, to be ticked; or, after "?", one to be called for a race. */
export class HotBoxes implements Screen {
  private box: number;

  constructor(private readonly stage: Stage) {
    this.box = EVEN;
    this.move(RIGHT);
  }

  press(button: number): void {
    const stage = this.stage;
    const isCall = this.state().phase === "call";
    if (button === LEFT || button === RIGHT) {
      this.move(button);
      stage.play(MOVE);
    } else if (button === OK) {
      if (stage.act(isCall ? "call" : "tick", [this.box])) stage.play(SCORE);
    } else stage.go(isCall ? "pad" : "table");
  }

  draw(ms: number): void {
    const stage = this.stage;
    const state = this.state();
    drawBox(stage, this.box, 0, 0);
    drawBoxes(stage, state.ticked[state.seat]!, state.seat, this.box, blinks(ms));
    if (state.phase === "call") drawOwners(stage, state.ticked, this.box);
    else drawFoot(stage, state.seat);
  }

  /** On to the next box that may be chosen. */
  private move(button: number): void {
    const state = this.state();
    const mine = metBoxes(state.dice) & ~state.ticked[state.seat]!;
    for (let tries = 0; tries < EVEN; tries++) {
      this.box = step(this.box - 1, EVEN, button) + 1;
      if (state.phase === "call" ? isOpen(state.ticked, this.box) : (mine & (1 << this.box)) !== 0) return;
    }
  }

  private state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }
}
