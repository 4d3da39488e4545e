import type { ShakeSensor } from "../../hal/shake-sensor";

/** "began": the dice tumble from now on; "settled": they come to rest; "weak": something moved, too little to roll. */
export type ShakeEvent = "" | "began" | "settled" | "weak";

export interface Shake {
  /**
   * What the sensor says up to `now` (ms).
   * @param deaf the tower itself is making noise: what moves now doesn't count
   * @param sensitivity 0 off, 1 low, 2 middle, 3 high
   */
  read(now: number, deaf: boolean, sensitivity: number): ShakeEvent;
}

/** Jolts (change of acceleration from one sample to the next, milli-g summed over the axes) that make a pulse. */
const JOLT = [0, 900, 500, 260];
/** A shake begins with this many pulses inside the window, the first and the last at least MIN_SPAN apart. */
const PULSES = 4;
const WINDOW_MS = 500;
const MIN_SPAN_MS = 120;
/** It is over after this long without a pulse. */
const QUIET_MS = 260;
/** A sensor that never rests is stuck: the dice settle, and nothing more counts before it has been quiet for REST_MS. */
const LONGEST_MS = 4000;
const REST_MS = 1000;
/** Switching on moves a tower that is just being plugged in. */
const BOOT_MS = 1000;

/** From samples and edges to shaking. The numbers are those of owners' reports: carrying and knocking must not roll. */
export function createShake(sensor: ShakeSensor): Shake {
  let last: number[] = [];
  let pulses: number[] = [];
  let lastPulse = -REST_MS;
  let seen = 0;
  let began = -1;
  let stuck = false;

  const pulse = (sensitivity: number): boolean => {
    const sample = sensor.sample();
    const edges = sensor.edges();
    const before = last;
    last = sample;
    if (sample.length === 0 || before.length === 0) return sample.length === 0 && edges.length > 0;
    const jolt =
      Math.abs(sample[0]! - before[0]!) + Math.abs(sample[1]! - before[1]!) + Math.abs(sample[2]! - before[2]!);
    return jolt > JOLT[sensitivity]!;
  };

  return {
    read(now: number, deaf: boolean, sensitivity: number): ShakeEvent {
      const moved = pulse(sensitivity) && sensitivity > 0;
      if (moved && now >= BOOT_MS && (!deaf || began >= 0)) {
        lastPulse = now;
        if (!stuck && began < 0) {
          pulses.push(now);
          seen++;
        }
      }
      if (stuck) {
        if (now - lastPulse >= REST_MS) stuck = false;
        return "";
      }
      if (began >= 0) {
        stuck = now - began >= LONGEST_MS;
        if (!stuck && now - lastPulse < QUIET_MS) return "";
        began = -1;
        return "settled";
      }
      if (pulses.length >= PULSES && now - pulses[0]! >= MIN_SPAN_MS) {
        pulses = [];
        seen = 0;
        began = now;
        return "began";
      }
      while (pulses.length > 0 && now - pulses[0]! > WINDOW_MS) pulses.shift();
      if (seen === 0 || now - lastPulse < QUIET_MS) return "";
      const weak = seen > 1;
      seen = 0;
      return weak ? "weak" : "";
    },
  };
}
