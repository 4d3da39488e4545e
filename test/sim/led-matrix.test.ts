import { describe, expect, test } from "vitest";
import type { MatrixWiring } from "../../hal/board";
import type { Font } from "../../hal/led-matrix";
import { createSimLedMatrix, type SimLedMatrix } from "../../sim/led-matrix";

const wiring: MatrixWiring = { pin: 13, width: 8, height: 4, zigzag: true, colourOrder: "rgb" };

/** "!" is an L of 2x3, '"' a bar of 1x4, "#" has no columns, "$" is 3 wide with only its last column set. */
const font: Font = {
  bitmap: "\xe0\x20\xf0\x00\x00\x80",
  widths: "\x02\x01\x00\x03",
  first: 33,
  height: 8,
};

function createMatrix(colourOrder: MatrixWiring["colourOrder"] = "rgb"): SimLedMatrix {
  return createSimLedMatrix({ ...wiring, colourOrder }, font);
}

/** What is seen after `draw`: '#' for every LED that is lit. */
function drawn(draw: (matrix: SimLedMatrix) => void): string[] {
  const matrix = createMatrix();
  draw(matrix);
  matrix.show(1000);
  const rgb = matrix.shown();
  return Array.from({ length: matrix.height }, (_, y) =>
    Array.from({ length: matrix.width }, (_, x) => {
      const at = (y * matrix.width + x) * 3;
      return rgb[at]! + rgb[at + 1]! + rgb[at + 2]! > 0 ? "#" : ".";
    }).join(""),
  );
}

const WHITE = 0x101010;

describe("drawing", () => {
  test("a rectangle covers w times h pixels from its top left", () => {
    expect(drawn((matrix) => matrix.fillRect(1, 1, 3, 2, WHITE))).toEqual([
      "........",
      ".###....",
      ".###....",
      "........",
    ]);
  });

  test("rectangles reach into all corners", () => {
    const corners = (matrix: SimLedMatrix) => {
      for (const [x, y] of [
        [0, 0],
        [7, 0],
        [0, 3],
        [7, 3],
      ] as const)
        matrix.fillRect(x, y, 1, 1, WHITE);
    };
    expect(drawn(corners)).toEqual(["#......#", "........", "........", "#......#"]);
  });

  test("glyphs are columns from the left with the top row in the highest bit, side by side", () => {
    expect(drawn((matrix) => matrix.drawGlyphs('!!"', 1, 0, WHITE))).toEqual([
      ".#.#.#..",
      ".#.#.#..",
      ".#####..",
      ".....#..",
    ]);
  });

  test("a glyph leaves what is under its unset bits", () => {
    const drawing = (matrix: SimLedMatrix) => {
      matrix.fillRect(0, 0, 2, 1, WHITE);
      matrix.drawGlyphs("!", 0, 0, WHITE);
    };
    expect(drawn(drawing)).toEqual(["##......", "#.......", "##......", "........"]);
  });

  test("a glyph may hang out of the matrix with bits that aren't set", () => {
    expect(drawn((matrix) => matrix.drawGlyphs("$", -2, 3, WHITE))[3]).toBe("#.......");
  });

  test("the last drawn colour counts, and black erases", () => {
    const matrix = createMatrix();
    matrix.fillRect(0, 0, 2, 1, 0x010203);
    matrix.fillRect(1, 0, 1, 1, 0);
    matrix.show(1000);
    expect([...matrix.shown().subarray(0, 6)]).toEqual([1, 2, 3, 0, 0, 0]);
  });

  test("clear makes all dark", () => {
    const drawing = (matrix: SimLedMatrix) => {
      matrix.fillRect(0, 0, 8, 4, WHITE);
      matrix.clear();
    };
    expect(drawn(drawing).join("")).not.toContain("#");
  });
});

