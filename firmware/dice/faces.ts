import type { Random } from "./random";

/**
 * The faces of one roll: those that were laid out for it (`dice` in a script), else random ones.
 * @param queue rolls laid out, oldest first; the one used is taken off
 * @param toRoll for each die how many faces it has, 0 if it isn't rolled
 * @returns a face for each die, 0 where none is rolled
 * @throws Error if a laid-out roll doesn't fit; it is taken off all the same
 */
export function rollFaces(random: Random, queue: number[][], toRoll: number[]): number[] {
  const laid = queue.shift();
  if (!laid) {
    const faces: number[] = [];
    let die = 0;
    for (const sides of toRoll) faces[die++] = sides > 0 ? random.face(sides) : 0;
    return faces;
  }
  if (laid.length !== toRoll.length)
    throw new Error(`dice: ${laid.length} faces laid out, this roll takes ${toRoll.length}`);
  for (let die = 0; die < laid.length; die++) {
    const face = laid[die]!;
    const sides = toRoll[die]!;
    if (sides === 0 && face !== 0) throw new Error(`dice: die ${die + 1} isn't rolled; write '-' for it`);
    if (sides > 0 && (face < 1 || face > sides))
      throw new Error(`dice: die ${die + 1} is rolled and needs a face from 1 to ${sides}`);
  }
  return laid;
}
