/**
 * The seeded noise of scripts, one generator for the simulator and the virtual board (firmware subset), so that a
 * `seed` line gives the same words on both. xorshift32 (Marsaglia 2003, "Xorshift RNGs", triple 13 17 5): its state
 * is the word it gave last, and passes through every whole number 1 to 2^32-1 once.
 */

/** Where the generator stands for `seed`, any whole number: neighbouring seeds, 0 too, give unlike words. */
export function seedNoise(seed: number): number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  // The one state xorshift never leaves.
  if (state === 0) state = 0x6d2b79f5;
  // The first words of seeds that differ by a bit are alike.
  for (let i = 0; i < 16; i++) state = nextWord(state);
  return state;
}

/** The word after `state`, and the new state: a whole number 1 to 2^32-1. */
export function nextWord(state: number): number {
  let x = state | 0;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x >>> 0;
}
