import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom, type Random } from "../../../firmware/dice/random";
import type { Entropy } from "../../../hal/entropy";
import { noise, SOURCES, stuckAt, wordsOf } from "../../support/scripted-entropy";

/** What a tower does when it is switched on: the journal's next sequence number is all that changed since the last time. */
function coldBoot(entropy: Entropy, sequence: number): Random {
  const random = createRandom(entropy);
  random.stir(sequence);
  return random;
}

function roll(random: Random, dice = 6, sides = 6): number[] {
  return Array.from({ length: dice }, () => random.face(sides));
}

/** Counts of 0 to `cells` - 1. */
function tally(cells: number, values: Iterable<number>): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) counts[value]!++;
  return counts;
}

/** Chi-square of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chi-square passes once in 10,000 times by chance (Wilson and Hilferty 1931; z = 3.719). */
function limit(cells: number): number {
  const freedom = cells - 1;
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

function expectFair(counts: readonly number[], what: string): void {
  expect(Math.min(...counts), `${what}: a face is missing`).toBeGreaterThan(0);
  expect(chiSquare(counts), `${what}: ${counts.join(" ")}`).toBeLessThan(limit(counts.length));
}

/** All that 6 dice a roll can do wrong: a die's own faces, and a die after the one before it. */
function expectFairRolls(rolls: readonly number[][], what: string): void {
  for (let die = 0; die < 6; die++)
    expectFair(
      tally(
        6,
        rolls.map((faces) => faces[die]! - 1),
      ),
      `${what}, die ${die + 1}`,
    );
  const all = rolls.flat();
  const pairs = all.slice(1).map((face, i) => (all[i]! - 1) * 6 + face - 1);
  expectFair(tally(36, pairs), `${what}, pairs`);
  for (let die = 1; die < 6; die++)
    expectFair(
      tally(
        36,
        rolls.map((faces) => (faces[die - 1]! - 1) * 6 + faces[die]! - 1),
      ),
      `${what}, dice ${die} and ${die + 1}`,
    );
}

describe("600,000 dice", () => {
  test.each(SOURCES)("from a source %s are fair, each die and each pair", (_name, source) => {
    const random = coldBoot(source(), 1);
    const rolls = Array.from({ length: 100000 }, () => roll(random));
    expectFairRolls(rolls, "one after the other");
  });

  test.each(SOURCES)("from a source %s, stirred before each roll as the tower does, are fair", (_name, source) => {
    const random = coldBoot(source(), 1);
    const rolls = Array.from({ length: 20000 }, (_, i) => {
      random.stir(i * 4000);
      random.stir(i * 3);
      return roll(random);
    });
    expectFairRolls(rolls, "stirred");
  });

  test("no number of sides has a bias", () => {
    for (let sides = 2; sides <= 8; sides++)
      for (const source of [noise(sides), stuckAt(0), stuckAt(0xffffffff)]) {
        const random = coldBoot(source, sides);
        const faces = Array.from({ length: 100000 }, () => random.face(sides) - 1);
        expectFair(tally(sides, faces), `${sides} sides`);
      }
  });
});

describe("100 cold boots in a row", () => {
  test.each(SOURCES)("with a source %s: the first rolls differ", (_name, source) => {
    const first = Array.from({ length: 100 }, (_, i) => roll(coldBoot(source(), i + 1)).join(""));
    // Of 100 honest rolls two are the same once in ten times.
    expect(new Set(first).size).toBeGreaterThanOrEqual(98);
    for (let i = 1; i < 100; i++) expect(first[i]).not.toBe(first[i - 1]);
  });

  test.each(SOURCES)("and many more, with a source %s: first rolls are fair", (_name, source) => {
    const rolls = Array.from({ length: 20000 }, (_, i) => roll(coldBoot(source(), i + 1)));
    expectFairRolls(rolls, "first rolls");
  });

  test("a source stuck at any word", () => {
    const law = fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 1, max: 1e9 }), (word, from) => {
      const first = Array.from({ length: 100 }, (_, i) => roll(coldBoot(stuckAt(word), from + i)).join(""));
      expect(new Set(first).size).toBeGreaterThanOrEqual(94);
      const counts = tally(
        6,
        [...first.join("")].map((face) => Number(face) - 1),
      );
      expect(chiSquare(counts)).toBeLessThan(limit(6) * 1.5);
    });
    fc.assert(law, { seed: 1, numRuns: 100 });
  });
});

describe("stirring", () => {
  test("a press a microsecond later gives other dice, even from a dead source", () => {
    const after = (value: number) => {
      const random = coldBoot(stuckAt(0), 7);
      random.stir(value);
      return roll(random, 12).join("");
    };
    for (const at of [0, 1, 123456, 2 ** 31, 2 ** 32 + 5, 2 ** 45]) expect(after(at)).not.toBe(after(at + 1));
  });

  test("is felt by the very next die, even in the middle of a roll", () => {
    const next = Array.from({ length: 60 }, (_, value) => {
      const random = coldBoot(stuckAt(0), 7);
      roll(random, 3);
      random.stir(value);
      return random.face(6);
    });
    expect(new Set(next).size).toBe(6);
  });

  test("takes nothing from a good source: its words all reach the dice", () => {
    const dice = (seed: number) => roll(coldBoot(noise(seed), 1), 12).join("");
    expect(new Set(Array.from({ length: 100 }, (_, seed) => dice(seed))).size).toBe(100);
  });
});

/** The same arithmetic with whole numbers of any size. */
function oracle(stirs: readonly number[], words: readonly number[], count: number): number[] {
  const word32 = (value: bigint) => BigInt.asUintN(32, value);
  const scramble = (value: bigint) => {
    let x = value;
    x = word32((x ^ (x >> 16n)) * 0x85ebca6bn);
    x = word32((x ^ (x >> 13n)) * 0xc2b2ae35n);
    return x ^ (x >> 16n);
  };
  let state = 0n;
  for (const value of stirs) state = scramble(state ^ word32(BigInt(value)));
  const bytes: number[] = [];
  for (let i = 0; bytes.length < count; i++) {
    state = word32(state + 0x9e3779b9n);
    const word = scramble(state) ^ BigInt(words[i] ?? 0);
    for (let byte = 0n; byte < 4n; byte++) bytes.push(Number((word >> (byte * 8n)) & 255n));
  }
  return bytes.slice(0, count);
}

describe("laws", () => {
  const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const words = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { maxLength: 8 });

  test("a die of 256 sides shows the bytes of the exact arithmetic", () => {
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 6 }), words, (stirs, noiseWords) => {
        const random = createRandom(wordsOf(...noiseWords));
        for (const value of stirs) random.stir(value);
        expect(roll(random, 32, 256).map((face) => face - 1)).toEqual(oracle(stirs, noiseWords, 32));
      }),
    );
  });

  test("bytes that would favour low faces are thrown away, no others", () => {
    fc.assert(
      fc.property(whole, words, fc.integer({ min: 1, max: 8 }), (stir, noiseWords, sides) => {
        const random = createRandom(wordsOf(...noiseWords));
        random.stir(stir);
        const bytes = oracle([stir], noiseWords, 64).filter((byte) => byte < 256 - (256 % sides));
        const faces = bytes.slice(0, 40).map((byte) => (byte % sides) + 1);
        expect(roll(random, faces.length, sides)).toEqual(faces);
      }),
    );
  });
});
