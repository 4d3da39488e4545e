import { describe, expect, test } from "vitest";
import { drawNumber } from "../../../firmware/paint/draw";
import { CORNERS, DOTS, PAD, RING, ROLL_AGAIN } from "../../../firmware/paint/glyphs";
import {
  BLACK,
  BODY,
  buildPalette,
  CURSOR,
  DIM,
  HELD,
  PIP,
  RED,
  RED_BODY,
  SCORES,
  SEAT,
  SEAT_DIM,
} from "../../../firmware/paint/palette";
import {
  BRIGHTNESS,
  DEFAULT_BRIGHTNESS,
  DEFAULT_SETTINGS,
  SETTING_HIGHEST,
  SETTING_LOWEST,
} from "../../../firmware/session/settings";
import type { Colour } from "../../../hal/led-matrix";
import type { SimLedMatrix } from "../../../sim/led-matrix";
import { BRIGHT_RED_DIE, drawDiceRow, RED_DIE, SCORING_DIE, WHITE_DIE } from "../../support/dice-row";
import { painted } from "../../support/picture";

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const channels = (colour: Colour) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
const sum = (colour: Colour) => channels(colour).reduce((all, level) => all + level, 0);
/** How bright it looks: luminous intensity of the WS2812B's three chips (datasheet: 390-420, 660-720, 180-200 mcd). */
const light = (colour: Colour) => channels(colour)[0] * 0.33 + channels(colour)[1] * 0.54 + channels(colour)[2] * 0.15;

describe("the colour order", () => {
  test.each(["rgb", "grb", "brg", "bgr", "rbg", "gbr"] as const)("%s is the order of the bytes", (order) => {
    const plain = buildPalette("rgb", 8);
    for (const [place, colour] of buildPalette(order, 8).entries()) {
      const named = Object.fromEntries(channels(colour).map((level, i) => [order[i]!, level]));
      expect([named.r, named.g, named.b]).toEqual(channels(plain[place]!));
    }
  });

  test("red is red on the wire: most in the red byte, next to nothing in the others", () => {
    for (const step of STEPS) {
      const [red, green, blue] = channels(buildPalette("rgb", step)[RED]!);
      expect(red).toBeGreaterThanOrEqual(4);
      expect(Math.max(green, blue) * 10).toBeLessThanOrEqual(red);
    }
  });
});

