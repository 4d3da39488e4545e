import type { Board } from "../../hal/board";
import { board as square } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import { board as c3 } from "../../hal/boards/esp32c3";
import { board as s3 } from "../../hal/boards/esp32s3";

/** The board records of the page, by the names of their files; all keep their flash the same way. */
export const BOARDS: { readonly [name: string]: Board } = {
  esp32: square,
  "esp32-32x8": wide,
  esp32s3: s3,
  esp32c3: c3,
};

export const FIRST_BOARD = "esp32";

/** "ESP32, 16×16" */
export function boardTitle(name: string): string {
  const { matrix, name: build } = BOARDS[name]!;
  return `${build.replace("_IDF4", "")}, ${matrix.width}×${matrix.height}`;
}
