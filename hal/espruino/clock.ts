import type { Clock } from "../clock";
import { powerOn } from "./power-on";

interface Task {
  readonly id: number;
  /** Whole ms on the scale of `now`. */
  readonly due: number;
  readonly run: () => void;
}

/**
 * Time and tasks over one native timer. The queue is the tower's own because native timers that are due together run
 * in the order they were created, not by time (src/jsinteractive.c, jsiIdle).
 */
export function createClock(): Clock {
  /** By due time, then by the order they were set. */
  const queue: Task[] = [];
  let lastId = 0;
  /** Id of the native timer, 0 if none runs. */
  let timer = 0;

  function now(): number {
    return Math.round(getTime() * 1000) - powerOn;
  }

  /** Sets the native timer for the first task; `at` is now. */
  function arm(at: number): void {
    if (timer) clearTimeout(timer);
    timer = 0;
    const next = queue[0];
    if (next) timer = setTimeout(wake, next.due > at ? next.due - at : 0);
  }

  function wake(): void {
    const at = now();
    const first = queue[0];
    timer = 0;
    const isDue = first && first.due <= at;
    if (isDue) queue.shift();
    // Armed before the task runs: a task that throws, or is cut off for want of memory, stops no other.
    if (queue.length > 0) arm(at);
    if (isDue) first.run();
  }

  function after(ms: number, run: () => void): number {
    const at = now();
    const due = at + ms;
    let place = queue.length;
    while (place > 0 && queue[place - 1]!.due > due) place--;
    lastId++;
    queue.splice(place, 0, { id: lastId, due, run });
    if (place === 0) arm(at);
    return lastId;
  }

  function cancel(id: number): void {
    let place = queue.length - 1;
    while (place >= 0 && queue[place]!.id !== id) place--;
    if (place >= 0) queue.splice(place, 1);
    if (place === 0) arm(now());
  }

  return { now, after, cancel };
}
