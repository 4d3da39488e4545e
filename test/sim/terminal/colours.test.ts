import { describe, expect, test } from "vitest";
import { colourDepth, sgr, speaksUnicode } from "../../../sim/terminal/colours";

test.each([
  [{ TERM: "xterm-256color", COLORTERM: "truecolor" }, 24],
  [{ TERM: "xterm-256color", COLORTERM: "24bit" }, 24],
  [{ TERM: "xterm-kitty" }, 24],
  [{ TERM: "xterm-direct" }, 24],
  [{ WT_SESSION: "1" }, 24],
  [{ TERM: "xterm-256color" }, 8],
  [{ TERM: "screen-256color" }, 8],
  [{ TERM: "xterm" }, 4],
  [{ TERM: "linux" }, 4],
  [{ TERM: "vt100" }, 0],
  [{ TERM: "dumb", COLORTERM: "truecolor" }, 0],
  [{ TERM: "xterm-256color", COLORTERM: "truecolor", NO_COLOR: "1" }, 0],
  [{ TERM: "xterm-256color", NO_COLOR: "" }, 8],
] as const)("the terminal of %j has %d bits of colour", (env, depth) => {
  expect(colourDepth(env)).toBe(depth);
});

test.each([
  [{ LANG: "de_DE.UTF-8" }, "linux", true],
  [{ LANG: "C.utf8" }, "linux", true],
  [{ LANG: "de_DE.UTF-8", LC_ALL: "C" }, "linux", false],
  [{}, "linux", false],
  [{}, "darwin", true],
  [{}, "win32", true],
  [{ LANG: "de_DE.UTF-8", TERM: "dumb" }, "linux", false],
] as const)("with %j on %s more than ASCII can be shown: %s", (env, platform, unicode) => {
  expect(speaksUnicode(env, platform)).toBe(unicode);
});

describe("a colour's code", () => {
  test.each([
    [[255, 0, 10], "back", 24, "48;2;255;0;10"],
    [[255, 0, 10], "fore", 24, "38;2;255;0;10"],
    [[255, 0, 0], "back", 8, "48;5;196"],
    [[0, 0, 0], "back", 8, "48;5;16"],
    [[255, 255, 255], "fore", 8, "38;5;231"],
    [[118, 118, 118], "back", 8, "48;5;243"],
    [[18, 18, 20], "back", 8, "48;5;233"],
    [[205, 0, 0], "back", 4, "41"],
    [[255, 0, 0], "back", 4, "101"],
    [[255, 0, 0], "fore", 4, "91"],
    [[18, 18, 20], "back", 4, "40"],
    [[255, 0, 0], "back", 0, ""],
  ] as const)("%j as %s with %d bits: %s", (colour, ground, depth, code) => {
    expect(sgr(colour, ground, depth)).toBe(code);
  });
});
