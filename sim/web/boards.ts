import type { Board } from "../../hal/board";
import { board as square } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";

/** The board records of the page, by the names of their files; all keep their flash the same way. */
export const BOARDS: { readonly [name: string]: Board } = { esp32: square, "esp32-32x8": wide };

export const FIRST_BOARD = "esp32";

/** "16x16 ESP32" */
export function boardTitle(name: string): string {
  const { matrix, name: chip } = BOARDS[name]!;
  return `${chip}, ${matrix.width}×${matrix.height}`;
}
