import type { ShakeEvent } from "../input/shake";
import { drawDiceRow, RED_DIE, WHITE_DIE } from "../paint/draw";
import { TOWER } from "../paint/glyphs";
import { CURSOR } from "../paint/palette";
import { OPEN } from "../sound/tunes";
import type { Box, Screen, Stage } from "./stage";
import { tumblingFace } from "./tumble";

/** Dice fall for a while, then the chili and a tower to shake: nobody is playing, come here. */
const DICE_MS = 4000;
const PICTURE_MS = 3000;
const FALL_MS = 1600;

export class Attract implements Screen {
  constructor(private readonly stage: Stage) {}

  press(_button: number): void {
    this.stage.play(OPEN);
    this.stage.go("games");
  }

  shake(event: ShakeEvent): void {
    if (event === "began") this.press(0);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const phase = ms % (DICE_MS + PICTURE_MS);
    if (phase >= DICE_MS) {
      const games = stage.session.table.games as readonly Box[];
      games[((ms / (DICE_MS + PICTURE_MS)) | 0) % games.length]!.drawIcon(stage);
      const sway = ((phase / 100) | 0) & 1;
      stage.matrix.drawGlyphs(
        TOWER,
        stage.halfX + 5 + (phase % 1200 < 600 ? sway : 0),
        stage.halfY + 1,
        stage.colours[CURSOR]!,
      );
      return;
    }
    const faces: number[] = [];
    const looks: number[] = [];
    for (let die = 0; die < 6; die++) {
      // Each time round they come to lie differently, and die by die.
      const time = Math.min(phase, FALL_MS + die * 200) + (((ms / (DICE_MS + PICTURE_MS)) | 0) % 50) * 170;
      faces.push(tumblingFace(time, die));
      looks.push(faces[die] === die + 1 ? RED_DIE : WHITE_DIE);
    }
    if (stage.halfX > 0) {
      drawDiceRow(stage.matrix, stage.colours, 1, 1, faces, looks);
      return;
    }
    drawDiceRow(stage.matrix, stage.colours, 0, 2, faces.slice(0, 3), looks.slice(0, 3));
    drawDiceRow(stage.matrix, stage.colours, 1, 9, faces.slice(3), looks.slice(3));
  }
}
