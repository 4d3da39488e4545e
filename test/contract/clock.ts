import type { Clock } from "../../hal/clock";
import { equal, type Suite } from "./suite";

export interface ClockRig {
  readonly clock: Clock;
  advance(ms: number): void;
}

export const clockSuite: Suite<ClockRig> = {
  part: "clock",
  cases: [
    {
      name: "adds up what passes",
      run: (rig) => {
        const start = rig.clock.now();
        const times: number[] = [];
        for (let i = 0; i < 3; i++) {
          rig.advance(10);
          times.push(rig.clock.now() - start);
        }
        equal(times, [10, 20, 30], "now");
      },
    },
    {
      name: "runs a task once, at its instant",
      run: (rig) => {
        const start = rig.clock.now();
        const ran: number[] = [];
        rig.clock.after(30, () => ran.push(rig.clock.now() - start));
        rig.advance(29);
        equal(ran, [], "before");
        rig.advance(100);
        equal(ran, [30], "after");
      },
    },
    {
      name: "runs the earlier task first, whatever the order they were set in",
      run: (rig) => {
        const ran: string[] = [];
        rig.clock.after(30, () => ran.push("30"));
        rig.clock.after(10, () => ran.push("10"));
        rig.clock.after(20, () => ran.push("20"));
        rig.advance(50);
        equal(ran, ["10", "20", "30"], "order");
      },
    },
    {
      name: "runs tasks of one instant in the order they were set",
      run: (rig) => {
        const ran: string[] = [];
        rig.clock.after(30, () => ran.push("a"));
        rig.clock.after(30, () => ran.push("b"));
        rig.advance(10);
        rig.clock.after(20, () => ran.push("c"));
        rig.advance(20);
        equal(ran, ["a", "b", "c"], "order");
      },
    },
    {
      name: "gives ids above 0 that differ, and forgets what is cancelled",
      run: (rig) => {
        const ran: string[] = [];
        const first = rig.clock.after(10, () => ran.push("first"));
        const second = rig.clock.after(10, () => ran.push("second"));
        equal(first > 0 && second > 0 && first !== second, true, "ids");
        rig.clock.cancel(first);
        rig.advance(20);
        equal(ran, ["second"], "ran");
      },
    },
    {
      name: "ignores ids it doesn't know, or whose task has run",
      run: (rig) => {
        const ran: string[] = [];
        const id = rig.clock.after(5, () => ran.push("early"));
        rig.advance(5);
        rig.clock.after(5, () => ran.push("late"));
        rig.clock.cancel(id);
        rig.clock.cancel(123456);
        rig.clock.cancel(0);
        rig.advance(5);
        equal(ran, ["early", "late"], "ran");
      },
    },
    {
      name: "cancels inside a task, even one of the same instant",
      run: (rig) => {
        const ran: string[] = [];
        let victim = 0;
        rig.clock.after(10, () => {
          ran.push("killer");
          rig.clock.cancel(victim);
        });
        victim = rig.clock.after(10, () => ran.push("victim"));
        rig.clock.after(10, () => ran.push("witness"));
        rig.advance(20);
        equal(ran, ["killer", "witness"], "ran");
      },
    },
    {
      name: "is set again inside a task without drifting",
      run: (rig) => {
        const start = rig.clock.now();
        const ran: number[] = [];
        const beat = () => {
          rig.clock.after(20, beat);
          ran.push(rig.clock.now() - start);
        };
        rig.clock.after(20, beat);
        rig.advance(70);
        equal(ran, [20, 40, 60], "beats");
      },
    },
    {
      name: "runs a task set for now at this instant, after those that are due",
      run: (rig) => {
        const start = rig.clock.now();
        const ran: string[] = [];
        rig.clock.after(10, () => {
          rig.clock.after(0, () => ran.push(`new ${rig.clock.now() - start}`));
          ran.push("old");
        });
        rig.clock.after(10, () => ran.push("due"));
        rig.advance(10);
        equal(ran, ["old", "due", "new 10"], "ran");
      },
    },
    {
      name: "is exact far past 2^32 ms",
      run: (rig) => {
        const start = rig.clock.now();
        const ran: number[] = [];
        rig.clock.after(4294967296 + 7, () => ran.push(rig.clock.now() - start));
        rig.advance(4294967296);
        equal(ran, [], "before");
        rig.advance(7);
        equal(ran, [4294967303], "after");
      },
    },
  ],
};