describe("showing", () => {
  test("nothing is seen before show, and frames are counted", () => {
    const matrix = createMatrix();
    matrix.fillRect(0, 0, 1, 1, WHITE);
    expect(matrix.shown()[0]).toBe(0);
    expect(matrix.frames()).toBe(0);
    matrix.show(1000);
    matrix.show(1000);
    expect(matrix.shown()[0]).toBe(16);
    expect(matrix.frames()).toBe(2);
  });

  test.each([
    ["rgb", [1, 2, 3]],
    ["grb", [2, 1, 3]],
    ["brg", [2, 3, 1]],
    ["bgr", [3, 2, 1]],
    ["rbg", [1, 3, 2]],
    ["gbr", [3, 1, 2]],
  ] as const)("LEDs that take their bytes as %s show 0x010203 as red, green, blue %j", (order, rgb) => {
    const matrix = createMatrix(order);
    matrix.fillRect(0, 0, 1, 1, 0x010203);
    matrix.show(1000);
    expect([...matrix.shown().subarray(0, 3)]).toEqual(rgb);
  });

  test("board, idle LEDs and light make up the current", () => {
    const matrix = createMatrix();
    matrix.show(1000);
    expect(matrix.milliamps()).toBe(132);
    matrix.fillRect(0, 0, 1, 1, 0xff00ff);
    matrix.show(1000);
    expect(matrix.milliamps()).toBe(172);
  });

  test("a frame above the limit is dimmed as a whole to just below it", () => {
    const matrix = createMatrix();
    matrix.fillRect(0, 0, 8, 4, 0xff8000);
    matrix.show(500);
    // 32 LEDs of 383 * 20 / 255 mA; floor(368 * 255 * 256 / (32 * 383 * 20)) = 98 of 256.
    expect([...matrix.shown().subarray(0, 3)]).toEqual([(255 * 98) >> 8, (128 * 98) >> 8, 0]);
    expect(matrix.milliamps()).toBeLessThanOrEqual(500);
    expect(matrix.milliamps()).toBeGreaterThan(480);
  });

  test("dimming is of the frame sent, not of the picture", () => {
    const matrix = createMatrix();
    matrix.fillRect(0, 0, 8, 4, 0xffffff);
    matrix.show(200);
    matrix.show(3000);
    expect(matrix.shown()[0]).toBe(255);
  });

  test("a frame at the limit is shown as it is", () => {
    const matrix = createMatrix();
    matrix.fillRect(0, 0, 1, 1, 0xff0000);
    matrix.show(152);
    expect(matrix.shown()[0]).toBe(255);
    matrix.show(151);
    expect(matrix.shown()[0]).toBeLessThan(255);
  });

  test("what was shown can be kept", () => {
    const matrix = createMatrix();
    const before = matrix.shown();
    matrix.fillRect(0, 0, 1, 1, WHITE);
    matrix.show(1000);
    expect(before[0]).toBe(0);
  });
});

describe("wrong use", () => {
  const cases: [string, (matrix: SimLedMatrix) => void, string][] = [
    ["a rectangle over the right edge", (m) => m.fillRect(7, 0, 2, 1, 0), "matrix: rectangle 2x1 at 7,0 isn't inside"],
    ["a rectangle over the bottom", (m) => m.fillRect(0, 3, 1, 2, 0), "matrix: rectangle 1x2 at 0,3"],
    ["a rectangle from outside", (m) => m.fillRect(-1, 0, 2, 1, 0), "matrix: rectangle 2x1 at -1,0"],
    ["an empty rectangle", (m) => m.fillRect(0, 0, 0, 1, 0), "matrix: rectangle 0x1 at 0,0"],
    ["a rectangle between pixels", (m) => m.fillRect(0.5, 0, 1, 1, 0), "matrix: rectangle 1x1 at 0.5,0"],
    ["a glyph's dot below", (m) => m.drawGlyphs("!", 0, 2, 0), 'matrix: glyph "!" of "!" at 0,2 has a dot at 0,4'],
    ["a glyph's dot to the left", (m) => m.drawGlyphs("!", -1, 0, 0), "has a dot at -1,0, outside"],
    ["a glyph's dot to the right", (m) => m.drawGlyphs("!$", 4, 0, 0), 'glyph "$" of "!$" at 6,0 has a dot at 8,0'],
    ["glyphs between pixels", (m) => m.drawGlyphs("!", 0, 0.5, 0), 'matrix: glyphs "!" at 0,0.5'],
    ["a character that is no glyph", (m) => m.drawGlyphs("Z", 0, 0, 0), 'matrix: no glyph for "Z" (code 90)'],
    ["a character without columns", (m) => m.drawGlyphs("#", 0, 0, 0), 'matrix: no glyph for "#"'],
    ["a colour of 32 bits", (m) => m.fillRect(0, 0, 1, 1, 0x1000000), "matrix: 16777216 is no 24-bit colour"],
    ["a colour that isn't", (m) => m.drawGlyphs("!", 0, 0, Number.NaN), "matrix: NaN is no 24-bit colour"],
    ["a limit that dark LEDs pass", (m) => m.show(131), "matrix: a limit of 131 mA is below the 132 mA"],
  ];
  test.each(cases)("%s is loud", (_, draw, message) => {
    expect(() => draw(createMatrix())).toThrow(message);
  });

  test("so is a glyph that begins in the last column: Espruino draws none", () => {
    expect(() => createMatrix().drawGlyphs('"', 7, 0, 0)).toThrow(
      'matrix: glyph "\\"" begins in the last column'.replace("\\", ""),
    );
    expect(() => createMatrix().drawGlyphs('"', 6, 0, 0)).not.toThrow();
  });
});
