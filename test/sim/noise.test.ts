import { expect, test } from "vitest";
import { nextWord, seedNoise } from "../../sim/noise";

function words(seed: number, count: number): number[] {
  const found: number[] = [];
  let state = seedNoise(seed);
  for (let i = 0; i < count; i++) {
    state = nextWord(state);
    found.push(state);
  }
  return found;
}

test("the step is xorshift32 with 13, 17, 5 (Marsaglia 2003: y after 2463534242)", () => {
  expect(nextWord(2463534242)).toBe(723471715);
});

test("a seed gives the same words every time, on every machine", () => {
  expect(words(12345, 4)).toEqual(words(12345, 4));
  expect(words(12345, 3)).toMatchInlineSnapshot(`
    [
      135008215,
      3072577196,
      271782711,
    ]
  `);
});

test("words are whole numbers of 32 bits, and never 0, whatever the seed", () => {
  for (const seed of [0, 1, 2 ** 31, 0x9e3779b9, 2 ** 32 - 1])
    for (const word of words(seed, 100)) {
      expect(Number.isInteger(word)).toBe(true);
      expect(word).toBeGreaterThan(0);
      expect(word).toBeLessThan(2 ** 32);
    }
});

test("neighbouring seeds begin differently, in the top bits too", () => {
  const tops = new Set<number>();
  for (let seed = 0; seed < 64; seed++) tops.add(words(seed, 1)[0]! >>> 24);
  expect(tops.size).toBeGreaterThan(45);
});

test("every bit of the words is set about half the time", () => {
  const found = words(1, 4000);
  for (let bit = 0; bit < 32; bit++) {
    const share = found.filter((word) => (word >>> bit) & 1).length / found.length;
    expect(share).toBeGreaterThan(0.46);
    expect(share).toBeLessThan(0.54);
  }
});
