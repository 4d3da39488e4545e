import type { Clock } from "../hal/clock";
import type { SensorKind, ShakeSensor } from "../hal/shake-sensor";
import { motionAt, switchAt } from "./motion";

/** What happens to a tower from outside, power or none: it is moved, and a sensor is plugged in. */
export interface Motion {
  readonly sensor: SensorKind;
  /** A name of `motion.ts`. */
  readonly trace: string;
  /** How long the trace has been going on, ms. */
  readonly since: number;
}

/** The sensor with hands on the tower. */
export interface SimShakeSensor extends ShakeSensor {
  /** Starts a trace now. */
  move(trace: string): void;
  /** From now on this is what answers. */
  plug(sensor: SensorKind): void;
  motion(): Motion;
}

/**
 * How each chip counts: steps in a g and the last step of its range, as its driver sets it up. MPU-6050 at +-8 g
 * (product specification 6.2), LIS3DH at +-8 g in 12 bits (datasheet, table 4: 4 mg a digit), ADXL345 in full
 * resolution (datasheet, table 1: 256 LSB/g).
 */
const CHIPS: { readonly [kind: string]: { readonly stepsPerG: number; readonly last: number } } = {
  mpu6050: { stepsPerG: 4096, last: 32767 },
  lis3dh: { stepsPerG: 250, last: 2047 },
  adxl345: { stepsPerG: 256, last: 4095 },
};

const LOOK_AGAIN_MS = 1000;

/** A tower at rest with the default sensor. */
export const AT_REST: Motion = { sensor: "mpu6050", trace: "still", since: 0 };

/**
 * What the driver of the board makes of the motion: an accelerometer that stops answering is looked for once a second,
 * and as long as none was found the switch counts.
 */
export function createSimShakeSensor(clock: Clock, motion: Motion = AT_REST): SimShakeSensor {
  let { sensor, trace } = motion;
  let began = clock.now() - motion.since;
  /** The accelerometer the driver talks to. */
  let found: SensorKind = "none";
  let lookAt = 0;
  let otherwise: SensorKind = "switch";
  let closed = false;
  let watchedTo = clock.now();
  let armed = true;
  let times: number[] = [];

  function look(): void {
    if (found !== "none" || clock.now() < lookAt) return;
    if (CHIPS[sensor]) found = sensor;
    lookAt = clock.now() + LOOK_AGAIN_MS;
  }

  /** What the switch did since it was last looked at: its first edge counts, if it is watched. */
  function watch(): void {
    for (; watchedTo < clock.now(); watchedTo++) notice(watchedTo + 1);
  }

  function notice(at: number): void {
    const now = sensor === "switch" && switchAt(trace, at - began);
    if (now === closed) return;
    closed = now;
    if (!armed) return;
    armed = false;
    otherwise = "switch";
    times.push(at * 1000);
  }

  look();

  return {
    kind() {
      watch();
      look();
      return found === "none" ? otherwise : found;
    },

    sample() {
      // An edge from before the accelerometer was missed says nothing about who answers after it.
      watch();
      look();
      if (found === "none") return [];
      if (found === sensor) return motionAt(trace, clock.now() - began).map((milliG) => asMeasured(milliG, found));
      found = "none";
      times = [];
      otherwise = "none";
      lookAt = clock.now() + LOOK_AGAIN_MS;
      return [];
    },

    edges() {
      watch();
      const seen = found === "none" ? times : [];
      times = [];
      armed = true;
      return seen;
    },

    move(name) {
      // An unknown name is an error here, not at the next sample.
      motionAt(name, 0);
      watch();
      trace = name;
      began = clock.now();
      notice(clock.now());
    },

    plug(kind) {
      watch();
      sensor = kind;
      notice(clock.now());
    },

    motion: () => ({ sensor, trace, since: clock.now() - began }),
  };
}

/** Milli-g after the chip's whole steps. */
function asMeasured(milliG: number, kind: SensorKind): number {
  const { stepsPerG, last } = CHIPS[kind]!;
  const steps = Math.max(-last - 1, Math.min(last, Math.round((milliG * stepsPerG) / 1000)));
  return Math.round((steps * 1000) / stepsPerG);
}