describe.each(STEPS)("at brightness %d", (step) => {
  const colours = buildPalette("rgb", step);

  test("nothing vanishes but black", () => {
    expect(colours).toHaveLength(SEAT_DIM + 8);
    for (const [place, colour] of colours.entries()) expect(colour > 0).toBe(place !== BLACK);
    for (const colour of colours) for (const level of channels(colour)) expect(level).toBeLessThanOrEqual(255);
  });

  test("seats differ from each other, bright and dim, and the bright one stands out", () => {
    const bright = SEATS.map((seat) => colours[SEAT + seat]!);
    const dim = SEATS.map((seat) => colours[SEAT_DIM + seat]!);
    expect(new Set([...bright, ...dim]).size).toBe(16);
    for (const seat of SEATS)
      expect(Math.max(...channels(bright[seat]!))).toBeGreaterThanOrEqual(2 * Math.max(...channels(dim[seat]!)));
  });

  test("a pip stands out from every body but the bright red one, which differs in hue", () => {
    for (const body of [BODY, RED_BODY, SCORES])
      expect(light(colours[PIP]!)).toBeGreaterThan(1.5 * light(colours[body]!));
    expect(channels(colours[RED]!)[1]).toBeLessThanOrEqual(channels(colours[PIP]!)[1] / 4);
  });

  test("marks of different meaning differ", () => {
    const marks = [PIP, BODY, RED, RED_BODY, CURSOR, HELD].map((place) => colours[place]);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

test("in grey a red body is brighter than a white die's, and a bright red one much more, from step 2 up", () => {
  for (const step of STEPS.slice(1)) {
    const colours = buildPalette("rgb", step);
    expect(light(colours[RED_BODY]!)).toBeGreaterThan(0.95 * light(colours[BODY]!));
    expect(light(colours[RED]!)).toBeGreaterThan(1.8 * light(colours[BODY]!));
  }
});

test("each step is brighter than the one before, and no colour gets darker", () => {
  for (const step of STEPS.slice(1)) {
    const now = buildPalette("rgb", step);
    const before = buildPalette("rgb", step - 1);
    for (const [place, colour] of now.entries()) expect(sum(colour)).toBeGreaterThanOrEqual(sum(before[place]!));
    for (const place of [PIP, RED]) expect(sum(now[place]!)).toBeGreaterThan(sum(before[place]!));
  }
});

test("the settings know the same steps", () => {
  expect([SETTING_LOWEST[BRIGHTNESS], SETTING_HIGHEST[BRIGHTNESS]]).toEqual([1, 8]);
  expect(DEFAULT_SETTINGS[BRIGHTNESS]).toBe(DEFAULT_BRIGHTNESS);
});

/** Six dice in their cells, all held and all pointed at: the most that a tray can show above the status. */
function drawTray(
  matrix: SimLedMatrix,
  colours: ArrayLike<Colour>,
  faces: number[],
  looks: number[],
  mark: string,
): void {
  const wide = matrix.width > 16;
  for (const [x, y, from, to] of wide ? [[0, 0, 0, 6] as const] : [[0, 0, 0, 3] as const, [0, 5, 3, 6] as const]) {
    drawDiceRow(matrix, colours, x, y, faces.slice(from, to), looks.slice(from, to));
    matrix.drawGlyphs(RING.repeat(to - from), x, y, colours[HELD]!);
    matrix.drawGlyphs(mark.repeat(to - from), x, y, colours[CURSOR]!);
  }
}

describe("current without the last guard", () => {
  const SIXES = [6, 6, 6, 6, 6, 6];
  const REDS = [1, 2, 3, 4, 5, 6];
  const all = (look: number) => REDS.map(() => look);
  const panels = [
    [16, 16],
    [32, 8],
  ] as const;
  const limits = [
    [DEFAULT_BRIGHTNESS, 500],
    [8, 1000],
  ] as const;

  // Faces, looks, the marks round all dice that are held, too, and the number below.
  const trays: [string, number[], number[], string, number][] = [
    ["six 6s and a score", SIXES, [...all(WHITE_DIE).slice(1), RED_DIE], CORNERS, 8888],
    ["six 6s that score", SIXES, all(SCORING_DIE), CORNERS, 8888],
    ["all six red and a score", REDS, all(RED_DIE), CORNERS, 8888],
    [
      "six 6s, the red one breathing, and the rolls left",
      SIXES,
      [...all(WHITE_DIE).slice(1), BRIGHT_RED_DIE],
      CORNERS,
      30,
    ],
    ["all six red and breathing, and the rolls left", REDS, all(BRIGHT_RED_DIE), CORNERS, 30],
    ["all six red and breathing, about to be rolled", REDS, all(BRIGHT_RED_DIE), DOTS, 30],
  ];

  test.each(trays)("%s, whoever's turn it is", (_name, faces, looks, marks, number) => {
    for (const [width, height] of panels)
      for (const [brightness, limit] of limits)
        for (const seat of SEATS)
          for (const colour of [RED, SEAT + seat]) {
            const paint = (matrix: SimLedMatrix, colours: ArrayLike<Colour>) => {
              const wide = width > 16;
              drawTray(matrix, colours, faces, looks, marks);
              drawNumber(matrix, number, number < 100 ? 6 : wide ? 30 : 14, wide ? 1 : 11, colours[colour]!);
              if (number < 100 && !wide) matrix.drawGlyphs(ROLL_AGAIN, 7, 11, colours[CURSOR]!);
              if (number < 100 && !wide) matrix.drawGlyphs(PAD, 12, 11, colours[DIM]!);
              matrix.fillRect(width - 1, 0, 1, height, colours[SEAT + seat]!);
            };
            const { milliamps } = painted(width, height, paint, brightness);
            expect(milliamps(), `${width}x${height}, brightness ${brightness}, seat ${seat}`).toBeLessThan(limit);
          }
  });

  test("a panel all white isn't under it: that is what the guard is for", () => {
    const white = painted(16, 16, (matrix, colours) => matrix.fillRect(0, 0, 16, 16, colours[PIP]!));
    expect(white.milliamps()).toBeGreaterThan(1000);
    white.show(1000);
    expect(white.milliamps()).toBeLessThanOrEqual(1000);
    white.show(500);
    expect(white.milliamps()).toBeLessThanOrEqual(500);
  });
});
