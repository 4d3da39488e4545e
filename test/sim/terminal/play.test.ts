import { EventEmitter } from "node:events";
import type { ReadStream, WriteStream } from "node:tty";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { board } from "../../../hal/boards/esp32";
import { ENTER, LEAVE, REPORT_RELEASES, STOP_REPORTING } from "../../../sim/terminal/painter";
import { playInTerminal } from "../../../sim/terminal/play";
import { createSimTower } from "../../../sim/tower";

class FakeKeyboard extends EventEmitter {
  raw = false;
  setRawMode(raw: boolean): this {
    this.raw = raw;
    return this;
  }
  setEncoding(): this {
    return this;
  }
  pause(): this {
    return this;
  }
}

class FakeWindow extends EventEmitter {
  columns = 80;
  rows = 24;
  writableLength = 0;
  sent: string[] = [];
  write(text: string): boolean {
    if (text) this.sent.push(text);
    return true;
  }
}

const keyboard = () => new FakeKeyboard();

function play() {
  const keys = keyboard();
  const window = new FakeWindow();
  const tower = createSimTower({ board, seed: 1 });
  const before = SIGNALS.map((signal) => process.listenerCount(signal));
  const code = playInTerminal(tower, keys as unknown as ReadStream, window as unknown as WriteStream);
  const isClean = () => {
    expect(window.sent.join("").endsWith(LEAVE)).toBe(true);
    expect(keys.raw).toBe(false);
    expect(SIGNALS.map((signal) => process.listenerCount(signal))).toEqual(before);
    expect([keys.eventNames(), window.eventNames(), vi.getTimerCount()]).toEqual([[], [], 0]);
  };
  return { keys, window, tower, code, isClean };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGCONT", "exit"] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  vi.stubEnv("TERM", "xterm-256color");
  vi.stubEnv("NO_COLOR", "");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("in a terminal", () => {
  test("the tower lives in real time, and q ends it with everything put back", async () => {
    const { keys, window, tower, code, isClean } = play();
    expect(window.sent[0]).toBe(ENTER);
    expect(keys.raw).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(tower.parts().clock.now()).toBeGreaterThan(950);
    expect(window.sent.join("")).toContain("mA");
    keys.emit("data", "q");
    vi.advanceTimersByTime(40);
    expect(await code).toBe(0);
    isClean();
  });

  test("after a long pause the tower goes on from where it was", () => {
    const { keys, tower } = play();
    vi.advanceTimersByTime(100);
    vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 3600000);
    vi.advanceTimersByTime(20);
    expect(tower.parts().clock.now()).toBeLessThan(400);
    keys.emit("data", "q");
    vi.advanceTimersByTime(40);
  });

  test.each([
    ["SIGTERM", 143],
    ["SIGHUP", 129],
    ["SIGINT", 130],
  ] as const)("%s ends it with %i and everything put back", async (signal, expected) => {
    const { code, isClean } = play();
    process.emit(signal, signal);
    expect(await code).toBe(expected);
    isClean();
  });

  test("a fault of the tower comes out, with everything put back", async () => {
    const { tower, code, isClean } = play();
    tower.parts().clock.after(30, () => {
      throw new Error("a fault");
    });
    vi.advanceTimersByTime(100);
    await expect(code).rejects.toThrow("a fault");
    isClean();
  });

  test("stopped and going on it takes the terminal again, and paints it anew", () => {
    const { keys, window } = play();
    keys.emit("data", "\x1b[?0u");
    vi.advanceTimersByTime(100);
    window.sent = [];
    process.emit("SIGCONT", "SIGCONT");
    vi.advanceTimersByTime(20);
    expect(window.sent.slice(0, 2)).toEqual([STOP_REPORTING + LEAVE, ENTER + REPORT_RELEASES]);
    expect(window.sent.join("")).toContain("\x1b[2J");
    expect(keys.raw).toBe(true);
    keys.emit("data", "q");
    vi.advanceTimersByTime(20);
  });

  test("a terminal that is gone ends it", async () => {
    const { keys, code, isClean } = play();
    keys.emit("end");
    expect(await code).toBe(0);
    isClean();
  });

  test("releases are asked for where they are offered, and given up at the end", async () => {
    const { keys, window, code, isClean } = play();
    keys.emit("data", "\x1b[?0u");
    expect(window.sent.at(-1)).toBe(REPORT_RELEASES);
    keys.emit("data", "\x1b[113u");
    vi.advanceTimersByTime(20);
    await code;
    expect(window.sent.at(-1)).toBe(STOP_REPORTING + LEAVE);
    isClean();
  });

  test("a resized window is painted anew", () => {
    const { keys, window } = play();
    vi.advanceTimersByTime(100);
    window.columns = 30;
    window.sent = [];
    window.emit("resize");
    vi.advanceTimersByTime(20);
    expect(window.sent.join("")).toContain("\x1b[2J");
    expect(window.sent.join("")).toContain("This window is 30 by 24");
    keys.emit("data", "q");
    vi.advanceTimersByTime(20);
  });

  test("a window slower than the tower gets no pictures while it is behind", () => {
    const { keys, window } = play();
    window.sent = [];
    window.writableLength = 1;
    vi.advanceTimersByTime(200);
    expect(window.sent).toEqual([]);
    window.writableLength = 0;
    vi.advanceTimersByTime(20);
    expect(window.sent.length).toBe(1);
    keys.emit("data", "q");
    vi.advanceTimersByTime(20);
  });

  test("a dumb one gets plain text and not one escape sequence", async () => {
    vi.stubEnv("TERM", "dumb");
    const { keys, window, code } = play();
    vi.advanceTimersByTime(3000);
    keys.emit("data", "\x1b[?0u\r");
    vi.advanceTimersByTime(3000);
    keys.emit("data", "q");
    vi.advanceTimersByTime(20);
    await code;
    expect(window.sent.join("")).toContain("+----");
    expect(window.sent.join("")).toMatch(/^[ -~\n]*$/);
  });
});
