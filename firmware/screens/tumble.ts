/** How long a tumbling die shows one face. */
const FACE_MS = 80;

/** The face a tumbling die shows after `ms`: a function of the time and the die alone, never of what will be rolled. */
export function tumblingFace(ms: number, die: number): number {
  const step = (ms / FACE_MS) | 0;
  // 7 and 5 share nothing with 6: every die runs through all faces, each in its own order.
  return ((step * (die & 1 ? 5 : 7) + step * step * 3 + die * 4) % 6) + 1;
}
