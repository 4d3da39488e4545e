import { describe, expect, test } from "vitest";
import { bouncing, type Contacts, every, heard } from "../../support/scripted-buttons";

describe("a press", () => {
  const cases: [string, Contacts, string[]][] = [
    ["of 60 ms is one", { ok: [[100, 160]] }, ["down ok 100", "up ok 180"]],
    ["between two looks counts too", { ok: [[105, 110]] }, ["down ok 105", "up ok 140"]],
    ["that spans two looks", { ok: [[119, 121]] }, ["down ok 119", "up ok 160"]],
    ["in the very instant of a look", { ok: [[100, 120]] }, ["down ok 100", "up ok 140"]],
    ["with its microseconds", { left: [[100.123, 180.5]] }, ["down left 100.123", "up left 220"]],
    ["with five bounces in 12 ms is one", bouncing(100, 160, 5, 12, "down"), ["down ok 100", "up ok 180"]],
    ["whose release bounces is one", bouncing(100, 160, 5, 12, "up"), ["down ok 100", "up ok 200"]],
    ["that bounces at both ends is one", bouncing(100, 300, 5, 12, "both"), ["down ok 100", "up ok 340"]],
    [
      "after another, as fast as a finger can",
      {
        ok: [
          [100, 150],
          [200, 250],
        ],
      },
      ["down ok 100", "up ok 180", "down ok 200", "up ok 280"],
    ],
  ];
  test.each(cases)("%s", (_name, contacts, presses) => {
    expect(heard(contacts)).toEqual(presses);
  });

  test("sooner after a release than a finger can, it counts once it has lasted", () => {
    const contacts: Contacts = {
      ok: [
        [100, 160],
        [185, 400],
      ],
    };
    expect(heard(contacts)).toEqual(["down ok 100", "up ok 180", "down ok 220", "up ok 420"]);
  });

  test.each(every(1, 0, 19))("bounces at both ends, %d ms after a look: one step", (phase) => {
    for (const length of [25, 40, 60, 100, 333]) {
      const presses = heard(bouncing(100 + phase, 100 + phase + length, 5, 12, "both"));
      expect(presses.map((press) => press.split(" ")[0])).toEqual(["down", "up"]);
      expect(presses[0]).toBe(`down ok ${100 + phase}`);
    }
  });

  test("a contact that chatters, 1,000 edges a second for 3 s, is one press and no hold", () => {
    const contacts = { ok: every(2, 100, 3100).map((at) => [at, at + 1] as [number, number]) };
    expect(heard(contacts, 4000)).toEqual(["down ok 100", "up ok 3140"]);
  });
});

describe("several buttons", () => {
  test("in one instant all come", () => {
    const contact = [[100, 200]] as [number, number][];
    expect(heard({ star: contact, left: contact, ok: contact, right: contact })).toEqual([
      "down left 100",
      "down right 100",
      "down ok 100",
      "down star 100",
      "up left 220",
      "up right 220",
      "up ok 220",
      "up star 220",
    ]);
  });

  test("between two looks come in the order of their fingers, microseconds apart", () => {
    const contacts: Contacts = { left: [[110.003, 150]], ok: [[110.001, 150]], star: [[110.002, 112]] };
    expect(heard(contacts, 120)).toEqual(["down ok 110.001", "down star 110.002", "down left 110.003"]);
  });
});

describe("a hold", () => {
  test("comes once, 0.8 s after the contact", () => {
    expect(heard({ star: [[100, 5000]] }, 6000)).toEqual(["down star 100", "hold star 900", "up star 5020 held"]);
  });

  test("comes not at all below that", () => {
    expect(heard({ star: [[100, 899]] }, 2000)).toEqual(["down star 100", "up star 920"]);
  });

  test("says at its end that it was one, and the next press is an ordinary one", () => {
    const contacts: Contacts = {
      star: [
        [100, 1000],
        [1100, 1160],
      ],
    };
    expect(heard(contacts, 2000)).toEqual([
      "down star 100",
      "hold star 900",
      "up star 1020 held",
      "down star 1100",
      "up star 1180",
    ]);
  });
});

describe("left and right together", () => {
  const both = (presses: string[]) => presses.filter((press) => press.startsWith("both"));

  test("for 3 s give 'both' once, 3 s after the later one", () => {
    const contacts: Contacts = { left: [[100, 8000]], right: [[500, 8000]] };
    expect(both(heard(contacts, 9000))).toEqual(["both left 3500"]);
  });

  test("let go before, it doesn't come; held again, it does", () => {
    const contacts: Contacts = {
      left: [[100, 9000]],
      right: [
        [100, 3060],
        [4000, 9000],
      ],
    };
    expect(both(heard(contacts, 9500))).toEqual(["both left 7000"]);
  });

  test("come again when they were let go and held again", () => {
    const twice: [number, number][] = [
      [100, 4000],
      [5000, 9000],
    ];
    expect(both(heard({ left: twice, right: twice }, 9500))).toEqual(["both left 3100", "both left 8000"]);
  });

  test("a bounce in the middle doesn't matter", () => {
    const contacts: Contacts = {
      left: [[100, 4000]],
      right: [
        [100, 2000],
        [2003, 4000],
      ],
    };
    expect(both(heard(contacts, 5000))).toEqual(["both left 3100"]);
  });
});
