import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { board } from "../../../hal/boards/esp32";
import type { TowerParts } from "../../../hal/tower-parts";
import { createFront } from "../../../sim/terminal/front";
import type { Terminal } from "../../../sim/terminal/layout";
import { REPORT_RELEASES } from "../../../sim/terminal/painter";
import { createSimTower, type SimTowerOptions } from "../../../sim/tower";

const edges: string[] = [];

/** A program that beeps for 20 ms at each button that goes down, and notes all edges. */
const program = ((parts: TowerParts) => {
  let beeping = false;
  const beat = () => {
    parts.clock.after(20, beat);
    if (beeping) parts.buzzer.off();
    beeping = false;
    for (const edge of parts.buttons.edges()) {
      edges.push(`${edge.button} ${edge.down ? "down" : "up"}`);
      if (edge.down) parts.buzzer.tone(1000);
      beeping = edge.down;
    }
    parts.matrix.show(1000);
  };
  beat();
  return { run: () => "" };
}) as unknown as NonNullable<SimTowerOptions["program"]>;

function setUp() {
  edges.length = 0;
  const window = { columns: 80, rows: 24, depth: 0, unicode: false };
  const tower = createSimTower({ board, program });
  const front = createFront(tower, (): Terminal => window as Terminal);
  return { front, tower, window, seen: () => front.lines().map(stripVTControlCharacters).join("\n") };
}

describe("the front", () => {
  test("passes keys on to the tower", () => {
    const { front } = setUp();
    front.input("s");
    front.advance(200);
    expect(edges).toEqual(["3 down", "3 up"]);
  });

  test("shows a short beep long enough to be seen, and not for ever", () => {
    const { front, seen } = setUp();
    front.input("\r");
    front.advance(60);
    expect(seen()).toContain("~ 1000 Hz");
    front.advance(100);
    expect(seen()).toContain("~ 1000 Hz");
    front.advance(400);
    expect(seen()).not.toContain("Hz");
  });

  test("tells what the person wants, once", () => {
    const { front } = setUp();
    expect(front.wish()).toBeUndefined();
    front.input("q");
    expect(front.wish()).toBe("quit");
    expect(front.wish()).toBeUndefined();
    front.input("\x1a");
    expect(front.wish()).toBe("suspend");
  });

  test("asks for releases once, from a terminal that says it can, and then a key is a finger", () => {
    const { front } = setUp();
    expect(front.reportsReleases()).toBe(false);
    expect(front.input("\x1b[?0u")).toBe(REPORT_RELEASES);
    expect(front.input("\x1b[?15u")).toBe("");
    expect(front.reportsReleases()).toBe(true);
    front.input("\x1b[97u");
    front.advance(2000);
    expect(edges).toEqual(["0 down"]);
    front.input("\x1b[97;1:3u");
    front.advance(100);
    expect(edges).toEqual(["0 down", "0 up"]);
  });

  test("lets go when the window loses the keyboard", () => {
    const { front } = setUp();
    front.input("\x1b[?0u\x1b[97u");
    front.advance(200);
    front.input("\x1b[O");
    front.advance(200);
    expect(edges).toEqual(["0 down", "0 up"]);
  });

  test("pulls the plug and says so", () => {
    const { front, tower, seen } = setUp();
    front.advance(500);
    front.input("p");
    expect(tower.parts().clock.now()).toBe(0);
    front.advance(20);
    expect(seen()).toContain("plug pulled and put back");
    front.advance(4000);
    expect(seen()).not.toContain("plug pulled");
  });

  test("in a window that is too small only quitting works", () => {
    const { front, window, seen } = setUp();
    window.rows = 10;
    expect(seen()).toContain("This window is 80 by 10");
    front.input("s");
    front.advance(200);
    expect(edges).toEqual([]);
    front.input("q");
    expect(front.wish()).toBe("quit");
    window.rows = 24;
    expect(seen()).toContain("mA");
  });

  test("drops what stays unfinished", () => {
    const { front } = setUp();
    front.input("\x1b[1;2");
    front.silence();
    front.input("q");
    expect(front.wish()).toBe("quit");
  });
});
