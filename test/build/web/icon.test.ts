import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { iconPng, iconSvg } from "../../../build/web/icon";

test.each([
  [192, 0],
  [512, 0.12],
])("a picture of %i pixels with a margin of %d shows a red pip in the middle", (size, margin) => {
  const png = PNG.sync.read(iconPng(size, margin));
  const at = (x: number, y: number) => [...png.data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
  expect([png.width, png.height]).toEqual([size, size]);
  expect(at(size / 2, size / 2)).toEqual([255, 74, 58, 255]);
  // Systems cut a maskable icon round: it fills its square.
  expect(at(0, 0)[3]).toBe(margin > 0 ? 255 : 0);
});

test("the same as a drawing", () => {
  expect(iconSvg().match(/<circle/g)).toHaveLength(5);
});
