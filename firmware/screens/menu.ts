import { OK, STAR } from "../../hal/buttons";
import type { ShakeEvent } from "../input/shake";
import { blinks, drawBar } from "../paint/draw";
import { CROSS, NEW_GAME, SOUND_WAVES, SPEAKER, STAIRS, SUN, TICK, TOWER, UNDO } from "../paint/glyphs";
import { CURSOR, DIM, GREEN, LIT, RED } from "../paint/palette";
import { BRIGHTNESS, MUTE, SENSITIVITY, SETTING_HIGHEST, SETTING_LOWEST } from "../session/settings";
import { CHOSEN, MOVE, REFUSED, TAKEN_BACK } from "../sound/tunes";
import { step } from "./choosing";
import { drawArrows, drawCentred } from "./halves";
import type { Screen, Stage } from "./stage";

const UNDO_ITEM = 0;
const NEW_ITEM = 1;
/** The items from here on are settings, in this order; how often each face was rolled is the last. */
const ICONS = [UNDO, NEW_GAME, SPEAKER, SUN, TOWER, STAIRS];
const WIDTHS = [7, 7, 7, 7, 5, 9];
const FACES_ITEM = 5;
const SETTING_ITEMS = [MUTE, BRIGHTNESS, SENSITIVITY];

/** Undo, new game, sound, brightness, shake sensitivity, faces rolled: left and right choose, ok does it, star closes. */
export class Menu implements Screen {
  private item: number;

  constructor(private readonly stage: Stage) {
    this.item = UNDO_ITEM;
  }

  press(button: number): void {
    const stage = this.stage;
    if (button === STAR) {
      stage.play(MOVE);
      stage.goToGame();
    } else if (button === OK) this.choose();
    else {
      this.item = step(this.item, ICONS.length, button);
      stage.play(MOVE);
    }
  }

  /** Whoever shakes wants dice: the way to them is shown. */
  shake(event: ShakeEvent): void {
    if (event === "began") this.stage.goToGame();
  }

  draw(ms: number): void {
    const stage = this.stage;
    const session = stage.session;
    drawArrows(stage, 0, 2, DIM);
    if (blinks(ms)) drawCentred(stage, ICONS[this.item]!, WIDTHS[this.item]!, 0, false, CURSOR);
    if (this.item === UNDO_ITEM) {
      if (session.table.choices.length > 0) drawCentred(stage, TICK, 6, 1, true, GREEN);
      else drawCentred(stage, CROSS, 7, 0, true, RED);
      return;
    }
    if (this.item === NEW_ITEM || this.item === FACES_ITEM) {
      drawCentred(stage, TICK, 6, 1, true, GREEN);
      return;
    }
    const setting = SETTING_ITEMS[this.item - 2]!;
    const value = session.table.settings[setting]!;
    if (setting !== MUTE) drawLevel(stage, value, SETTING_HIGHEST[setting]!);
    else drawCentred(stage, value === 1 ? CROSS : SOUND_WAVES, 7, 0, true, value === 1 ? RED : GREEN);
  }

  private choose(): void {
    const stage = this.stage;
    if (this.item === UNDO_ITEM) {
      const refusal = stage.session.undo();
      stage.play(refusal === "" ? TAKEN_BACK : REFUSED);
      if (refusal === "") stage.goToGame();
    } else if (this.item === NEW_ITEM || this.item === FACES_ITEM) {
      stage.play(CHOSEN);
      stage.go(this.item === NEW_ITEM ? "games" : "faces");
    } else {
      const setting = SETTING_ITEMS[this.item - 2]!;
      const value = stage.session.table.settings[setting]! + 1;
      stage.session.set(setting, value > SETTING_HIGHEST[setting]! ? SETTING_LOWEST[setting]! : value);
      stage.play(CHOSEN);
    }
  }
}

/** A level in steps of two columns. */
function drawLevel(stage: Stage, level: number, highest: number): void {
  const x = stage.halfX + 8 - highest;
  drawBar(stage.matrix, x, stage.halfY + 3, highest * 2, highest * 2, stage.colours[DIM]!);
  if (level > 0) stage.matrix.fillRect(x, stage.halfY + 1, level * 2, 3, stage.colours[LIT]!);
}
