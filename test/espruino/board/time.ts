import { callBack, fault } from "./faults";

/**
 * Simulated time in place of the interpreter's: it passes only when it is told to. As native timers do, timers that
 * are due in one pass run in the order they were set, and one set meanwhile waits for the next pass.
 */

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly task: () => void;
}

/** getTime at power-on in ms; not 0, so that nobody takes it for 0. */
const POWER_ON = 100250;
/** More passes than this at one instant are a timer that sets itself again without delay. */
const MOST_PASSES = 10000;

/** What getTime said at power-on, in whole ms. */
let origin = Math.round(getTime() * 1000);
/** Simulated ms since power-on. */
let now = 0;
let lastId = 0;
let timers: Timer[] = [];

/** Whole ms since power-on, simulated or not. */
export function milliseconds(): number {
  return Math.round(getTime() * 1000) - origin;
}

/** Goes on to the next timer, or to `end` (ms since power-on) if none is due before. */
export function goTowards(end: number): void {
  let instant = end;
  for (const timer of timers) instant = Math.min(instant, timer.due);
  // A timer that was set between two steps may be due already.
  now = Math.max(now, instant);
}

/** Runs what is due now. */
export function runDue(): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const due = timers.filter((timer) => timer.due <= now);
    if (due.length === 0) return;
    for (const timer of due) {
      // Another of this pass may have cleared it.
      if (timers.indexOf(timer) < 0) continue;
      clear(timer.id);
      callBack(timer.task, undefined);
    }
  }
  throw fault(`timers: ${MOST_PASSES} passes at ${now} ms and a timer is still due`);
}

function clear(id: number): void {
  if (id === undefined) throw fault("clearTimeout(undefined)");
  timers = timers.filter((timer) => timer.id !== id);
}

function set(task: () => void, ms: number): number {
  if (typeof task !== "function" || !(ms >= 0)) throw fault(`setTimeout(${typeof task}, ${ms})`);
  lastId++;
  timers.push({ id: lastId, due: now + ms, task });
  return lastId;
}

export function timerCount(): number {
  return timers.length;
}

/** Sets the clock ahead, and all that is due with it. */
export function skip(ms: number): void {
  now += ms;
  timers = timers.map((timer) => ({ id: timer.id, due: timer.due + ms, task: timer.task }));
}

/** Forgets all timers. */
export function clearTimers(): void {
  timers = [];
}

export function shadowTime(): void {
  origin = POWER_ON;
  global.getTime = () => (POWER_ON + now) / 1000;
  global.setTimeout = set;
  global.clearTimeout = clear;
  global.setInterval = () => {
    throw fault("setInterval: it isn't simulated; the tower's time goes through Clock");
  };
}
