import { describe, expect, test } from "vitest";
import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import type { Key } from "../../../sim/terminal/key-codes";
import { gestureOf } from "../../../sim/terminal/keymap";

const key = (name: string, more: Partial<Key> = {}): Key => ({
  name,
  shift: false,
  ctrl: false,
  action: "press",
  ...more,
});

describe("keys of any terminal", () => {
  test.each([
    ["left", LEFT],
    ["a", LEFT],
    ["h", LEFT],
    ["right", RIGHT],
    ["d", RIGHT],
    ["l", RIGHT],
    ["enter", OK],
    ["o", OK],
    ["s", STAR],
    ["*", STAR],
  ])("%s is a short press, with Shift a hold", (name, button) => {
    expect(gestureOf(key(name), false)).toEqual({ do: "press", button, ms: 60 });
    const shifted = name === "*" ? 60 : 1200;
    expect(gestureOf(key(name, { shift: true }), false)).toEqual({ do: "press", button, ms: shifted });
  });

  test.each([
    ["space", { do: "shake" }],
    ["m", { do: "press", button: STAR, ms: 1200 }],
    ["n", { do: "new-game" }],
    ["f3", { do: "new-game" }],
    ["k", { do: "motion", trace: "knock" }],
    ["p", { do: "pull-plug" }],
    ["b", { do: "browser" }],
    ["q", { do: "quit" }],
  ])("%s: %j", (name, gesture) => {
    expect(gestureOf(key(name), false)).toEqual(gesture);
  });

  test("Ctrl-C quits, Ctrl-Z suspends, other keys do nothing", () => {
    expect(gestureOf(key("c", { ctrl: true }), false)).toEqual({ do: "quit" });
    expect(gestureOf(key("z", { ctrl: true }), false)).toEqual({ do: "suspend" });
    for (const other of [key("x"), key("escape"), key("\u00e9"), key("a", { ctrl: true })])
      expect(gestureOf(other, false)).toBeUndefined();
  });
});

describe("where the terminal tells keys let up", () => {
  test("a button is down as long as its key", () => {
    expect(gestureOf(key("left"), true)).toEqual({ do: "down", button: LEFT });
    expect(gestureOf(key("left", { action: "repeat" }), true)).toBeUndefined();
    expect(gestureOf(key("left", { action: "release" }), true)).toEqual({ do: "up", button: LEFT });
  });

  test("a repeat prolongs a shake, and nothing else", () => {
    expect(gestureOf(key("space", { action: "repeat" }), true)).toEqual({ do: "shake" });
    expect(gestureOf(key("space", { action: "release" }), true)).toBeUndefined();
    expect(gestureOf(key("q", { action: "repeat" }), true)).toBeUndefined();
    expect(gestureOf(key("p", { action: "release" }), true)).toBeUndefined();
  });
});
