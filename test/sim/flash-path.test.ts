import { expect, test } from "vitest";
import { defaultFlashPath } from "../../sim/flash-path";

test.each([
  ["linux", {}, "/home/eva", "/home/eva/.local/state/dice-tower/tower.flash"],
  ["linux", { XDG_STATE_HOME: "/data/state" }, "/home/eva", "/data/state/dice-tower/tower.flash"],
  ["linux", { XDG_STATE_HOME: "relative" }, "/home/eva", "/home/eva/.local/state/dice-tower/tower.flash"],
  ["linux", { XDG_STATE_HOME: "" }, "/home/eva", "/home/eva/.local/state/dice-tower/tower.flash"],
  ["darwin", {}, "/Users/eva", "/Users/eva/Library/Application Support/dice-tower/tower.flash"],
  ["win32", { LOCALAPPDATA: "D:\\Data" }, "C:\\Users\\eva", "D:\\Data\\dice-tower\\tower.flash"],
  ["win32", {}, "C:\\Users\\eva", "C:\\Users\\eva\\AppData\\Local\\dice-tower\\tower.flash"],
] as const)("on %s with %j in %s: %s", (platform, env, home, expected) => {
  expect(defaultFlashPath({ platform, env, home })).toBe(expected);
});
