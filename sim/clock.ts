import type { Clock } from "../hal/clock";

/** A clock that stands still until it is told to go on. */
export interface SimClock extends Clock {
  /**
   * Lets whole milliseconds (0 or more) pass and runs the tasks that fall due on the way, each at its own instant.
   * What a task throws comes out here, with the clock at that task's instant.
   */
  advance(ms: number): void;
  /** Lets whole milliseconds pass in which nothing can run, as while the flash is busy: what falls due is late. */
  stall(ms: number): void;
  /** Sets the clock ahead with all that is due, as if the tower had been on for so much longer. */
  skip(ms: number): void;
}

interface Task {
  readonly id: number;
  due: number;
  readonly run: () => void;
}

/** More tasks than this at one instant are a task that sets itself again with no time between. */
const MOST_AT_ONCE = 100000;

/** A clock at 0 ms. */
export function createSimClock(): SimClock {
  let now = 0;
  let lastId = 0;
  let advancing = false;
  // In the order they run: by instant, then by id, which is the order they were set in.
  const tasks: Task[] = [];

  function runUntil(end: number): void {
    let atOnce = 0;
    for (;;) {
      const task = tasks[0];
      if (!task || task.due > end) return;
      tasks.shift();
      atOnce = task.due <= now ? atOnce + 1 : 0;
      if (atOnce > MOST_AT_ONCE) throw new Error(`clock: ${MOST_AT_ONCE} tasks ran at ${now} ms and more are due`);
      now = Math.max(now, task.due);
      task.run();
    }
  }

  return {
    now: () => now,

    after(ms, run) {
      if (!Number.isInteger(ms) || ms < 0) throw new Error(`clock: can't set a task ${ms} ms from now`);
      const task = { id: ++lastId, due: now + ms, run };
      let place = tasks.length;
      while (place > 0 && tasks[place - 1]!.due > task.due) place--;
      tasks.splice(place, 0, task);
      return task.id;
    },

    cancel(id) {
      const place = tasks.findIndex((task) => task.id === id);
      if (place >= 0) tasks.splice(place, 1);
    },

    advance(ms) {
      if (advancing) throw new Error("clock: advance was called by a task; time passes only from outside");
      if (!Number.isInteger(ms) || ms < 0) throw new Error(`clock: can't advance by ${ms} ms; time never goes back`);
      const end = now + ms;
      advancing = true;
      try {
        runUntil(end);
      } finally {
        advancing = false;
      }
      // Whatever stalled took its time from this.
      now = Math.max(now, end);
    },

    stall(ms) {
      now += ms;
    },

    skip(ms) {
      now += ms;
      for (const task of tasks) task.due += ms;
    },
  };
}
