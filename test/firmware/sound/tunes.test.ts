import { describe, expect, test } from "vitest";
import * as tunes from "../../../firmware/sound/tunes";

const ALL = Object.entries(tunes).map(([name, tune]) => [name, tune.split(",").map(Number)] as const);
const notes = (tune: readonly number[]) => tune.filter((_, i) => i % 2 === 0);
const lengths = (tune: readonly number[]) => tune.filter((_, i) => i % 2 === 1);

describe.each(ALL)("%s", (_name, tune) => {
  test("is pairs of a tone the piezo takes, or a rest, and a length in ticks", () => {
    expect(tune.length % 2).toBe(0);
    for (const hertz of notes(tune)) expect(hertz === 0 || (hertz >= 100 && hertz <= 8000)).toBe(true);
    for (const hertz of notes(tune)) expect(Number.isInteger(hertz)).toBe(true);
    for (const ms of lengths(tune)) expect([ms > 0, ms % 20]).toEqual([true, 0]);
  });

  test("begins and ends with a tone, and nobody has to wait for it", () => {
    expect(tune[0]).toBeGreaterThan(0);
    expect(tune.at(-2)).toBeGreaterThan(0);
    expect(lengths(tune).reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(2000);
  });
});

test("no two are alike: every choice has a sound of its own", () => {
  expect(new Set(ALL.map(([, tune]) => tune.join(" "))).size).toBe(ALL.length);
});
