import { BUTTON_NAMES, OK, STAR } from "../../hal/buttons";
import { blinks, drawNumber } from "../paint/draw";
import {
  ARROW_LEFT,
  ARROW_RIGHT,
  CHIP,
  CROSS,
  EMPTY_DIE,
  PAD,
  ROLL_SMALL,
  SOUND_WAVES,
  SPEAKER,
  TICK,
  TOWER,
} from "../paint/glyphs";
import { CURSOR, GREEN, HELD, LIT, RED, RED_BODY, SEAT_DIM } from "../paint/palette";
import { ERRORS, MUTE } from "../session/settings";
import { MOVE, WIN } from "../sound/tunes";
import { drawError } from "./error";
import { drawCentred } from "./halves";
import type { Screen, Stage } from "./stage";

/** The whole panel in one colour for so long, each within the current of any supply; then a pixel each tick. */
const COLOUR_MS = 800;
const PIXEL_MS = 20;
const COLOURS = [RED_BODY, HELD, SEAT_DIM];

const PANEL = 0;
const BUTTONS = 1;
const SHAKE = 2;
const TONE = 3;
const FLASH = 4;
const NOISE = 5;
const NUMBERS = 6;
const TROUBLE = 7;
/** left, right, ok, star: 3 pixels wide each. */
const KEYS = [ARROW_LEFT, ARROW_RIGHT, ROLL_SMALL, PAD];

/** What each page shows above: the part. Below stands how it is. */
const ICONS = ["", "", TOWER, SPEAKER, CHIP, EMPTY_DIE];

/**
 * Part by part what a maker soldered, with a line on the console for each: red, green, blue, every pixel; the buttons;
 * how strong a shake is; a tone; flash written and read; noise for the dice; version and free variables; errors so far.
 * ok goes on, star leaves. A button that wasn't seen yet only says that it works.
 */
export class SelfTest implements Screen {
  readonly isRace: boolean;
  private page: number;
  /** Whole ms when the page began. */
  private since: number;
  /** Buttons that work, a bit each. */
  private seen: number;
  private isGood: boolean;
  /** The sample before, and the strongest shake of late, 0 to 16: it sinks by one each tick. */
  private last: number[];
  private strength: number;

  constructor(private readonly stage: Stage) {
    this.isRace = true;
    this.page = PANEL;
    this.since = stage.now;
    this.seen = 0;
    this.isGood = true;
    this.last = [];
    this.strength = 0;
    this.say("panel: red, green, blue, then each pixel");
  }

  press(button: number): void {
    const stage = this.stage;
    const bit = 1 << button;
    stage.play(MOVE);
    if (this.page === BUTTONS && !(this.seen & bit)) {
      this.seen |= bit;
      this.say(`button ${BUTTON_NAMES[button]}`);
    } else if (button === OK) this.next();
    else if (button === STAR) stage.goToGame();
  }

  shake(): void {
    // A switch is felt or not.
    if (this.last.length === 0) this.strength = 16;
  }

  draw(): void {
    const stage = this.stage;
    const colours = stage.colours;
    const page = this.page;
    const icon = ICONS[page];
    // It waits for a press: something blinks.
    const isOn = blinks(stage.now - this.since);
    if (icon && isOn) drawCentred(stage, icon, icon === TOWER ? 5 : 7, 0, false, CURSOR);
    if (page === PANEL) this.drawPanel();
    else if (page === BUTTONS) {
      for (let i = 0; i < 4; i++) {
        const isSeen = this.seen & (1 << i);
        if (isSeen || blinks(stage.now)) stage.matrix.drawGlyphs(KEYS[i]!, i * 4, 2, colours[isSeen ? GREEN : CURSOR]!);
      }
    } else if (page === SHAKE) {
      this.feel();
      if (this.strength > 0) stage.matrix.fillRect(stage.halfX, stage.halfY + 2, this.strength, 4, colours[LIT]!);
    } else if (page === TONE) {
      const isMuted = stage.session.table.settings[MUTE] === 1;
      drawCentred(stage, isMuted ? CROSS : SOUND_WAVES, 7, 0, true, isMuted ? RED : LIT);
    } else if (page === NUMBERS) {
      if (isOn) drawNumber(stage.matrix, this.version(), 11, 1, colours[CURSOR]!);
      const free = Math.min(9999, stage.parts.system.freeVariables());
      drawNumber(stage.matrix, free, stage.halfX + 14, stage.halfY + 1, colours[LIT]!);
    } else if (page === TROUBLE && !isOn) return;
    else if (!this.isGood) drawError(stage, page === TROUBLE ? stage.session.table.settings[ERRORS]! : 0);
    else drawCentred(stage, TICK, 6, 1, true, GREEN);
  }

  /** Red, green and blue in this order: what shows otherwise is another colour order of the panel. */
  private drawPanel(): void {
    const stage = this.stage;
    const matrix = stage.matrix;
    const ms = stage.now - this.since;
    const colour = COLOURS[(ms / COLOUR_MS) | 0];
    const pixel = ((ms - COLOURS.length * COLOUR_MS) / PIXEL_MS) | 0;
    if (colour) matrix.fillRect(0, 0, matrix.width, matrix.height, stage.colours[colour]!);
    else if (pixel >= matrix.width * matrix.height) this.next();
    else matrix.fillRect(pixel % matrix.width, (pixel / matrix.width) | 0, 1, 1, stage.colours[LIT]!);
  }

  /** An accelerometer's change from tick to tick: full at 800 milli-g, where a firm shake is 700. */
  private feel(): void {
    const before = this.last;
    const sample = this.stage.parts.shakeSensor.sample();
    this.last = sample;
    let change = 0;
    for (let i = 0; i < sample.length && i < before.length; i++) change += Math.abs(sample[i]! - before[i]!);
    this.strength = Math.max(0, this.strength - 1, Math.min(16, (change / 50) | 0));
  }

  /** The first digits of the version: 229 is 2v29. */
  private version(): number {
    let digits = "";
    for (const letter of this.stage.parts.system.version) if (letter >= "0" && letter <= "9") digits += letter;
    return parseInt(digits.substring(0, 3), 10);
  }

  private next(): void {
    const stage = this.stage;
    const parts = stage.parts;
    this.page++;
    this.since = stage.now;
    const page = this.page;
    if (page === SHAKE) this.say(`sensor ${parts.shakeSensor.kind()}`);
    else if (page === TONE) {
      stage.play(WIN);
      this.say("tone");
    } else if (page === FLASH) this.judge("flash", stage.session.testFlash());
    else if (page === NOISE) {
      const word = parts.entropy.word();
      let others = 0;
      for (let i = 0; i < 8; i++) if (parts.entropy.word() !== word) others++;
      this.judge("noise", others > 0);
    } else if (page === NUMBERS) this.say(`${parts.system.version}, ${parts.system.freeVariables()} variables free`);
    else if (page === TROUBLE) {
      const errors = stage.session.table.settings[ERRORS]!;
      this.judge(`${errors} errors ${stage.session.lastError}`, errors === 0);
    } else if (page > TROUBLE) stage.goToGame();
  }

  private judge(what: string, isGood: boolean): void {
    this.isGood = isGood;
    this.say(`${what}: ${isGood ? "good" : "BAD"}`);
  }

  private say(line: string): void {
    this.stage.parts.system.say(`self-test: ${line}`);
  }
}
