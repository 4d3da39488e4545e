import { CHILI, CHILI_STEM } from "../paint/glyphs";
import { GREEN, RED } from "../paint/palette";
import type { Stage } from "./stage";

/** The chili of Spicy Dice, 12x8. */
export function drawChili(stage: Stage, x: number, y: number): void {
  stage.matrix.drawGlyphs(CHILI, x, y, stage.colours[RED]!);
  stage.matrix.drawGlyphs(CHILI_STEM, x, y, stage.colours[GREEN]!);
}
