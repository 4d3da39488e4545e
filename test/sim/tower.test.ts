import { describe, expect, test } from "vitest";
import type { Board } from "../../hal/board";
import { board } from "../../hal/boards/esp32";
import { LEFT } from "../../hal/buttons";
import type { TowerParts } from "../../hal/tower-parts";
import { createFlashMemory, PlugPulled } from "../../sim/flash";
import { createSimTower, type SimTower } from "../../sim/tower";

/** A stand-in for the tower's program: what it reads of its parts can be asked for, and it counts its ticks in flash. */
function probe(parts: TowerParts, _: Board) {
  const { clock, flash } = parts;
  let ticks = 0;
  const tick = () => {
    ticks++;
    parts.matrix.show(1000);
  };
  const beat = () => {
    clock.after(20, beat);
    tick();
  };
  beat();
  return {
    run(line: string): string {
      if (line === "word") return String(parts.entropy.word());
      if (line === "ticks") return String(ticks);
      if (line === "kind") return parts.shakeSensor.kind();
      if (line === "down") return String(parts.buttons.isDown(LEFT));
      if (line === "beep") parts.buzzer.tone(440);
      if (line === "boots") return String([...flash.read(0, 8)].filter((byte) => byte === 0).length);
      if (line === "boot") flash.write([...flash.read(0, 8)].indexOf(255), Uint8Array.of(0));
      tick();
      return "";
    },
  };
}

const program = probe as unknown as NonNullable<Parameters<typeof createSimTower>[0]["program"]>;
const switchedOn = (options: { seed?: number } = {}): SimTower => createSimTower({ board, program, ...options });

describe("sim tower", () => {
  test("is switched on at 0 ms and lives by the time it is given", () => {
    const tower = switchedOn();
    expect(tower.run("ticks")).toBe("1");
    tower.advance(100);
    expect(tower.run("ticks")).toBe("6");
    expect(tower.parts().clock.now()).toBe(100);
    expect(tower.parts().matrix.frames()).toBe(6);
  });

  test("hands reach its parts", () => {
    const tower = switchedOn();
    tower.button(LEFT, true);
    expect(tower.run("down")).toBe("true");
    tower.sensor("none");
    tower.motion("wild");
    tower.advance(10);
    expect(tower.parts().shakeSensor.motion()).toEqual({ sensor: "none", trace: "wild", since: 10 });
  });

  test("its frame is text with the CRC of its bytes, its tones are lines", () => {
    const tower = switchedOn();
    const lines = tower.frame().split("\n");
    expect(lines.slice(0, 16)).toEqual(new Array(16).fill(".".repeat(16)));
    expect(lines.at(-1)).toMatch(/^crc [0-9a-f]{8}$/);
    tower.run("beep");
    tower.advance(40);
    tower.parts().buzzer.off();
    expect(tower.sounds()).toBe("440 Hz 0-40");
    expect(tower.sounds()).toBe("");
  });

  test("the same seed gives the same words, by option or later", () => {
    const words = [switchedOn({ seed: 3 }).run("word"), switchedOn({ seed: 3 }).run("word")];
    const later = switchedOn();
    later.seed(3);
    expect([...words, later.run("word")]).toEqual(new Array(3).fill(words[0]));
  });
});

describe("a cut", () => {
  test("takes RAM and time, and leaves the flash", () => {
    const tower = switchedOn();
    tower.run("boot");
    tower.advance(1000);
    tower.cut();
    expect(tower.parts().clock.now()).toBe(0);
    expect(tower.run("ticks")).toBe("1");
    expect(tower.run("boots")).toBe("1");
    tower.advance(20);
    expect(tower.run("ticks")).toBe("2");
  });

  test("lets the hands go on: the sensor, the motion, a finger on a button", () => {
    const tower = switchedOn();
    tower.sensor("switch");
    tower.motion("shake");
    tower.button(LEFT, true);
    tower.advance(30);
    tower.cut();
    tower.advance(10);
    expect(tower.parts().shakeSensor.motion()).toEqual({ sensor: "switch", trace: "shake", since: 40 });
    expect(tower.run("kind")).toBe("switch");
    expect(tower.run("down")).toBe("true");
  });

  test("doesn't begin a seed again", () => {
    const tower = switchedOn({ seed: 3 });
    const first = tower.run("word");
    tower.cut();
    expect(tower.run("word")).not.toBe(first);
  });

  test("brings the power back after the plug was pulled in the middle of a write", () => {
    const tower = switchedOn();
    tower.parts().flash.pullPlugAfter(0);
    expect(() => tower.run("boot")).toThrow(PlugPulled);
    tower.cut();
    expect(tower.run("boots")).toBe("0");
  });

  test("two towers one after the other share what is kept", () => {
    const flash = createFlashMemory(board.flash);
    createSimTower({ board, program, flash }).run("boot");
    expect(createSimTower({ board, program, flash }).run("boots")).toBe("1");
  });
});

test("the tower's own program runs on these parts", () => {
  const tower = createSimTower({ board, seed: 1 });
  tower.advance(500);
  expect(tower.run("state")).toContain('"phase":"menu"');
  expect(tower.frame()).toMatch(/[a-z]/);
});
