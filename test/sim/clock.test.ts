import { describe, expect, test } from "vitest";
import { createSimClock } from "../../sim/clock";

describe("sim clock", () => {
  test("starts at 0 and adds up what it is advanced by", () => {
    const clock = createSimClock();
    const seen = [clock.now()];
    for (let i = 0; i < 3; i++) {
      clock.advance(10);
      seen.push(clock.now());
    }
    expect(seen).toEqual([0, 10, 20, 30]);
  });

  test("advance(0) runs what is due now and lets no time pass", () => {
    const clock = createSimClock();
    const ran: string[] = [];
    clock.after(0, () => ran.push("now"));
    clock.after(1, () => ran.push("later"));
    clock.advance(0);
    expect(ran).toEqual(["now"]);
    expect(clock.now()).toBe(0);
  });

  test("a task sees the instant it was set for, not the end of the advance", () => {
    const clock = createSimClock();
    const seen: number[] = [];
    clock.after(30, () => seen.push(clock.now()));
    clock.after(7, () => seen.push(clock.now()));
    clock.advance(100);
    expect(seen).toEqual([7, 30]);
    expect(clock.now()).toBe(100);
  });

  test("a task runs once, at its very millisecond", () => {
    const clock = createSimClock();
    let runs = 0;
    clock.after(20, () => runs++);
    clock.advance(19);
    expect(runs).toBe(0);
    clock.advance(1);
    clock.advance(100);
    expect(runs).toBe(1);
  });

  test("tasks of one instant run in the order they were set, however they got there", () => {
    const clock = createSimClock();
    const ran: string[] = [];
    clock.after(20, () => ran.push("first"));
    clock.advance(10);
    clock.after(10, () => ran.push("second"));
    clock.after(5, () => clock.after(5, () => ran.push("third")));
    clock.advance(10);
    expect(ran).toEqual(["first", "second", "third"]);
  });

  test("a task can cancel another of its own instant, and itself", () => {
    const clock = createSimClock();
    const ran: string[] = [];
    let self = 0;
    let other = 0;
    self = clock.after(5, () => {
      ran.push("self");
      clock.cancel(self);
      clock.cancel(other);
    });
    other = clock.after(5, () => ran.push("other"));
    clock.after(5, () => ran.push("last"));
    clock.advance(5);
    expect(ran).toEqual(["self", "last"]);
  });

  test("ids are above 0, and cancelling an unknown or a done one is ignored", () => {
    const clock = createSimClock();
    const id = clock.after(1, () => {});
    expect(id).toBeGreaterThan(0);
    clock.advance(1);
    clock.cancel(id);
    clock.cancel(0);
    clock.cancel(12345);
  });

  test("a task that sets itself again runs on inside one advance", () => {
    const clock = createSimClock();
    const seen: number[] = [];
    const tick = () => {
      clock.after(20, tick);
      seen.push(clock.now());
    };
    clock.after(20, tick);
    clock.advance(90);
    expect(seen).toEqual([20, 40, 60, 80]);
  });

  test("after(0) inside a task runs in the same instant, after what waits there already", () => {
    const clock = createSimClock();
    const ran: string[] = [];
    clock.after(10, () => {
      ran.push("a");
      clock.after(0, () => ran.push(`c at ${clock.now()}`));
    });
    clock.after(10, () => ran.push("b"));
    clock.advance(10);
    expect(ran).toEqual(["a", "b", "c at 10"]);
  });

  test("a task that throws is over, and the clock goes on with the next", () => {
    const clock = createSimClock();
    const ran: string[] = [];
    clock.after(10, () => {
      throw new Error("a fault of the tower");
    });
    clock.after(10, () => ran.push("next"));
    expect(() => clock.advance(50)).toThrow("a fault of the tower");
    expect(clock.now()).toBe(10);
    clock.advance(0);
    expect(ran).toEqual(["next"]);
  });

  test("stays exact far past 2^32 milliseconds", () => {
    const clock = createSimClock();
    clock.advance(2 ** 40);
    let at = 0;
    clock.after(3, () => {
      at = clock.now();
    });
    clock.advance(5);
    expect(at).toBe(2 ** 40 + 3);
    expect(clock.now()).toBe(2 ** 40 + 5);
  });

  test("refuses to go back, to stand between milliseconds and to be moved by its own tasks", () => {
    const clock = createSimClock();
    expect(() => clock.advance(-1)).toThrow("clock: can't advance by -1 ms");
    expect(() => clock.advance(0.5)).toThrow("clock: can't advance by 0.5 ms");
    expect(() => clock.after(-1, () => {})).toThrow("clock: can't set a task -1 ms from now");
    expect(() => clock.after(Number.NaN, () => {})).toThrow("clock: can't set a task NaN ms from now");
    clock.after(1, () => clock.advance(1));
    expect(() => clock.advance(1)).toThrow("clock: advance was called by a task");
    expect(clock.now()).toBe(1);
  });

  test("a task that sets itself again without time passing is stopped with its instant", () => {
    const clock = createSimClock();
    const loop = (): void => {
      clock.after(0, loop);
    };
    clock.after(4, loop);
    expect(() => clock.advance(10)).toThrow("clock: 100000 tasks ran at 4 ms");
  });

  test("while it stalls nothing runs, and what fell due is late", () => {
    const clock = createSimClock();
    const seen: string[] = [];
    clock.after(20, () => {
      seen.push(`stalls at ${clock.now()}`);
      clock.stall(45);
    });
    clock.after(40, () => seen.push(`late at ${clock.now()}`));
    clock.after(90, () => seen.push(`in time at ${clock.now()}`));
    clock.advance(100);
    expect(seen).toEqual(["stalls at 20", "late at 65", "in time at 90"]);
    expect(clock.now()).toBe(100);
    clock.after(10, () => clock.stall(45));
    clock.advance(20);
    expect(clock.now()).toBe(155);
  });

  test("a skip takes everything along that is due", () => {
    const clock = createSimClock();
    const seen: number[] = [];
    clock.after(20, () => seen.push(clock.now()));
    clock.skip(2 ** 31);
    expect(seen).toEqual([]);
    clock.advance(20);
    expect(seen).toEqual([2 ** 31 + 20]);
  });
});
