import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Kept, packKept, unpackKept } from "../../../firmware/session/checkpoint";

describe("what survives, as bytes", () => {
  test("settings, base, choices, each with its length", () => {
    const choices = [
      { sequence: 0x01020304, payload: [255, 1, 2, 0] },
      { sequence: 5, payload: [0, 1] },
    ];
    expect([...packKept({ settings: [4, 0, 2], base: new Uint8Array([1, 9, 8]), choices })]).toEqual([
      ...[3, 4, 0, 2],
      ...[3, 1, 9, 8],
      ...[4, 3, 2, 1, 4, 255, 1, 2, 0],
      ...[5, 0, 0, 0, 2, 0, 1],
    ]);
  });

  test("comes back", () => {
    const bytes = (maxLength: number) => fc.array(fc.nat({ max: 255 }), { maxLength });
    const choice = fc.record({ sequence: fc.integer({ min: 0, max: 0xffffffff }), payload: bytes(22) });
    const kept = fc.record({
      settings: bytes(20),
      base: fc.uint8Array({ maxLength: 255 }),
      choices: fc.array(choice, { maxLength: 24 }),
    });
    const same = (value: Kept) => {
      expect(unpackKept(packKept(value))).toEqual(value);
    };
    fc.assert(fc.property(kept, same));
  });

  test("a state that doesn't fit is refused, not cut off", () => {
    const kept = (length: number) => ({ settings: [], base: new Uint8Array(length).fill(7), choices: [] });
    expect(unpackKept(packKept(kept(255))).base).toHaveLength(255);
    expect(() => packKept(kept(256))).toThrow("checkpoint: a state of 255 bytes");
  });

  test.each([
    ["nothing", []],
    ["settings cut off", [3, 4, 0]],
    ["no base", [3, 4, 0, 2]],
    ["a base cut off", [0, 4, 1, 2, 3]],
    ["a choice without its length", [0, 1, 0, 5, 0, 0, 0]],
    ["a choice cut off within its number", [0, 1, 0, 5, 0]],
    ["a choice cut off", [0, 1, 0, 5, 0, 0, 0, 3, 1, 2]],
  ])("%s is an error", (_, bytes) => {
    expect(() => unpackKept(new Uint8Array(bytes))).toThrow("checkpoint: too short");
  });
});
