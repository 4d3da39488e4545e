import type { Entropy } from "../../hal/entropy";
import { createSimEntropy } from "../../sim/entropy";

/** A dead source: the same word for ever. */
export function stuckAt(word: number): Entropy {
  return { word: () => word };
}

/** A source that counts, which is no noise either. */
export function counting(from: number): Entropy {
  let next = from;
  return { word: () => next++ >>> 0 };
}

/** Words given one by one, then zeros. */
export function wordsOf(...words: readonly number[]): Entropy {
  const left = [...words];
  return { word: () => left.shift() ?? 0 };
}

/** Good noise that is the same in every run. */
export function noise(seed: number): Entropy {
  return createSimEntropy(seed);
}

/** All the ways a source can be broken, and one that isn't. */
export const SOURCES: [string, () => Entropy][] = [
  ["stuck at 0", () => stuckAt(0)],
  ["stuck at 0xFFFFFFFF", () => stuckAt(0xffffffff)],
  ["stuck at 0xFF", () => stuckAt(0xff)],
  ["stuck at 0x80000000", () => stuckAt(0x80000000)],
  ["stuck at 0xFDFDFDFD", () => stuckAt(0xfdfdfdfd)],
  ["that counts", () => counting(0xfffff000)],
  ["of good noise", () => noise(1)],
];
