import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { ledOnScreen } from "../../sim/colour";
import { framePng, LED_PIXELS } from "../../sim/png";

/** Three LEDs by two: red, dark, a dim white; below three dark ones. */
const rgb = Uint8Array.of(120, 6, 2, 0, 0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const png = PNG.sync.read(framePng(rgb, 3, 2));

/** The colour `right` and `down` pixels from the middle of an LED. */
function pixel(x: number, y: number, right = 0, down = 0): number[] {
  const at = ((y + 1) * LED_PIXELS + down) * png.width + (x + 1) * LED_PIXELS + right;
  return [...png.data.subarray(at * 4, at * 4 + 4)];
}

function close(found: number[], wanted: readonly number[], by: number): void {
  for (const [i, value] of wanted.entries()) expect(Math.abs(found[i]! - value)).toBeLessThanOrEqual(by);
}

describe("PNG of a frame", () => {
  test("has a place for each LED and half of one around", () => {
    expect([png.width, png.height]).toEqual([4 * LED_PIXELS, 3 * LED_PIXELS]);
  });

  test("an LED is a dot of its colour, all over", () => {
    for (const [right, down] of [
      [0, 0],
      [-1, -1],
      [5, 0],
      [0, -6],
      [4, 4],
    ] as const) {
      close(pixel(0, 0, right, down), [...ledOnScreen(120, 6, 2), 255], 8);
      close(pixel(2, 0, right, down), [...ledOnScreen(8, 8, 8), 255], 8);
    }
  });

  test("between dots it is darker, and round a bright one it glows", () => {
    const half = LED_PIXELS / 2;
    expect(pixel(0, 0, half, half)[0]).toBeLessThan(pixel(0, 0)[0]! / 2);
    expect(pixel(0, 0, half, 0)[0]).toBeGreaterThan(pixel(1, 1, half, 0)[0]!);
  });

  test("a dark LED is just to be made out", () => {
    const [red, green, blue] = pixel(1, 1);
    for (const channel of [red!, green!, blue!]) {
      expect(channel).toBeGreaterThan(10);
      expect(channel).toBeLessThan(60);
    }
  });

  test("the picture is opaque, into its corners", () => {
    for (let at = 3; at < png.data.length; at += 4) expect(png.data[at]).toBe(255);
  });
});
