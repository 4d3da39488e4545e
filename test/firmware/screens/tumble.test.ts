import { expect, test } from "vitest";
import { FACE_MS, tumblingPips } from "../../../firmware/screens/tumble";

const STEPS = [0, 1, 2, 3, 4, 5];
const at = (step: number) => tumblingPips(step * FACE_MS);

test("every die of eight runs through all faces, another one at each step", () => {
  for (const die of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const seen = STEPS.map((step) => at(step)[die]);
    expect([...seen].sort().join("")).toBe("bcdefg");
  }
});

test("no two of six dice go through the faces in step", () => {
  const ways = [0, 1, 2, 3, 4, 5].map((die) => STEPS.map((step) => at(step)[die]).join(""));
  expect(new Set(ways).size).toBe(6);
});

test("a face stays for a while, and after six they come again, however late it is", () => {
  expect(tumblingPips(FACE_MS - 1)).toBe(at(0));
  expect(tumblingPips(FACE_MS)).toBe(at(1));
  expect(at(6)).toBe(at(0));
  expect(tumblingPips(2 ** 31 + 12)).toBe(at(Math.floor((2 ** 31 + 12) / FACE_MS)));
});
