import { describe, expect, test } from "vitest";
import type { SensorKind } from "../../../hal/shake-sensor";
import { type Hands, moved, shakeEvents, ticks } from "../../support/scripted-shake";

/** How many rolls each motion makes, by the setting: off, low, middle, high. */
interface Row {
  readonly motion: string;
  readonly hands: Hands;
  readonly accelerometer: string;
  readonly switch: string;
  /** The piezo sounds all the time. */
  readonly isDeaf?: true;
}

const row = (motion: string, hands: Hands, accelerometer: string, onSwitch: string): Row => ({
  motion,
  hands,
  accelerometer,
  switch: onSwitch,
});

const TABLE: readonly Row[] = [
  row("at rest for a minute", moved("still", 60000), "0 0 0 0", "0 0 0 0"),
  row("a knock on the table", moved("knock", 1000), "0 0 0 0", "0 0 0 0"),
  row(
    "three knocks, a second apart",
    [...moved("knock", 300), ...moved("knock", 300, 3000), ...moved("knock", 300, 4000)],
    "0 0 0 0",
    "0 0 0 0",
  ),
  row("carried about", moved("carry", 8000), "0 0 0 0", "0 0 0 0"),
  // Whoever shakes like that sets the sensitivity high.
  row("a small child's weak shake", moved("weak", 2000), "0 0 0 1", "0 0 0 0"),
  row("a firm shake", moved("shake", 700), "0 1 1 1", "0 1 1 1"),
  row("a firm shake, cut short", moved("shake", 250), "0 1 1 1", "0 0 0 0"),
  row("two firm shakes", [...moved("shake", 800), ...moved("shake", 800, 4500)], "0 2 2 2", "0 2 2 2"),
  row("30 edges in 900 ms", moved("burst", 1000), "0 1 1 1", "0 1 1 1"),
  row("a wild one", moved("wild", 900), "0 1 1 1", "0 1 1 1"),
  row("a long wild one, three seconds", moved("wild", 3000), "0 1 1 1", "0 1 1 1"),
  row("a wild one without end, ten seconds", moved("wild", 10000), "0 1 1 1", "0 1 1 1"),
  row("a switch that chatters for three seconds", moved("chatter", 3000), "0 0 0 0", "0 1 1 1"),
  row("a sensor that is stuck for a minute", moved("stuck", 60000), "0 0 0 0", "0 0 0 0"),
  {
    motion: "the piezo's own tremble while it sounds",
    hands: moved("chatter", 3000),
    accelerometer: "0 0 0 0",
    switch: "0 0 0 0",
    isDeaf: true,
  },
];

const SENSORS: readonly SensorKind[] = ["mpu6050", "lis3dh", "adxl345", "switch"];

function rollsSeen({ hands, isDeaf }: Row, sensor: SensorKind): string {
  return [0, 1, 2, 3]
    .map((sensitivity) => shakeEvents(hands, ticks(65000), { sensor, sensitivity, deaf: () => isDeaf === true }))
    .map((events) => events.filter((event) => event.startsWith("settled")).length)
    .join(" ");
}

describe.each(TABLE)("$motion", (one) => {
  test.each(SENSORS)("%s: rolls when off, low, middle, high", (sensor) => {
    expect(rollsSeen(one, sensor)).toBe(sensor === "switch" ? one.switch : one.accelerometer);
  });
});
