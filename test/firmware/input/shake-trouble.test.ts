import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SensorKind } from "../../../hal/shake-sensor";
import { every } from "../../support/scripted-buttons";
import { type Hands, moved, rolls, sensorEvents, shakeEvents, ticks } from "../../support/scripted-shake";

const SENSORS: SensorKind[] = ["mpu6050", "switch"];
const SENSITIVITIES = [1, 2, 3];

describe("a sensor that is broken", () => {
  test("a switch that chatters, 1,000 edges a second for 3 s, makes one roll", () => {
    const events = shakeEvents(moved("chatter", 3000), ticks(8000), { sensor: "switch" });
    expect(rolls(events)).toBe("began settled");
  });

  test("one that chatters for a minute makes one roll, over within 4 s", () => {
    const events = shakeEvents(moved("chatter", 60000), ticks(70000), { sensor: "switch" });
    expect(rolls(events)).toBe("began settled");
    expect(Number(events[1]!.split(" ")[1])).toBeLessThanOrEqual(6000);
  });

  test("one that rattles on with pauses makes no second roll before a second of rest", () => {
    const rattling = [2000, 7000, 10500].flatMap((at) => moved("chatter", at === 2000 ? 4500 : 3000, at));
    expect(rolls(shakeEvents(rattling, ticks(20000), { sensor: "switch" }))).toBe("began settled");
  });

  test("one that is stuck on for a minute makes no endless roll", () => {
    for (const sensor of SENSORS)
      expect(shakeEvents(moved("stuck", 60000), ticks(70000), { sensor }).length).toBeLessThanOrEqual(2);
  });

  test("one at both ends of its range in turn makes one roll", () => {
    const sample = (ms: number) => ((ms / 20) & 1 ? [7999, 7999, 7999] : [-8000, -8000, -8000]);
    expect(rolls(sensorEvents({ sample }, ticks(60000)))).toBe("began settled");
  });

  test.each(["mpu6050", "switch"] as const)("%s, unplugged in the middle of a shake: the dice settle", (sensor) => {
    const hands: Hands = [
      [2000, "wild"],
      [2600, "plug none"],
    ];
    const events = shakeEvents(hands, ticks(30000), { sensor });
    expect(rolls(events)).toBe("began settled");
    expect(Number(events[1]!.split(" ")[1])).toBeLessThanOrEqual(2900);
  });

  test("plugged in again while it is shaken it makes one more roll", () => {
    const hands: Hands = [[2000, "wild"], [2600, "plug none"], [4000, "plug mpu6050"], ...moved("wild", 1000, 4001)];
    expect(rolls(shakeEvents(hands, ticks(12000)))).toBe("began settled began settled");
  });

  test("switched 'off' in the middle of a shake: the dice settle", () => {
    const sensitivity = (ms: number) => (ms < 3000 ? 2 : 0);
    const events = shakeEvents(moved("wild", 9000), ticks(12000), { sensitivity });
    expect(rolls(events)).toBe("began settled");
    expect(Number(events[1]!.split(" ")[1])).toBeLessThanOrEqual(3300);
  });
});

describe("the tower's own piezo", () => {
  test("begins no roll, however it rattles the switch", () => {
    const edges = every(10, 2000, 9000);
    const hands: Hands = moved("chatter", 7000);
    expect(edges.length).toBeGreaterThan(100);
    expect(shakeEvents(hands, ticks(12000), { sensor: "switch", deaf: (ms) => ms >= 2000 && ms <= 9040 })).toEqual([]);
    expect(shakeEvents(moved("shake", 1000), ticks(12000), { deaf: (ms) => ms >= 2000 && ms <= 3040 })).toEqual([]);
  });

  test("keeps no roll going: its clicks alone end it within 0.7 s", () => {
    const clicks = every(120, 2720, 9000);
    const hands: Hands = [...moved("shake", 700), ...clicks.flatMap((at) => moved("chatter", 50, at))];
    const deaf = (ms: number) => ms >= 2720 && (ms - 2720) % 120 <= 60;
    const events = shakeEvents(hands, ticks(9000), { sensor: "switch", deaf });
    expect(rolls(events)).toBe("began settled");
    expect(Number(events[1]!.split(" ")[1])).toBeLessThanOrEqual(3400);
  });

  test("doesn't end a shake that an accelerometer feels, however long it sounds", () => {
    const events = shakeEvents(moved("shake", 2500), ticks(8000), { deaf: (ms) => ms >= 2300 && ms < 6000 });
    expect(rolls(events)).toBe("began settled");
    expect(Number(events[1]!.split(" ")[1])).toBeGreaterThan(4500);
  });

  test("doesn't end a shake: one roll while the tray clicks", () => {
    for (const sensor of SENSORS)
      for (const phase of every(1, 0, 19)) {
        const deaf = (ms: number) => ms >= 2300 && (ms - 2300) % 120 < 60;
        expect(rolls(shakeEvents(moved("shake", 2000, 2000 + phase), ticks(6000), { sensor, deaf }))).toBe(
          "began settled",
        );
      }
  });
});

