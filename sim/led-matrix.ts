import type { MatrixWiring } from "../hal/board";
import type { Colour, Font, LedMatrix } from "../hal/led-matrix";
import { createGlyphs } from "./glyphs";

/** The matrix with eyes on it. */
export interface SimLedMatrix extends LedMatrix {
  /** The frame last shown as red, green, blue bytes, row by row from the top left; black before the first. */
  shown(): Uint8Array;
  /** What board and LEDs draw with that frame. */
  milliamps(): number;
  /** How many frames were shown. */
  frames(): number;
}

/** The board, then each LED idle: the current table of the tower. */
const BOARD_MILLIAMPS = 100;
const IDLE_MILLIAMPS = 1;
/** One channel at 255 draws 20 mA. */
const CHANNEL_MILLIAMPS = 20;

/**
 * LEDs that draw what Espruino's Graphics draws. What it would draw wrongly, cut off or leave out without a word is
 * an error here.
 * @throws Error that begins with "matrix:" from every member that is used wrongly
 */
export function createSimLedMatrix(wiring: MatrixWiring, font: Font): SimLedMatrix {
  const { width, height, colourOrder } = wiring;
  const glyphs = createGlyphs(font);
  const idle = BOARD_MILLIAMPS + width * height * IDLE_MILLIAMPS;
  // Bytes in wire order, LEDs row by row: zigzag is the Graphics' own business and ours to forget.
  const drawn = new Uint8Array(width * height * 3);
  const sent = new Uint8Array(drawn.length);
  let frames = 0;

  function setPixel(x: number, y: number, colour: Colour): void {
    const at = (y * width + x) * 3;
    drawn[at] = colour >> 16;
    drawn[at + 1] = (colour >> 8) & 255;
    drawn[at + 2] = colour & 255;
  }

  function fail(what: string): never {
    throw new Error(`matrix: ${what} (the matrix is ${width}x${height})`);
  }

  function checkColour(colour: Colour): void {
    if (!Number.isInteger(colour) || colour < 0 || colour > 0xffffff) fail(`${colour} is no 24-bit colour`);
  }

  return {
    width,
    height,

    clear() {
      drawn.fill(0);
    },

    fillRect(x, y, w, h, colour) {
      checkColour(colour);
      const whole = [x, y, w, h].every(Number.isInteger);
      if (!whole || w < 1 || h < 1 || x < 0 || y < 0 || x + w > width || y + h > height)
        fail(`rectangle ${w}x${h} at ${x},${y} isn't inside in whole pixels`);
      for (let row = y; row < y + h; row++)
        for (let column = x; column < x + w; column++) setPixel(column, row, colour);
    },

    drawGlyphs(text, x, y, colour) {
      checkColour(colour);
      if (!Number.isInteger(x) || !Number.isInteger(y)) fail(`glyphs "${text}" at ${x},${y} aren't on whole pixels`);
      let pen = x;
      for (const glyph of text) {
        const picture = glyphs(glyph);
        for (const [dx, dy] of picture.dots) {
          if (pen + dx < 0 || pen + dx >= width || y + dy < 0 || y + dy >= height)
            fail(`glyph "${glyph}" of "${text}" at ${pen},${y} has a dot at ${pen + dx},${y + dy}, outside`);
          // jswrap_graphics.c, drawString: a character is drawn only where x < the last column.
          if (pen === width - 1) fail(`glyph "${glyph}" begins in the last column, where Espruino draws none`);
          setPixel(pen + dx, y + dy, colour);
        }
        pen += picture.width;
      }
    },

    show(limitMilliamps) {
      if (!(limitMilliamps >= idle)) fail(`a limit of ${limitMilliamps} mA is below the ${idle} mA of all LEDs dark`);
      const light = sumOf(drawn) * CHANNEL_MILLIAMPS;
      const room = (limitMilliamps - idle) * 255;
      // In 256ths and whole numbers: byte for byte what the board's table of shares gives.
      const share = light > room ? Math.floor((room * 256) / light) : 256;
      for (let i = 0; i < drawn.length; i++) sent[i] = (drawn[i]! * share) >> 8;
      frames++;
    },

    shown() {
      const rgb = new Uint8Array(sent.length);
      const red = colourOrder.indexOf("r");
      const green = colourOrder.indexOf("g");
      const blue = colourOrder.indexOf("b");
      for (let led = 0; led < sent.length; led += 3) {
        rgb[led] = sent[led + red]!;
        rgb[led + 1] = sent[led + green]!;
        rgb[led + 2] = sent[led + blue]!;
      }
      return rgb;
    },

    milliamps() {
      return idle + (CHANNEL_MILLIAMPS * sumOf(sent)) / 255;
    },

    frames: () => frames,
  };
}

function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum + byte, 0);
}
