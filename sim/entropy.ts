import type { Entropy } from "../hal/entropy";
import { nextWord, seedNoise } from "./noise";

/** Noise that a script can make repeat itself. */
export interface SimEntropy extends Entropy {
  /** From now on the words follow from this whole number. */
  seed(value: number): void;
}

/** True noise of this computer; with a seed, the same words every time. */
export function createSimEntropy(seed?: number): SimEntropy {
  let state: number | undefined;

  const entropy: SimEntropy = {
    word() {
      if (state === undefined) return crypto.getRandomValues(new Uint32Array(1))[0]!;
      state = nextWord(state);
      return state;
    },

    seed(value) {
      if (!Number.isInteger(value) || value < 0 || value > 0xffffffff)
        throw new Error(`entropy: seed ${value}; a seed is a whole number from 0 to ${0xffffffff}`);
      state = seedNoise(value);
    },
  };

  if (seed !== undefined) entropy.seed(seed);
  return entropy;
}
