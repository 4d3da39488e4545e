import { expect, test } from "vitest";
import { createSimClock } from "../../../sim/clock";
import { createSimShakeSensor } from "../../../sim/shake-sensor";
import { createFeltSensor, type Movers } from "../../../sim/web/felt-sensor";

function setUp(movers: Partial<Movers> = {}) {
  const clock = createSimClock();
  const under = createSimShakeSensor(clock);
  const plugged = () => under.motion().sensor;
  const all = { hand: () => [0, 0, 0] as const, phone: () => undefined, plugged, ...movers };
  return { clock, under, sensor: createFeltSensor(under, clock, all) };
}

test("without movers it feels what the trace makes", () => {
  const { sensor, under } = setUp();
  expect(sensor.sample()).toEqual(under.sample());
  expect(sensor.kind()).toBe("mpu6050");
});

test("a hand comes on top of the trace", () => {
  const { sensor, under } = setUp({ hand: () => [500, -20, 3] });
  const [x, y, z] = under.sample();
  expect(sensor.sample()).toEqual([x! + 500, y! - 20, z! + 3]);
});

test("a phone brings its own gravity", () => {
  const { sensor } = setUp({ phone: () => [0, 1000, 0] });
  const [, y, z] = sensor.sample();
  expect(y).toBeGreaterThan(990);
  expect(Math.abs(z!)).toBeLessThan(15);
});

test("no chip feels more than its range", () => {
  const { sensor } = setUp({ hand: () => [99999, -99999, 0] });
  expect(sensor.sample().slice(0, 2)).toEqual([7999, -8000]);
});

test("a switch has an edge where a jolt begins and one where it ends", () => {
  let x = 0;
  const { sensor, under, clock } = setUp({ hand: () => [x, 0, 0] });
  under.plug("none");
  sensor.sample();
  under.plug("switch");
  clock.advance(20);
  const edges = [0, 1500, 1500, 0, 0].map((milliG) => {
    x = milliG;
    clock.advance(20);
    return sensor.edges().length;
  });
  expect(sensor.kind()).toBe("switch");
  expect(edges.reduce((sum, count) => sum + count, 0)).toBe(2);
});
