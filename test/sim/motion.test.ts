import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { motionAt, switchAt, TRACE_NAMES } from "../../sim/motion";

/** Times of the switch's edges in the first `until` ms. */
function edges(trace: string, until: number): number[] {
  const times: number[] = [];
  for (let ms = 1; ms <= until; ms++) if (switchAt(trace, ms) !== switchAt(trace, ms - 1)) times.push(ms);
  return times;
}

/** Milli-g from the lowest to the highest value of an axis in the first second. */
function stroke(trace: string, axis: number): number {
  const values = Array.from({ length: 1000 }, (_, ms) => motionAt(trace, ms)[axis]!);
  return Math.max(...values) - Math.min(...values);
}

describe("the accelerometer", () => {
  test("feels whole milli-g within a range of 8 g, in every trace at any time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRACE_NAMES), fc.nat(), (trace, ms) => {
        const sample = motionAt(trace, ms);
        expect(sample).toHaveLength(3);
        for (const milliG of sample) {
          expect(Number.isInteger(milliG)).toBe(true);
          expect(Math.abs(milliG)).toBeLessThanOrEqual(8000);
        }
      }),
    );
  });

  test("feels gravity and a little noise while the tower is still", () => {
    for (let ms = 0; ms < 1000; ms++) {
      const [x, y, z] = motionAt("still", ms);
      expect(Math.abs(x!)).toBeLessThanOrEqual(6);
      expect(Math.abs(y!)).toBeLessThanOrEqual(6);
      expect(Math.abs(z! - 1000)).toBeLessThanOrEqual(6);
    }
  });

  test("a firm shake goes 4 to 5 times a second, more than 1500 mg to each side", () => {
    expect(stroke("shake", 0)).toBeGreaterThan(3000);
    let side = -1;
    let swings = 0;
    for (let ms = 0; ms < 2000; ms++) {
      const x = motionAt("shake", ms)[0]!;
      if (x * side < -500) {
        side = -side;
        if (side > 0) swings++;
      }
    }
    expect(swings / 2).toBeGreaterThanOrEqual(4);
    expect(swings / 2).toBeLessThanOrEqual(5);
  });

  test("is shaken more the wilder the trace", () => {
    expect(["still", "weak", "shake", "wild"].map((trace) => stroke(trace, 0))).toEqual(
      ["still", "weak", "shake", "wild"].map((trace) => stroke(trace, 0)).sort((a, b) => a - b),
    );
    expect(stroke("weak", 0)).toBeLessThan(1000);
  });

  test("is still again after a knock", () => {
    expect(Math.max(...Array.from({ length: 20 }, (_, ms) => motionAt("knock", ms)[2]!))).toBeGreaterThan(3000);
    expect(motionAt("knock", 20)).toEqual(motionAt("still", 20));
  });
});

describe("the switch", () => {
  test("is open at the beginning of every trace but a stuck one", () => {
    expect(TRACE_NAMES.filter((trace) => switchAt(trace, 0))).toEqual(["stuck"]);
  });

  test("doesn't move when still, stuck or shaken too weakly", () => {
    for (const trace of ["still", "stuck", "weak"]) expect(edges(trace, 5000)).toEqual([]);
  });

  test("gives two edges within 100 ms for a knock, and then none", () => {
    expect(edges("knock", 5000)).toEqual([8, 20]);
  });

  test("gives short pulses more than 500 ms apart while the tower is carried", () => {
    const times = edges("carry", 10000);
    const first = times.filter((time, i) => i === 0 || time - times[i - 1]! > 100);
    expect(first.length).toBeGreaterThan(5);
    for (let i = 1; i < first.length; i++) expect(first[i]! - first[i - 1]!).toBeGreaterThan(500);
  });

  test("gives 30 edges within 900 ms for a burst, and then none", () => {
    expect(edges("burst", 5000)).toHaveLength(30);
    expect(edges("burst", 900)).toHaveLength(30);
  });

  test("gives 1,000 edges a second while it chatters", () => {
    expect(edges("chatter", 3000)).toHaveLength(3000);
  });
});

test("a name that is no trace is told, with those there are", () => {
  for (const name of ["", "shaek", "toString"]) {
    expect(() => motionAt(name, 0)).toThrow(`motion: no trace '${name}'; there are still shake wild`);
    expect(() => switchAt(name, 0)).toThrow("motion:");
  }
});
