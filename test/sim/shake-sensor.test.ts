import { describe, expect, test } from "vitest";
import type { SensorKind } from "../../hal/shake-sensor";
import { createSimClock } from "../../sim/clock";
import { motionAt } from "../../sim/motion";
import { createSimShakeSensor } from "../../sim/shake-sensor";

function setUp(sensor: SensorKind, trace = "still", since = 0) {
  const clock = createSimClock();
  return { clock, sensor: createSimShakeSensor(clock, { sensor, trace, since }) };
}

/** Everything within half a step of the chip. */
function near(found: number[], wanted: number[], step: number): void {
  expect(found.length).toBe(3);
  for (const [axis, value] of wanted.entries())
    expect(Math.abs(found[axis]! - value)).toBeLessThanOrEqual(step / 2 + 0.5);
}

describe("an accelerometer", () => {
  test.each([
    ["mpu6050", 0.25],
    ["lis3dh", 4],
    ["adxl345", 4],
  ] as const)("%s measures the motion in whole milli-g, to its step", (kind, step) => {
    const { clock, sensor } = setUp(kind);
    expect(sensor.kind()).toBe(kind);
    sensor.move("shake");
    for (let ms = 0; ms < 500; ms += 20) {
      near(sensor.sample(), motionAt("shake", ms), step);
      for (const value of sensor.sample()) expect(Number.isInteger(value)).toBe(true);
      clock.advance(20);
    }
    expect(sensor.edges()).toEqual([]);
  });

  test("at rest feels gravity on z", () => {
    near(setUp("mpu6050").sensor.sample(), [0, 0, 1000], 12);
  });

  test("a trace goes on from where a cut left it", () => {
    const { clock, sensor } = setUp("mpu6050", "shake", 1000);
    clock.advance(5);
    near(sensor.sample(), motionAt("shake", 1005), 0.25);
    expect(sensor.motion()).toEqual({ sensor: "mpu6050", trace: "shake", since: 1005 });
  });

  test("that stops answering is missed at the next sample and found again after a second", () => {
    const { clock, sensor } = setUp("mpu6050");
    sensor.plug("none");
    expect(sensor.kind()).toBe("mpu6050");
    expect(sensor.sample()).toEqual([]);
    expect(sensor.kind()).toBe("none");
    sensor.plug("lis3dh");
    clock.advance(999);
    expect(sensor.kind()).toBe("none");
    clock.advance(1);
    expect(sensor.kind()).toBe("lis3dh");
    expect(sensor.sample().length).toBe(3);
  });
});

describe("a switch", () => {
  test("is assumed where nothing answers", () => {
    expect(setUp("none").sensor.kind()).toBe("switch");
    expect(setUp("switch").sensor.kind()).toBe("switch");
    expect(setUp("switch").sensor.sample()).toEqual([]);
  });

  test("tells the first edge since the last look, with its time, and no more", () => {
    const { clock, sensor } = setUp("switch");
    clock.advance(100);
    sensor.move("chatter");
    clock.advance(20);
    const [at] = sensor.edges();
    expect(at).toBeGreaterThan(100000);
    expect(at).toBeLessThan(105000);
    expect(sensor.edges()).toEqual([]);
    clock.advance(20);
    expect(sensor.edges().length).toBe(1);
  });

  test("is still when nothing moves, and after the motion ended", () => {
    const { clock, sensor } = setUp("switch");
    clock.advance(1000);
    expect(sensor.edges()).toEqual([]);
    sensor.move("shake");
    clock.advance(700);
    expect(sensor.edges().length).toBe(1);
    sensor.move("still");
    clock.advance(20);
    sensor.edges();
    clock.advance(1000);
    expect(sensor.edges()).toEqual([]);
  });

  test("that isn't there has no edges", () => {
    const { clock, sensor } = setUp("none");
    sensor.move("wild");
    clock.advance(500);
    expect(sensor.edges()).toEqual([]);
  });

  test("takes over when an accelerometer went missing", () => {
    const { clock, sensor } = setUp("mpu6050");
    sensor.plug("switch");
    sensor.sample();
    expect(sensor.kind()).toBe("none");
    sensor.move("wild");
    clock.advance(500);
    expect(sensor.edges().length).toBe(1);
    expect(sensor.kind()).toBe("switch");
  });
});

test("a trace that doesn't exist is loud at once and changes nothing", () => {
  const { sensor } = setUp("mpu6050");
  expect(() => sensor.move("earthquake")).toThrow("motion: no trace 'earthquake'");
  expect(sensor.motion().trace).toBe("still");
});

test("an edge from before it was noticed that the accelerometer is gone: nothing answers, until the next edge", () => {
  const clock = createSimClock();
  const sensor = createSimShakeSensor(clock);
  expect(sensor.sample()).toHaveLength(3);
  sensor.plug("switch");
  sensor.move("knock");
  clock.advance(12);
  expect([sensor.sample(), sensor.kind()]).toEqual([[], "none"]);
});
