import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wireOf } from "../../../build/board/wire";
import type { Corner, MatrixWiring, Path } from "../../../hal/board";
import { ledAt } from "../../espruino/board/picture";

const corner = fc.constantFrom<Corner>("top left", "top right", "bottom left", "bottom right");
const path: fc.Arbitrary<Required<Path>> = fc.record({
  start: corner,
  lines: fc.constantFrom<"rows" | "columns">("rows", "columns"),
  zigzag: fc.boolean(),
});
const size = fc.constantFrom({ width: 16, height: 16 }, { width: 32, height: 8 });
const wiring: fc.Arbitrary<MatrixWiring> = fc
  .tuple(size, path, fc.option(path, { nil: undefined }))
  .map(([of, leds, tiles]) => ({
    pin: 13,
    colourOrder: "grb" as const,
    ...of,
    ...leds,
    ...(tiles ? { tiles: { width: 8, height: 8, ...tiles } } : {}),
  }));

/** Which pixel the board's Graphics and the pieces after it send as which LED (libs/graphics of the interpreter). */
function sentAs(matrix: MatrixWiring): Map<string, number> {
  const wire = wireOf(matrix) ?? { ...matrix, rotation: 0, isReflected: false, runs: [], runBytes: 0 };
  const isSwapped = wire.rotation % 2 === 1;
  const invertsX = (wire.rotation === 1 || wire.rotation === 2) !== (wire.isReflected && !isSwapped);
  const invertsY = wire.rotation >= 2 !== (wire.isReflected && isSwapped);
  const ledOfByte = new Map<number, number>();
  wire.runs.forEach((at, run) => {
    for (let i = 0; i < wire.runBytes; i++) ledOfByte.set(at + i, run * wire.runBytes + i);
  });
  const leds = new Map<string, number>();
  for (let y = 0; y < matrix.height; y++)
    for (let x = 0; x < matrix.width; x++) {
      let [column, row] = isSwapped ? [y, x] : [x, y];
      if (invertsX) column = wire.width - 1 - column;
      if (invertsY) row = wire.height - 1 - row;
      if (matrix.zigzag && row % 2 === 1) column = wire.width - 1 - column;
      const byte = (row * wire.width + column) * 3;
      leds.set(`${x},${y}`, (wire.runs.length > 0 ? ledOfByte.get(byte)! : byte) / 3);
    }
  return leds;
}

describe("a panel wired in any way", () => {
  it("gets each pixel at the LED that sits there, and has a LED for each", () => {
    fc.assert(
      fc.property(wiring, (matrix) => {
        const sent = sentAs(matrix);
        for (const [place, led] of sent) {
          const [x, y] = place.split(",").map(Number);
          expect([place, led]).toEqual([place, ledAt(matrix, x!, y!)]);
        }
        expect(new Set(sent.values()).size).toBe(256);
      }),
      { numRuns: 400 },
    );
  });

  // By hand, from drawings of panels: the model that everything is compared with.
  const plain = { pin: 13, width: 16, height: 16, zigzag: false, colourOrder: "grb" } as const;
  const tiled = (tiles: Path, leds: Path): MatrixWiring => ({
    ...plain,
    ...leds,
    tiles: { width: 8, height: 8, ...tiles },
  });
  it.each<[string, MatrixWiring, [number, number, number][]]>([
    ["rows", plain, [[0, 0, 0], [15, 0, 15], [0, 1, 16], [15, 15, 255]]], // biome-ignore format: a table
    ["rows, zigzag", { ...plain, zigzag: true }, [[0, 0, 0], [15, 1, 16], [0, 1, 31], [0, 15, 255]]], // biome-ignore format: a table
    ["columns from the bottom right, zigzag", { ...plain, start: "bottom right", lines: "columns", zigzag: true }, [[15, 15, 0], [15, 0, 15], [14, 0, 16], [0, 15, 255]]], // biome-ignore format: a table
    ["32x8 columns, zigzag", { ...plain, width: 32, height: 8, lines: "columns", zigzag: true }, [[0, 0, 0], [0, 7, 7], [1, 7, 8], [31, 0, 255]]], // biome-ignore format: a table
    ["tiles in rows, LEDs in rows", tiled({ zigzag: false }, { zigzag: false }), [[7, 7, 63], [8, 0, 64], [0, 8, 128], [15, 15, 255]]], // biome-ignore format: a table
    ["tiles as a snake, LEDs as snakes", tiled({ zigzag: true }, { zigzag: true }), [[0, 1, 15], [8, 8, 128], [0, 8, 192], [0, 15, 255]]], // biome-ignore format: a table
  ])("%s", (_name, matrix, expected) => {
    for (const [x, y, led] of expected) expect([x, y, ledAt(matrix, x, y)]).toEqual([x, y, led]);
  });

  it("costs the board nothing where one panel is only turned or mirrored", () => {
    fc.assert(
      fc.property(size, path, (of, leds) => {
        const wire = wireOf({ pin: 13, colourOrder: "grb", ...of, ...leds });
        expect(wire?.runs ?? []).toEqual([]);
      }),
    );
    expect(wireOf(plain)).toBeUndefined();
  });
});
