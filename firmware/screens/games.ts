import { OK, STAR } from "../../hal/buttons";
import { blinks } from "../paint/draw";
import { TICK } from "../paint/glyphs";
import { GREEN, LIT } from "../paint/palette";
import { CHOSEN, MOVE } from "../sound/tunes";
import { step } from "./choosing";
import { drawArrows, drawCentred } from "./halves";
import type { Box, Screen, Stage } from "./stage";

/** Which game: a picture each. */
export class Games implements Screen {
  constructor(private readonly stage: Stage) {}

  press(button: number): void {
    const stage = this.stage;
    stage.picked = step(stage.picked, stage.session.table.games.length, button);
    stage.play(button === OK ? CHOSEN : MOVE);
    if (button === OK) stage.go("players");
    if (button === STAR) stage.goToGame();
  }

  draw(ms: number): void {
    const stage = this.stage;
    (stage.session.table.games[stage.picked] as Box).drawIcon(stage);
    if (stage.session.table.games.length > 1) {
      drawArrows(stage, stage.halfX, stage.halfY + 2, LIT);
    }
    if (blinks(ms)) drawCentred(stage, TICK, 6, 2, true, GREEN);
  }
}
