import type { MatrixWiring, Wire } from "../../hal/board";

/** Bytes a pixel. */
const PIXEL = 3;

/**
 * What the native Graphics of the board has to be told about a panel; undefined if it draws as the wire goes by itself.
 * Mirrored and turned pictures cost the board nothing (libs/graphics/graphics.c, graphicsToDeviceCoordinates), tiles a
 * native copy of the frame. (Firmware subset: the tests on the interpreter call it there.)
 */
export function wireOf(matrix: MatrixWiring): Wire | undefined {
  const isRight = isAt(matrix.start, "right");
  const isBottom = isAt(matrix.start, "bottom");
  const isTurned = matrix.lines === "columns";
  const runs = runsOf(matrix);
  if (!isRight && !isBottom && !isTurned && runs.length === 0) return undefined;
  // libs/graphics/jswrap_graphics.c, jswrap_graphics_setRotation: which axes each of the eight ways swaps and inverts.
  const rotation = isTurned ? (isBottom ? 1 : 3) : isBottom ? 2 : 0;
  const isReflected = isTurned ? isRight === isBottom : isRight !== isBottom;
  return {
    width: isTurned ? matrix.height : matrix.width,
    height: isTurned ? matrix.width : matrix.height,
    rotation,
    isReflected,
    runs,
    runBytes: matrix.tiles ? PIXEL * (isTurned ? matrix.tiles.height : matrix.tiles.width) : 0,
  };
}

function isAt(start: string | undefined, side: string): boolean {
  return start !== undefined && start.indexOf(side) >= 0;
}

/** Where each line of each tile begins in the buffer; empty if all tiles together are wired as one panel. */
function runsOf(matrix: MatrixWiring): number[] {
  const tiles = matrix.tiles;
  if (!tiles) return [];
  const across = matrix.width / tiles.width;
  const down = matrix.height / tiles.height;
  const isTurned = matrix.lines === "columns";
  const lineLength = isTurned ? tiles.height : tiles.width;
  const linesATile = isTurned ? tiles.width : tiles.height;
  /** Pieces in a line of the buffer. */
  const pieces = isTurned ? down : across;
  const runs: number[] = [];
  let isInOrder = true;
  for (let tile = 0; tile < across * down; tile++) {
    const place = placeOnPath(tile, across, down, tiles.start, tiles.lines === "columns", tiles.zigzag);
    // Where the tile lies in the buffer, which begins at the LEDs' own corner.
    const x = isAt(matrix.start, "right") ? across - 1 - (place % across) : place % across;
    const y = isAt(matrix.start, "bottom") ? down - 1 - ((place / across) | 0) : (place / across) | 0;
    for (let i = 0; i < linesATile; i++) {
      const line = (isTurned ? x : y) * linesATile + i;
      const along = isTurned ? y : x;
      const piece = matrix.zigzag && line % 2 === 1 ? pieces - 1 - along : along;
      const at = (line * pieces + piece) * lineLength * PIXEL;
      if (at !== runs.length * lineLength * PIXEL) isInOrder = false;
      runs.push(at);
    }
  }
  return isInOrder ? [] : runs;
}

/** Which tile, counted along rows from the top left, is the `nth` on the path. */
function placeOnPath(
  nth: number,
  across: number,
  down: number,
  start: string | undefined,
  isTurned: boolean,
  zigzag: boolean,
): number {
  const length = isTurned ? down : across;
  const line = (nth / length) | 0;
  const along = zigzag && line % 2 === 1 ? length - 1 - (nth % length) : nth % length;
  const x = isTurned ? line : along;
  const y = isTurned ? along : line;
  return (isAt(start, "bottom") ? down - 1 - y : y) * across + (isAt(start, "right") ? across - 1 - x : x);
}