describe("ticks that are late", () => {
  const schedules: [string, number[]][] = [
    ["40 ms apart", every(40, 0, 6000)],
    ["50 ms apart", every(50, 0, 6000)],
    ["60 ms apart", every(60, 0, 6000)],
    [
      "of all lengths",
      every(0.125, 0, 40).map((i) => [0, 20, 43, 63, 94, 114, 159, 179][(i * 8) % 8]! + Math.floor(i) * 239),
    ],
  ];
  for (const sensor of SENSORS)
    for (const sensitivity of SENSITIVITIES)
      test.each(schedules)(`%s: a firm shake is one roll (${sensor}, sensitivity ${sensitivity})`, (_name, reads) => {
        for (const phase of every(1, 0, 59))
          expect(rolls(shakeEvents(moved("shake", 700, 2000 + phase), reads, { sensor, sensitivity }))).toBe(
            "began settled",
          );
      });

  test.each(schedules)("%s: carrying rolls nothing", (_name, reads) => {
    for (const sensor of SENSORS)
      for (const sensitivity of SENSITIVITIES)
        for (const phase of every(7, 0, 59))
          expect(rolls(shakeEvents(moved("carry", 4000, 1500 + phase), reads, { sensor, sensitivity }))).toBe("");
  });

  for (const sensor of SENSORS)
    test(`a gap of 500 ms anywhere in the shake (${sensor}): one roll`, () => {
      for (const sensitivity of SENSITIVITIES)
        for (const gap of every(20, 1500, 2800))
          for (const phase of every(3, 0, 19)) {
            const reads = ticks(6000).filter((at) => at <= gap || at >= gap + 500);
            const events = shakeEvents(moved("shake", 700, 2000 + phase), reads, { sensor, sensitivity });
            expect(rolls(events), `gap from ${gap}, phase ${phase}, sensitivity ${sensitivity}`).toBe("began settled");
          }
    });

  test("a knock in a gap of 500 ms rolls nothing", () => {
    for (const sensor of SENSORS)
      for (const sensitivity of SENSITIVITIES) {
        const reads = ticks(6000).filter((at) => at <= 1900 || at >= 2400);
        expect(rolls(shakeEvents(moved("knock", 100), reads, { sensor, sensitivity }))).toBe("");
      }
  });

  test("an extra tick between two others changes nothing, and at rest it feels nothing", () => {
    const extra = ticks(6000).flatMap((at) => [at, at, at + 3]);
    for (const sensor of SENSORS) expect(shakeEvents([], extra, { sensor, sensitivity: 3 })).toEqual([]);
    for (const sensor of SENSORS)
      expect(shakeEvents(moved("shake", 700), extra, { sensor })).toEqual(
        shakeEvents(moved("shake", 700), ticks(6000), { sensor }),
      );
  });
});

describe("laws, for any motion", () => {
  test("'began' and 'settled' alternate, and a roll ends within 4 s and once all is quiet", () => {
    const bouts = fc.array(
      fc.tuple(
        fc.constantFrom("still", "shake", "wild", "weak", "knock", "carry", "burst", "chatter", "stuck"),
        fc.integer({ min: 20, max: 5000 }),
      ),
      { minLength: 1, maxLength: 12 },
    );
    const law = fc.property(
      bouts,
      fc.constantFrom(...SENSORS),
      fc.integer({ min: 0, max: 3 }),
      (list, sensor, sensitivity) => {
        let at = 1000;
        const hands = list.map(([trace, ms]) => {
          at += ms;
          return [at - ms, trace] as const;
        });
        const events = shakeEvents([...hands, [at, "still"]], ticks(at + 6000), { sensor, sensitivity });
        expect(rolls(events)).toMatch(/^((began settled ?)*)$/);
        const rolling = events.filter((event) => !event.startsWith("weak")).map((event) => Number(event.split(" ")[1]));
        for (let i = 0; i < rolling.length; i += 2) expect(rolling[i + 1]! - rolling[i]!).toBeLessThanOrEqual(4000);
      },
    );
    fc.assert(law, { numRuns: 60 });
  });
});
