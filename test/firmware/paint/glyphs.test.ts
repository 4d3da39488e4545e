import { describe, expect, test } from "vitest";
import { font } from "../../../firmware/paint/font.frozen";
import * as glyphs from "../../../firmware/paint/glyphs";
import { createGlyphs } from "../../../sim/glyphs";

const glyph = createGlyphs(font);

/** "x,y" of every dot. */
function dots(character: string): Set<string> {
  return new Set(glyph(character).dots.map(([x, y]) => `${x},${y}`));
}

function size(character: string): string {
  const { width, dots } = glyph(character);
  return `${width}x${Math.max(...dots.map(([, y]) => y)) + 1}`;
}

/** In how many dots two glyphs differ. */
function distance(a: string, b: string): number {
  const [first, second] = [dots(a), dots(b)];
  return [...first].filter((dot) => !second.has(dot)).length + [...second].filter((dot) => !first.has(dot)).length;
}

test("every name stands for glyphs of the font", () => {
  for (const [name, characters] of Object.entries(glyphs))
    for (const character of characters) expect(() => glyph(character), name).not.toThrow();
});

describe("a die", () => {
  test.each([0, 1, 2, 3, 4, 5, 6])("of %d has as many pips, all on its body, in a cell of 5x5", (face) => {
    const pips = dots(glyphs.PIPS[face]!);
    expect(pips.size).toBe(face);
    expect(glyph(glyphs.PIPS[face]!).width).toBe(5);
    for (const pip of pips) expect(dots(glyphs.DIE_BODY).has(pip)).toBe(true);
  });

  test("has its body inside the ring; corners and dots are parts of the ring", () => {
    const ring = dots(glyphs.RING);
    for (const dot of dots(glyphs.DIE_BODY)) expect(ring.has(dot)).toBe(false);
    for (const mark of [glyphs.CORNERS, glyphs.DOTS]) for (const dot of dots(mark)) expect(ring.has(dot)).toBe(true);
    expect([ring.size, dots(glyphs.CORNERS).size, dots(glyphs.DOTS).size]).toEqual([16, 12, 4]);
  });

  test("looks the same from all sides where a real one does", () => {
    for (const face of [0, 1, 4, 5]) {
      const turned = [...dots(glyphs.PIPS[face]!)].map((dot) => {
        const [x, y] = dot.split(",").map(Number) as [number, number];
        return `${4 - y},${x}`;
      });
      expect(new Set(turned)).toEqual(dots(glyphs.PIPS[face]!));
    }
  });
});

describe("what is read from two metres differs", () => {
  const groups: [string, string, number][] = [
    ["digits", "0123456789", 1],
    ["small digits", glyphs.SMALL_DIGITS, 1],
    ["faces", glyphs.PIPS, 1],
    ["seat numbers", glyphs.SEAT_NUMBER, 4],
    [
      "icons of the menu",
      glyphs.UNDO + glyphs.NEW_GAME + glyphs.SPEAKER + glyphs.SUN + glyphs.TOWER + glyphs.CROSS + glyphs.SOUND_WAVES,
      8,
    ],
    ["spaces", glyphs.STRAIGHT + glyphs.PAIRS + glyphs.CHANCE, 8],
  ];
  test.each(groups)("%s: each from each", (_name, characters, least) => {
    for (const a of characters)
      for (const b of characters) if (a < b) expect(distance(a, b)).toBeGreaterThanOrEqual(least);
  });
});

describe("sizes that the screens count on", () => {
  const sizes: [string, string][] = [
    ["0123456789+-", "4x5"],
    [glyphs.SMALL_DIGITS, "4x4"],
    [glyphs.SEAT_NUMBER, "6x7"],
    [glyphs.CHILI, "12x8"],
    [glyphs.CROWN, "7x5"],
    [glyphs.TOWER, "5x6"],
    [glyphs.PAD, "3x5"],
    [glyphs.ROLL_AGAIN, "5x5"],
    [glyphs.PAD_SMALL + glyphs.ROLL_SMALL + glyphs.CROSS_SMALL, "3x3"],
    [glyphs.UNDO + glyphs.NEW_GAME + glyphs.SPEAKER + glyphs.SOUND_WAVES + glyphs.SUN + glyphs.CHIP, "7x7"],
    [glyphs.CROSS + glyphs.EMPTY_DIE + glyphs.STRAIGHT, "7x7"],
    [glyphs.CHANCE, "5x6"],
    [glyphs.ARROW_LEFT + glyphs.ARROW_RIGHT, "3x5"],
    [glyphs.PERSON, "5x5"],
    [glyphs.TICK, "6x5"],
  ];
  test.each(sizes)("%s: %s", (characters, expected) => {
    const [width, height] = expected.split("x").map(Number) as [number, number];
    for (const character of characters) {
      const [w, h] = size(character).split("x").map(Number) as [number, number];
      expect(w).toBe(width);
      expect(h).toBeLessThanOrEqual(height);
    }
  });
});
