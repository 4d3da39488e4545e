import { describe, expect, test } from "vitest";
import { createSimEntropy } from "../../sim/entropy";
import { nextWord, seedNoise } from "../../sim/noise";

describe("sim entropy", () => {
  test("with a seed it gives the words that the virtual board gives for it", () => {
    const entropy = createSimEntropy(7);
    const first = nextWord(seedNoise(7));
    expect([entropy.word(), entropy.word()]).toEqual([first, nextWord(first)]);
  });

  test("a seed later begins anew", () => {
    const entropy = createSimEntropy(7);
    const first = entropy.word();
    entropy.word();
    entropy.seed(7);
    expect(entropy.word()).toBe(first);
  });

  test("without a seed two towers differ", () => {
    const four = () => {
      const entropy = createSimEntropy();
      return [entropy.word(), entropy.word(), entropy.word(), entropy.word()];
    };
    expect(four()).not.toEqual(four());
  });

  test.each([-1, 0.5, 2 ** 32, Number.NaN])("refuses the seed %s", (seed) => {
    expect(() => createSimEntropy(seed)).toThrow(`entropy: seed ${seed}`);
  });
});
