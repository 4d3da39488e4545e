import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPresses } from "../../../firmware/input/presses";
import { type ButtonEdge, OK, STAR } from "../../../hal/buttons";
import { bouncing, type Contacts, every, heard, pressesOf, pressText } from "../../support/scripted-buttons";

describe("a button that is down at power-on", () => {
  test("means nothing, held however long", () => {
    expect(heard({ star: [[0, 60000]] }, 60000)).toEqual([]);
  });

  test("means nothing when it is let go, bounces included", () => {
    const contacts: Contacts = {
      star: [
        [0, 1000],
        [1003, 1006],
        [1009, 1012],
      ],
    };
    expect(heard(contacts, 2000)).toEqual([]);
  });

  test("works from its next press on", () => {
    const contacts: Contacts = {
      ok: [
        [0, 1000],
        [1100, 1160],
      ],
    };
    expect(heard(contacts, 2000)).toEqual(["down ok 1100", "up ok 1180"]);
  });

  test("takes nothing from the others, and a stuck left makes no new game of a held right", () => {
    const contacts: Contacts = { left: [[0, 9000]], right: [[1000, 8000]] };
    expect(heard(contacts, 9000)).toEqual(["down right 1000", "hold right 1800", "up right 8020 held"]);
  });
});

describe("late ticks", () => {
  const late = [...every(20, 0, 100), 600, ...every(20, 620, 2000)];

  test("a press that began and ended in between isn't lost", () => {
    expect(heard({ ok: [[105, 165]] }, 0, late)).toEqual(["down ok 105", "up ok 620"]);
  });

  test("a bounce in between makes no second press", () => {
    expect(heard(bouncing(95, 700, 5, 12, "down"), 0, late)).toEqual(["down ok 95", "up ok 720"]);
    expect(heard(bouncing(40, 95, 5, 12, "up"), 0, late)).toEqual(["down ok 40", "up ok 620"]);
  });

  test("a press goes on through it and is a hold by the clock", () => {
    expect(heard({ ok: [[50, 1500]] }, 0, late)).toEqual(["down ok 50", "hold ok 860", "up ok 1520 held"]);
  });

  test("a press that ended just before a late tick doesn't swallow the next one", () => {
    const contacts: Contacts = {
      ok: [
        [20, 85],
        [150, 210],
      ],
    };
    expect(heard(contacts, 0, late)).toEqual(["down ok 20", "up ok 150", "down ok 150", "up ok 620"]);
  });

  test("ticks 55 ms apart hear the same presses", () => {
    const contacts: Contacts = {
      ok: [
        [100, 160],
        [300, 305],
        [500, 1400],
      ],
    };
    const presses = heard(contacts, 0, every(55, 0, 2000)).map((press) => press.split(" ")[0]);
    expect(presses).toEqual(["down", "up", "down", "up", "down", "hold", "up"]);
  });
});

describe("the clock", () => {
  test.each([2 ** 31, 2 ** 32, 2 ** 40])("runs past %d ms and nothing changes", (ms) => {
    const contacts = (start: number): Contacts => ({
      ok: [
        [start + 100, start + 160],
        [start + 300.001, start + 1300],
      ],
      left: [[start + 90, start + 3500]],
      right: [[start + 95, start + 3500]],
    });
    const near = pressesOf(contacts(0), every(20, 0, 5000));
    const far = pressesOf(contacts(ms - 200), every(20, ms - 200, ms + 4800));
    expect(far.map((press) => ({ ...press, at: press.at - (ms - 200) * 1000 }))).toEqual(near);
    expect(far.map((press) => press.kind)).toContain("both");
  });
});

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

test("an edge that comes while a tick is at work is newer than the tick's own time, and stays in order", () => {
  let edges: ButtonEdge[] = [{ button: STAR, down: true, at: 100000 }];
  const presses = createPresses({
    isDown: () => false,
    edges() {
      const found = edges;
      edges = [];
      return found;
    },
  });
  const all = [...presses.read(100), ...presses.read(880)];
  edges = [{ button: OK, down: true, at: 900300 }];
  expect([...all, ...presses.read(900)].map(pressText)).toEqual(["down star 100", "down ok 900.3", "hold star 900.3"]);
});

describe("laws, for any fingers and any ticks", () => {
  const times = (most: number) => fc.array(fc.integer({ min: 1, max: most }), { minLength: 2, maxLength: 40 });
  const reads = fc
    .array(fc.constantFrom(20, 20, 20, 20, 23, 40, 55, 180, 500), { minLength: 5, maxLength: 80 })
    .map(sums);
  const contacts = times(400).map((lengths) => {
    const edges = sums(lengths);
    return every(2, 0, edges.length - 2).map((i) => [edges[i]!, edges[i + 1]!] as [number, number]);
  });

  test("each button goes down and up in turn, times never go back, a hold is within a press", () => {
    fc.assert(
      fc.property(contacts, contacts, reads, (left, ok, ticks) => {
        const presses = pressesOf({ left, ok }, ticks);
        for (let i = 1; i < presses.length; i++) expect(presses[i]!.at).toBeGreaterThanOrEqual(presses[i - 1]!.at);
        for (const button of [0, 2]) {
          const kinds = presses.filter((press) => press.button === button).map((press) => press.kind);
          expect(kinds.join(" ")).toMatch(/^((down( hold)? up ?)*)(down( hold)?)?$/);
        }
      }),
    );
  });

  test("every finger that comes down 100 ms and more after the last one is a press with its own time", () => {
    const calm = fc.array(fc.tuple(fc.integer({ min: 100, max: 600 }), fc.integer({ min: 1, max: 600 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(calm, fc.integer({ min: 0, max: 19 }), (fingers, phase) => {
        let at = 0;
        const ok = fingers.map(([pause, length]) => {
          at += pause + length;
          return [at - length, at] as [number, number];
        });
        const downs = pressesOf({ ok }, every(20, phase, at + 200)).filter((press) => press.kind === "down");
        expect(downs.map((press) => press.at)).toEqual(ok.map(([from]) => from * 1000));
      }),
    );
  });
});
