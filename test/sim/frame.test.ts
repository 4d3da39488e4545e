import { expect, test } from "vitest";
import { frameText } from "../../sim/frame";

function rgb(...colours: number[]): Uint8Array {
  return Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
}

test("a frame is letters, a legend and its CRC", () => {
  expect(frameText(rgb(0, 0xff0000, 0x000009, 0xff0000), 2, 2, 0xbeef)).toBe(".a\nba\na=ff0000 b=000009\ncrc 0000beef");
});

test("a black frame has an empty legend", () => {
  expect(frameText(rgb(0, 0, 0), 3, 1, 0xffffffff)).toBe("...\n\ncrc ffffffff");
});

test("letters go by first appearance in reading order", () => {
  expect(frameText(rgb(3, 1, 2, 3), 4, 1, 0).split("\n")[0]).toBe("abca");
});

test("colours beyond the letters there are share a star", () => {
  const colours = Array.from({ length: 64 }, (_, i) => i + 1);
  const [row, legend] = frameText(rgb(...colours), 64, 1, 0).split("\n");
  expect(row).toMatch(/^abc.*789\*\*$/);
  expect(legend).toContain("9=00003e *=00003f *=000040");
});
