import { describe, expect, test } from "vitest";
import { expose, ledOnScreen, toSrgb } from "../../sim/colour";

describe("from LEDs to screens", () => {
  test("dark is black and full is white", () => {
    expect(ledOnScreen(0, 0, 0)).toEqual([0, 0, 0]);
    expect(ledOnScreen(255, 255, 255)).toEqual([255, 255, 255]);
  });

  test("the dimmest LED can be seen, a usual pip is bright", () => {
    expect(ledOnScreen(1, 1, 1)[0]).toBeGreaterThan(60);
    expect(ledOnScreen(13, 13, 13)[0]).toBeGreaterThan(180);
  });

  test("more light is never darker, and 16 steps apart it is visibly brighter", () => {
    for (let level = 1; level < 256; level++)
      expect(ledOnScreen(level, 0, 0)[0]).toBeGreaterThanOrEqual(ledOnScreen(level - 1, 0, 0)[0]);
    for (let level = 1; level < 120; level *= 2)
      expect(ledOnScreen(2 * level, 0, 0)[0] - ledOnScreen(level, 0, 0)[0]).toBeGreaterThan(5);
  });

  test("the hue stays: all three colours are squeezed by the same share", () => {
    const [r, g, b] = expose([0.5, 0.25, 0.1]);
    expect(g / r).toBeCloseTo(0.5);
    expect(b / r).toBeCloseTo(0.2);
    expect(ledOnScreen(120, 0, 0).slice(1)).toEqual([0, 0]);
  });

  test.each([
    [0, 0],
    [0.0031308, 10],
    [0.2140411, 127.5],
    [1, 255],
    [-1, 0],
    [2, 255],
  ])("light %d is the sRGB byte %d", (light, byte) => {
    expect(Math.abs(toSrgb(light) - byte)).toBeLessThanOrEqual(0.5);
  });
});
