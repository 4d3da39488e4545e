import type { MatrixWiring } from "../../../hal/board";

/**
 * What the LEDs show of the bytes along the wire: red, green, blue, row by row from the top left (firmware subset;
 * the driver uses it, too).
 */
export function rgbOf(wire: ArrayLike<number>, wiring: MatrixWiring): Uint8Array {
  const width = wiring.width;
  const rgb = new Uint8Array(wire.length);
  for (let led = 0; led < wire.length / 3; led++) {
    const along = led % width;
    const y = (led - along) / width;
    const x = wiring.zigzag && y % 2 === 1 ? width - 1 - along : along;
    for (let i = 0; i < 3; i++)
      rgb[(y * width + x) * 3 + i] = wire[led * 3 + wiring.colourOrder.indexOf("rgb".charAt(i))]!;
  }
  return rgb;
}
