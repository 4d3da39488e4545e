import type { MatrixWiring } from "../board";
import type { Colour, Font, LedMatrix } from "../led-matrix";

/**
 * Supply current as the design counts it: the board, each LED while dark (its controller), one channel at 255
 * (WS2812B: "20mA" a channel is the figure that sellers give; datasheets name none).
 */
const BOARD_MILLIAMPS = 100;
const IDLE_MILLIAMPS_PER_LED = 1;
const MILLIAMPS_PER_CHANNEL = 20;

/** A panel drawn on by the native Graphics; JavaScript touches no pixel, except to make a dimming table. */
export function createLedMatrix(wiring: MatrixWiring, font: Font): LedMatrix {
  const leds = wiring.width * wiring.height;
  const wire = wiring.wire;
  const shape = wire ? wire : wiring;
  const g = Graphics.createArrayBuffer(shape.width, shape.height, 24, { zigzag: wiring.zigzag });
  g.setFontCustom(font.bitmap, font.first, font.widths, font.height);
  const bytes = new Uint8Array(g.buffer);
  /** The pieces of the buffer in the order of the wire, where that is another: joined natively, 0.25 M instructions. */
  const pieces: Uint8Array[] = [];
  if (wire) {
    g.setRotation(wire.rotation, wire.isReflected);
    for (const at of wire.runs) pieces.push(bytes.subarray(at, at + wire.runBytes));
  }
  const neopixel = require("neopixel");
  /** The picture as sent when it has to be dimmed; made when first needed. */
  let dimmed: Uint8Array | undefined;
  let table: Uint8Array | undefined;
  /** What `table` is for: each byte times this, over 256. */
  let tableLevel = -1;
  /** All bytes of the picture added up. */
  let sum = 0;

  function dim(line: Uint8Array, level: number): Uint8Array {
    if (!dimmed || !table) {
      dimmed = new Uint8Array(leds * 3);
      table = new Uint8Array(256);
    }
    if (level !== tableLevel) for (let byte = 0; byte < 256; byte++) table[byte] = (byte * level) >> 8;
    tableLevel = level;
    E.mapInPlace(line, dimmed, table);
    return dimmed;
  }

  return {
    width: wiring.width,
    height: wiring.height,
    clear: () => {
      g.clear();
    },
    fillRect: (x: number, y: number, w: number, h: number, colour: Colour) => {
      // biome-ignore lint/complexity/useLiteralKeys: in quotes, see espruino.d.ts.
      g.setColor(colour)["fillRect"](x, y, x + w - 1, y + h - 1);
    },
    drawGlyphs: (text: string, x: number, y: number, colour: Colour) => {
      g.setColor(colour).drawString(text, x, y);
    },
    show: (limitMilliamps: number) => {
      if (g.getModified(true)) sum = E.sum(bytes);
      const light = sum * MILLIAMPS_PER_CHANNEL;
      const room = Math.max(0, limitMilliamps - BOARD_MILLIAMPS - leds * IDLE_MILLIAMPS_PER_LED) * 255;
      // Whole numbers only, so that the simulator dims to the same bytes.
      const line = pieces.length > 0 ? E.toUint8Array(pieces) : bytes;
      neopixel.write(wiring.pin, light > room ? dim(line, Math.floor((room * 256) / light)) : line);
    },
  };
}
