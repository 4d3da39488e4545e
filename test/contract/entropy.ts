import type { Entropy } from "../../hal/entropy";
import { nextWord, seedNoise } from "../../sim/noise";
import { equal, type Suite } from "./suite";

export interface EntropyRig {
  readonly entropy: Entropy;
  seed(value: number): void;
}

export const entropySuite: Suite<EntropyRig> = {
  part: "entropy",
  cases: [
    {
      name: "gives the source's own 32 bits, as whole numbers that aren't negative",
      run: (rig) => {
        rig.seed(12345);
        let state = seedNoise(12345);
        let high = 0;
        for (let i = 0; i < 40; i++) {
          state = nextWord(state);
          const word = rig.entropy.word();
          equal(word, state, `word ${i}`);
          if (word > 0x7fffffff) high++;
        }
        equal(high > 5, true, "the highest bit is used");
      },
    },
  ],
};
