/** How long a tumbling die shows one face. */
export const FACE_MS = 80;

/**
 * The pips (paint/glyphs.ts) of eight tumbling dice, step by step; after six steps they come again. Every die runs through
 * all faces, those beside each other in opposite order.
 */
const STEPS = "becdfcbeebggbeebcfdcebcfgdfecfgddgbbgddgfcefdgfc";

/**
 * The pips that eight tumbling dice show after `ms`: a function of the time and the die alone, never of what will be
 * rolled. A text, because one native call finds it.
 */
export function tumblingPips(ms: number): string {
  const step = ((ms / FACE_MS) | 0) % 6;
  return STEPS.substring(step * 8, step * 8 + 8);
}
