import { expect, test } from "vitest";
import { flashImage } from "./flash-image";

test("files stand one after the other, each header on a multiple of 4", () => {
  const image = flashImage({ ".boot0": "abcde", ".bootcde": "x" }, 4096);
  expect(image).toHaveLength(4096);
  expect(image.readUInt32LE(0)).toBe(5);
  expect(image.toString("latin1", 4, 11)).toBe(".boot0\0");
  expect(image.toString("latin1", 32, 37)).toBe("abcde");
  expect([...image.subarray(37, 40)]).toEqual([255, 255, 255]);
  expect(image.readUInt32LE(40)).toBe(1);
  expect(image.toString("latin1", 44, 53)).toBe(".bootcde\0");
  expect([...new Set(image.subarray(40 + 32 + 1))]).toEqual([255]);
});

test("a name that Storage would cut is refused", () => {
  expect(() => flashImage({ ["n".repeat(29)]: "x" }, 4096)).toThrow("Storage: the name");
});
