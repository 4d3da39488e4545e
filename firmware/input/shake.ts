import type { ShakeSensor } from "../../hal/shake-sensor";

/** "began": the dice tumble from now on; "settled": they come to rest; "weak": something moved, too little to roll. */
export type ShakeEvent = "" | "began" | "settled" | "weak";

export interface Shake {
  /**
   * What the sensor says up to `now`: a function of the readings and their times alone. "began" and "settled" alternate,
   * however the sensor behaves. A switch only knows that it moved: to it all sensitivities but 0 are the same.
   * @param now whole ms since power-on, never less than before
   * @param deaf the tower itself is making noise: what moves now begins no roll
   * @param sensitivity 0 off, 1 low, 2 middle, 3 high
   */
  read(now: number, deaf: boolean, sensitivity: number): ShakeEvent;
}

// Ruling: the numbers are measured on the traces of sim/motion.ts, which stand for what owners report.

/**
 * Jolts by sensitivity: change of acceleration, milli-g in 20 ms summed over the axes. From PULSE on one counts towards
 * a roll, from FELT on it keeps one going and makes a weak shake. A firm shake has 700 and more, a child's 140 to 300,
 * a chip at rest up to 36.
 */
const PULSE = [0, 600, 400, 150];
const FELT = [0, 180, 140, 75];
/** The time one jolt is spread over, at most; and the least, so that a tick out of turn reads nothing. */
const JOLT_MS = 40;
const SOONEST_MS = 10;
/**
 * While dice tumble every third tick is left to drawing; not every second one, or a broken sensor that jumps to and fro
 * with the ticks would seem to rest.
 */
const SKIP_MS = 30;
/** Longer between two readings and nobody knows what happened: no more than this counts as watched. */
const WATCHED_MS = 60;

/** A roll begins with so many pulses. Those closer than APART are one knock, a PAUSE between two begins anew. */
const PULSES = 4;
const SWITCH_PULSES = 3;
const APART_MS = 50;
const PAUSE_MS = 200;
/** Lifting the tower or putting it down moves it for 200 ms. */
const SHORTEST_MS = 250;
/** It is over after this long without a jolt; with none but those that the piezo may have made, after DEAF_QUIET. */
const QUIET_MS = 260;
const DEAF_QUIET_MS = 600;
/** A sensor that never rests is stuck: the dice settle, and nothing more counts before it has been quiet for REST. */
const LONGEST_MS = 3500;
const REST_MS = 1000;
/** Who shakes too weakly hears of it in the middle of it. */
const WEAK_MS = 600;
/** Switching on moves a tower that is just being plugged in. */
const BOOT_MS = 1000;

/** From samples and edges to shaking. */
export function createShake(sensor: ShakeSensor): Shake {
  let last: number[] = [];
  let isSwitch = false;
  let lastRead = 0;
  /** The next reading comes so many ms after the last one, at the soonest. */
  let soonest = SOONEST_MS;
  /** The clock of everything that is judged by what did not happen: ms with the sensor in sight. */
  let watched = 0;
  /** When the roll going on began, -1 if none does; what moved last, and what moved last and can't be the piezo. */
  let began = -1;
  let lastJolt = 0;
  let lastTrusted = 0;
  let stuck = false;
  let isStill = true;
  let movedSince = 0;
  /** Pulses without a pause, and since when everything moves. */
  let pulses = 0;
  let pulsesSince = 0;
  let lastPulse = -PAUSE_MS;
  let lastCounted = 0;
  /** Jolts of any strength without a roll. */
  let felt = 0;
  let feltSince = 0;
  let lastFelt = 0;

  const roll = (now: number, level: number, deaf: boolean): ShakeEvent => {
    if (level > 0) lastJolt = watched;
    // An accelerometer doesn't feel the piezo; a switch may.
    if (level > 0 && !(deaf && isSwitch)) lastTrusted = watched;
    stuck = now - began >= LONGEST_MS;
    if (!stuck && watched - lastJolt < QUIET_MS && watched - lastTrusted < DEAF_QUIET_MS) return "";
    began = -1;
    lastPulse = watched;
    return "settled";
  };

  const wait = (now: number, isLate: boolean, level: number): ShakeEvent => {
    if (level > 0 && felt === 0) feltSince = watched;
    if (level > 0 && (felt === 0 || watched - lastFelt >= APART_MS)) {
      felt++;
      lastFelt = watched;
    }
    if (level > 1) {
      if (pulses === 0 || watched - lastPulse > PAUSE_MS) {
        pulses = 0;
        pulsesSince = movedSince;
      }
      lastPulse = watched;
      if (pulses === 0 || watched - lastCounted >= APART_MS) {
        // What moved while nobody looked moved more than once.
        pulses += isLate ? 2 : 1;
        lastCounted = watched;
      }
    }
    const isRoll = pulses >= (isSwitch ? SWITCH_PULSES : PULSES) && now - pulsesSince >= SHORTEST_MS;
    if (level > 0 && isRoll && watched - lastPulse <= PAUSE_MS) {
      began = now;
      lastJolt = watched;
      lastTrusted = watched;
      pulses = 0;
      felt = 0;
      return "began";
    }
    if (watched - lastFelt < QUIET_MS && watched - feltSince < WEAK_MS) return "";
    const isWeak = felt > 1;
    felt = 0;
    return isWeak ? "weak" : "";
  };

  return {
    read(now: number, deaf: boolean, sensitivity: number): ShakeEvent {
      const ms = now - lastRead;
      if (ms < soonest) return "";
      soonest = began < 0 || soonest > SOONEST_MS ? SOONEST_MS : SKIP_MS;
      lastRead = now;
      const isLate = ms > WATCHED_MS;
      watched += isLate ? WATCHED_MS : ms;
      const before = last;
      last = sensor.sample();
      isSwitch = last.length === 0;
      // 0 still, 1 felt, 2 a pulse.
      let level = isSwitch && sensor.edges().length > 0 ? 2 : 0;
      if (!isSwitch && before.length > 0) {
        const jolt =
          20 * (Math.abs(last[0]! - before[0]!) + Math.abs(last[1]! - before[1]!) + Math.abs(last[2]! - before[2]!));
        let over = ms;
        if (over > JOLT_MS) over = JOLT_MS;
        if (jolt > FELT[sensitivity]! * over) level = jolt > PULSE[sensitivity]! * over ? 2 : 1;
      }
      if (level > 0 && (sensitivity === 0 || now < BOOT_MS || (deaf && began < 0))) level = 0;
      if (level === 0 && !isLate) isStill = true;
      else if (isStill) {
        isStill = false;
        // A switch has moved before it is read; and so has anything while nobody looked.
        movedSince = isSwitch || isLate ? now - ms : now;
      }
      if (began >= 0) return roll(now, level, deaf);
      if (!stuck) return level > 0 || felt > 0 ? wait(now, isLate, level) : "";
      if (level > 1) lastPulse = watched;
      stuck = watched - lastPulse < REST_MS;
      return "";
    },
  };
}
