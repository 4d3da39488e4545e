import type { ShakeEvent } from "../input/shake";
import { sway } from "../paint/draw";
import { TOWER } from "../paint/glyphs";
import { CURSOR } from "../paint/palette";
import { OPEN } from "../sound/tunes";
import { drawPlainDice, redBodies } from "./dice-rows";
import type { Box, Screen, Stage } from "./stage";
import { FACE_MS, tumblingPips } from "./tumble";

/** Dice fall for a while, then the chili and a tower to shake: nobody is playing, come here. */
const DICE_MS = 4000;
const PICTURE_MS = 3000;
const FALL_MS = 1600;
const ROUND_MS = DICE_MS + PICTURE_MS;

/** How long a die has tumbled `ms` after the screen came: each time round they come to lie differently, and die by die. */
function fallen(ms: number, die: number): number {
  return Math.min(ms % ROUND_MS, FALL_MS + die * 200) + (((ms / ROUND_MS) | 0) % 50) * 170;
}

export class Attract implements Screen {
  constructor(private readonly stage: Stage) {}

  press(_button: number): void {
    this.stage.play(OPEN);
    this.stage.go("games");
  }

  shake(event: ShakeEvent): void {
    if (event === "began") this.press(0);
  }

  pulse(ms: number): number {
    const phase = ms % ROUND_MS;
    // The last die to fall changes longest.
    return phase < DICE_MS ? (fallen(ms, 5) / FACE_MS) | 0 : sway(phase);
  }

  draw(ms: number): void {
    const stage = this.stage;
    const phase = ms % ROUND_MS;
    if (phase >= DICE_MS) {
      const games = stage.session.table.games as readonly Box[];
      games[((ms / ROUND_MS) | 0) % games.length]!.drawIcon(stage);
      stage.matrix.drawGlyphs(TOWER, stage.halfX + 5 + sway(phase), stage.halfY + 1, stage.colours[CURSOR]!);
      return;
    }
    let pips = "";
    for (let die = 0; die < 6; die++) pips += tumblingPips(fallen(ms, die))[die]!;
    const red = redBodies(pips);
    const isWide = stage.halfX > 0;
    drawPlainDice(stage, isWide ? 1 : 0, isWide ? 1 : 2, pips.substring(0, 3), red.substring(0, 3));
    drawPlainDice(stage, isWide ? 16 : 1, isWide ? 1 : 9, pips.substring(3), red.substring(3));
  }
}
