import { createShake } from "../../firmware/input/shake";
import type { SensorKind, ShakeSensor } from "../../hal/shake-sensor";
import { createSimClock } from "../../sim/clock";
import { createSimShakeSensor } from "../../sim/shake-sensor";
import { every } from "./scripted-buttons";

/** What happens to the tower: "shake" and the other traces of sim/motion.ts, or "plug none" and other sensors, by ms. */
export type Hands = readonly (readonly [number, string])[];

export interface Watching {
  readonly sensor?: SensorKind;
  /** 0 off, 1 low, 2 middle, 3 high; it may change by ms. */
  readonly sensitivity?: number | ((ms: number) => number);
  /** Whether the piezo sounds, by ms. */
  readonly deaf?: (ms: number) => boolean;
}

/** What `createShake` says at these times while hands move a simulated tower: lines such as "began 2280". */
export function shakeEvents(hands: Hands, reads: readonly number[], watching: Watching = {}): string[] {
  const clock = createSimClock();
  const sensor = createSimShakeSensor(clock, { sensor: watching.sensor ?? "mpu6050", trace: "still", since: 0 });
  const shake = createShake(sensor);
  const { sensitivity = 2, deaf = () => false } = watching;
  const todo = [...hands];
  return reads.flatMap((now) => {
    while (todo.length > 0 && todo[0]![0] <= now) {
      const [at, what] = todo.shift()!;
      clock.advance(at - clock.now());
      if (what.startsWith("plug ")) sensor.plug(what.slice(5) as SensorKind);
      else sensor.move(what);
    }
    clock.advance(now - clock.now());
    const event = shake.read(now, deaf(now), typeof sensitivity === "number" ? sensitivity : sensitivity(now));
    return event === "" ? [] : [`${event} ${now}`];
  });
}

/** The tower is moved this way from 2 s after power-on, for so long. */
export function moved(trace: string, ms: number, from = 2000): Hands {
  return [
    [from, trace],
    [from + ms, "still"],
  ];
}

/** The tower's own ticks from power-on to `to`, ms. */
export function ticks(to: number): number[] {
  return every(20, 0, to);
}

/** The events without their times and without what was too weak: "began settled". */
export function rolls(events: readonly string[]): string {
  return events
    .map((event) => event.split(" ")[0])
    .filter((event) => event !== "weak")
    .join(" ");
}

/** A sensor that measures `sample` of the time in ms, or a switch with edges at these times, ms. */
export function createScriptedSensor(motion: {
  readonly sample?: (ms: number) => number[];
  readonly edges?: readonly number[];
}): ShakeSensor & { goTo(ms: number): void } {
  let now = 0;
  let lookedAt = 0;
  return {
    goTo(ms) {
      now = ms;
    },
    kind: () => (motion.sample ? "mpu6050" : "switch"),
    sample: () => motion.sample?.(now) ?? [],
    edges() {
      const first = motion.edges?.find((at) => at > lookedAt && at <= now);
      lookedAt = now;
      return first === undefined ? [] : [first * 1000];
    },
  };
}

/** What `createShake` says at these times about such a sensor. */
export function sensorEvents(
  motion: Parameters<typeof createScriptedSensor>[0],
  reads: readonly number[],
  sensitivity = 2,
): string[] {
  const sensor = createScriptedSensor(motion);
  const shake = createShake(sensor);
  return reads.flatMap((now) => {
    sensor.goTo(now);
    const event = shake.read(now, false, sensitivity);
    return event === "" ? [] : [`${event} ${now}`];
  });
}
