import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pinRoles } from "../../../build/board/pin-check";
import { boardNames, loadBoard } from "../../../build/board-file";
import { drawings } from "../../../build/drawings/drawings";

const made = await drawings();

test.each(made.map(({ file, svg }) => [file, svg] as const))(
  "%s is what the script makes (npm run drawings)",
  (file, svg) => {
    expect(readFileSync(file, "utf8")).toBe(svg);
  },
);

describe("a wiring diagram", () => {
  test.each(boardNames())("of %s names each pin of the record once, and no other", async (name) => {
    const { svg } = made.find(({ file }) => file === `docs/wiring-${name}.svg`)!;
    const drawn = [...svg.matchAll(/>GPIO (\d+)</g)].map((found) => Number(found[1]));
    const pins = pinRoles(await loadBoard(name)).map(({ pin }) => pin);
    expect(drawn.sort()).toEqual(pins.sort());
  });

  test("shows as many LEDs as the panel has", async () => {
    const { svg } = made.find(({ file }) => file === "docs/wiring-esp32-32x8.svg")!;
    expect(svg.match(/<circle [^>]*fill="#567"/g)).toHaveLength(256);
    expect(svg).toContain("32x8 WS2812B");
  });
});
