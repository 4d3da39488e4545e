import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SensorKind } from "../../../hal/shake-sensor";
import { every } from "../../support/scripted-buttons";
import { type Hands, moved, rolls, sensorEvents, shakeEvents, ticks } from "../../support/scripted-shake";

const SENSORS: SensorKind[] = ["mpu6050", "switch"];
const SENSITIVITIES = [1, 2, 3];

describe("nothing is rolled by", () => {
  const cases: [string, Hands][] = [
    ["rest", []],
    ["carrying", moved("carry", 20000)],
    ["a knock on the table", moved("knock", 1000)],
    [
      "a knock after each second",
      every(1000, 2000, 12000).flatMap((at) => [
        [at, "knock"],
        [at + 100, "still"],
      ]) as Hands,
    ],
    ["a shake below what counts", moved("weak", 5000)],
  ];
  for (const sensor of SENSORS)
    test.each(cases)(`%s (${sensor})`, (_name, hands) => {
      for (const sensitivity of SENSITIVITIES) {
        if (hands === cases[4]![1] && sensitivity === 3) continue;
        expect(rolls(shakeEvents(hands, ticks(25000), { sensor, sensitivity }))).toBe("");
      }
    });

  test("a knock isn't even felt", () => {
    for (const sensor of SENSORS) expect(shakeEvents(moved("knock", 1000), ticks(5000), { sensor })).toEqual([]);
  });

  test("two edges within 100 ms, then stillness", () => {
    for (const apart of [1, 10, 30, 60, 99])
      for (const start of every(1, 2000, 2019))
        expect(rolls(sensorEvents({ edges: [start, start + apart] }, ticks(5000)))).toBe("");
  });

  test("pulses of a switch more than 500 ms apart, however many", () => {
    const edges = every(510, 2000, 30000).flatMap((at) => [at, at + 40]);
    expect(rolls(sensorEvents({ edges }, ticks(32000)))).toBe("");
  });

  test("an accelerometer at rest in any orientation", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), fc.integer({ min: 1, max: 3 }), (x, y, z, sensitivity) => {
        const length = Math.hypot(x, y, z) || 1;
        const rest = [x, y, z].map((axis) => Math.round((axis * 1000) / length));
        const sample = (ms: number) => rest.map((axis, i) => axis + (((ms / 20) * 7 + i * 5) % 13) - 6);
        expect(sensorEvents({ sample }, ticks(5000), sensitivity)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test("turning the tower over slowly to look under it", () => {
    const sample = (ms: number) => {
      const angle = Math.min(1, Math.max(0, (ms - 2000) / 1000)) * Math.PI;
      return [Math.round(1000 * Math.sin(angle)), 0, Math.round(1000 * Math.cos(angle))];
    };
    for (const sensitivity of SENSITIVITIES) expect(rolls(sensorEvents({ sample }, ticks(5000), sensitivity))).toBe("");
  });

  test("putting it down hard, so that it bounces twice", () => {
    const bounces = [2000, 2100, 2180];
    const sample = (ms: number) => {
      const since = Math.min(...bounces.map((at) => (ms >= at ? ms - at : 1000)));
      return [0, 0, since < 40 ? 2500 - since * 60 : 1000];
    };
    for (const sensitivity of SENSITIVITIES) expect(rolls(sensorEvents({ sample }, ticks(5000), sensitivity))).toBe("");
    expect(rolls(sensorEvents({ edges: bounces.flatMap((at) => [at, at + 12]) }, ticks(5000)))).toBe("");
  });

  test("three knocks in half a second", () => {
    const hands = [2000, 2150, 2300].flatMap((at) => moved("knock", 100, at));
    for (const sensitivity of SENSITIVITIES)
      for (const phase of every(1, 0, 19))
        expect(
          rolls(
            shakeEvents(
              hands.map(([at, what]) => [at + phase, what]),
              ticks(5000),
              { sensitivity },
            ),
          ),
        ).toBe("");
  });

  test("a shake in the first second after power-on; one that goes on longer counts from then on", () => {
    for (const sensor of SENSORS) {
      expect(rolls(shakeEvents(moved("wild", 900, 80), ticks(4000), { sensor }))).toBe("");
      const events = shakeEvents(moved("wild", 2000, 80), ticks(4000), { sensor });
      expect(rolls(events)).toBe("began settled");
      expect(Number(events[0]!.split(" ")[1])).toBeGreaterThanOrEqual(1000);
    }
  });

  test("a shake while the sensitivity is 'off', not even a hint", () => {
    for (const sensor of SENSORS)
      expect(shakeEvents(moved("wild", 3000), ticks(8000), { sensor, sensitivity: 0 })).toEqual([]);
  });

  test("a shake without a sensor", () => {
    expect(shakeEvents(moved("wild", 3000), ticks(8000), { sensor: "none" })).toEqual([]);
  });
});

describe("one shake is one roll", () => {
  const once: [string, Hands][] = [
    ["a firm shake of 700 ms", moved("shake", 700)],
    ["a firm shake of 2 s", moved("shake", 2000)],
    ["a wild shake of 3 s", moved("wild", 3000)],
    ["a wild shake of 9 s", moved("wild", 9000)],
    ["a burst of 30 edges within 900 ms", moved("burst", 2000)],
  ];
  for (const sensor of SENSORS)
    for (const sensitivity of SENSITIVITIES)
      test.each(once)(`%s (${sensor}, sensitivity ${sensitivity}), at any phase of the tick`, (_name, hands) => {
        for (const phase of every(1, 0, 19)) {
          const shifted = hands.map(([at, what]) => [at + phase, what] as const);
          expect(rolls(shakeEvents(shifted, ticks(14000), { sensor, sensitivity }))).toBe("began settled");
        }
      });

  test("edges 30 ms apart for 900 ms", () => {
    expect(rolls(sensorEvents({ edges: every(30, 2000, 2870) }, ticks(5000)))).toBe("began settled");
  });

  test("it begins within 350 ms and settles within 300 ms of its end", () => {
    for (const sensor of SENSORS)
      for (const sensitivity of SENSITIVITIES)
        for (const phase of every(1, 0, 19)) {
          const events = shakeEvents(moved("shake", 700, 2000 + phase), ticks(5000), { sensor, sensitivity });
          const [began, settled] = events.map((event) => Number(event.split(" ")[1]) - 2000 - phase);
          expect(began).toBeLessThanOrEqual(350);
          expect(settled).toBeGreaterThan(700);
          expect(settled).toBeLessThanOrEqual(1000);
        }
  });

  test("a long one settles after 4 s at most, and no second one begins before a second of rest", () => {
    for (const sensor of SENSORS) {
      const events = shakeEvents(moved("wild", 20000), ticks(24000), { sensor });
      expect(rolls(events)).toBe("began settled");
      expect(Number(events[1]!.split(" ")[1])).toBeLessThanOrEqual(6000);
      const again: Hands = [...moved("wild", 6000), ...moved("shake", 700, 9100)];
      expect(rolls(shakeEvents(again, ticks(14000), { sensor }))).toBe("began settled began settled");
    }
  });

  test("putting the tower down as the dice settle rolls no second time", () => {
    for (const sensor of SENSORS)
      for (const sensitivity of SENSITIVITIES)
        for (const after of every(10, 100, 700)) {
          const hands: Hands = [...moved("shake", 700), ...moved("knock", 100, 2700 + after)];
          expect(rolls(shakeEvents(hands, ticks(6000), { sensor, sensitivity }))).toBe("began settled");
        }
  });

  test("two shakes are two rolls", () => {
    const hands: Hands = [...moved("shake", 700), ...moved("shake", 700, 3200)];
    for (const sensor of SENSORS)
      expect(rolls(shakeEvents(hands, ticks(6000), { sensor }))).toBe("began settled began settled");
  });
});

describe("too weak", () => {
  test("a child's shake is 'weak' at low and middle, at the latest after 700 ms, and rolls at high", () => {
    const events = (sensitivity: number) => shakeEvents(moved("weak", 2000), ticks(6000), { sensitivity });
    for (const sensitivity of [1, 2]) {
      expect(rolls(events(sensitivity))).toBe("");
      expect(events(sensitivity)[0]).toMatch(/^weak 2[0-6]/);
    }
    expect(rolls(events(3))).toBe("began settled");
    expect(events(3).filter((event) => event.startsWith("weak"))).toEqual([]);
  });

  test("a firm shake is never called weak", () => {
    for (const sensor of SENSORS)
      for (const sensitivity of SENSITIVITIES)
        expect(shakeEvents(moved("shake", 1500), ticks(6000), { sensor, sensitivity })).toHaveLength(2);
  });
});
