import type { MatrixWiring, Path } from "../../../hal/board";

/**
 * What the LEDs show of the bytes along the wire: red, green, blue, row by row from the top left (firmware subset;
 * the driver uses it, too).
 */
export function rgbOf(wire: ArrayLike<number>, wiring: MatrixWiring): Uint8Array {
  const rgb = new Uint8Array(wire.length);
  for (let y = 0; y < wiring.height; y++)
    for (let x = 0; x < wiring.width; x++) {
      const led = ledAt(wiring, x, y);
      for (let i = 0; i < 3; i++)
        rgb[(y * wiring.width + x) * 3 + i] = wire[led * 3 + wiring.colourOrder.indexOf("rgb".charAt(i))]!;
    }
  return rgb;
}

/** Which LED of the wire, from 0, sits at a place of the picture: what an owner counts on the panel. */
export function ledAt(wiring: MatrixWiring, x: number, y: number): number {
  const tiles = wiring.tiles;
  if (!tiles) return stepOf(wiring, wiring.width, wiring.height, x, y);
  const across = wiring.width / tiles.width;
  const down = wiring.height / tiles.height;
  const tile = stepOf(tiles, across, down, Math.floor(x / tiles.width), Math.floor(y / tiles.height));
  const inside = stepOf(wiring, tiles.width, tiles.height, x % tiles.width, y % tiles.height);
  return tile * tiles.width * tiles.height + inside;
}

/** How many steps along a path a place of a grid is. */
function stepOf(path: Path, width: number, height: number, x: number, y: number): number {
  const start = path.start || "top left";
  const fromSide = start.indexOf("right") > 0 ? width - 1 - x : x;
  const fromTop = start.indexOf("bottom") === 0 ? height - 1 - y : y;
  const isColumns = path.lines === "columns";
  const length = isColumns ? height : width;
  const line = isColumns ? fromSide : fromTop;
  const along = isColumns ? fromTop : fromSide;
  return line * length + (path.zigzag && line % 2 === 1 ? length - 1 - along : along);
}
