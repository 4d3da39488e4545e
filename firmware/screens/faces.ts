import { OK, STAR } from "../../hal/buttons";
import { blinks, drawTightNumber } from "../paint/draw";
import { PIPS } from "../paint/glyphs";
import { CURSOR, DIM, LIT } from "../paint/palette";
import { COUNTS } from "../session/settings";
import { MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawPlainDice } from "./dice-rows";
import type { Screen, Stage } from "./stage";

/** How often each face was rolled on this tower: a bar for each, and a die with its number; left and right choose it. */
export class Faces implements Screen {
  private face: number;

  constructor(private readonly stage: Stage) {
    this.face = 0;
  }

  press(button: number): void {
    this.stage.play(MOVE);
    if (button === OK || button === STAR) this.stage.goToGame();
    else this.face = step(this.face, 6, button);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const matrix = stage.matrix;
    const settings = stage.session.table.settings;
    const counts: number[] = [];
    for (let at = COUNTS; at < settings.length; at += 2) counts.push(settings[at]! + settings[at + 1]! * 256);
    let most = 1;
    for (const count of counts) if (count > most) most = count;
    const x = stage.halfX;
    const y = stage.halfY;
    drawTightNumber(matrix, counts[this.face]!, 0, 1, stage.colours[LIT]!, stage.colours[CURSOR]!);
    drawPlainDice(stage, x, y + 2, PIPS[this.face + 1]!, "");
    for (let i = 0; i < 6; i++) {
      // Rounded up: one die of thousands is to be seen, too.
      const rows = ((counts[i]! * 8 + most - 1) / most) | 0;
      const isHidden = i === this.face && !blinks(ms);
      if (rows > 0 && !isHidden)
        matrix.fillRect(x + 5 + 2 * i, y + 8 - rows, 1, rows, stage.colours[i === this.face ? CURSOR : DIM]!);
    }
  }
}
