import { OK } from "../../hal/buttons";
import { blinks } from "../paint/draw";
import { CHIP, CROSS, TICK } from "../paint/glyphs";
import { CURSOR, GREEN, RED } from "../paint/palette";
import { drawCentred } from "./halves";
import type { Screen, Stage } from "./stage";

/** Another program's bytes are in the flash: left, right or star play unsaved; ok held makes the flash the tower's. */
export class Foreign implements Screen {
  constructor(private readonly stage: Stage) {}

  press(button: number): void {
    // ok may be the beginning of a hold.
    if (button !== OK) this.stage.go("attract");
  }

  draw(ms: number): void {
    drawCentred(this.stage, CHIP, 7, 0, false, CURSOR);
    if (blinks(ms)) drawCentred(this.stage, CROSS, 7, 0, false, RED);
    else drawCentred(this.stage, TICK, 6, 1, true, GREEN);
  }
}
