import { expect, test } from "vitest";
import { keyOfCharacter, keyOfSequence } from "../../../sim/terminal/key-codes";

test("a capital is its small letter with Shift, a control character its letter with Control", () => {
  expect(keyOfCharacter("S")).toEqual({ name: "s", shift: true, ctrl: false, action: "press" });
  expect(keyOfCharacter("\x03")).toEqual({ name: "c", shift: false, ctrl: true, action: "press" });
});

test("a sequence tells key, modifiers and what happened to it", () => {
  expect(keyOfSequence("\x1b[1;6:3D")).toEqual({ name: "left", shift: true, ctrl: true, action: "release" });
});

test.each(["\x1b[u", "\x1b[;;u", "\x1b[99999999u", "\x1b[1;0D", "\x1b[?1u", "\x1bx", "\x1b["])(
  "%j is a key or nothing, and no error",
  (sequence) => {
    expect(() => keyOfSequence(sequence)).not.toThrow();
  },
);
