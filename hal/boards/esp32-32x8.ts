import type { Board } from "../board";
import { board as square } from "./esp32";

/** The same board with a 32x8 panel. */
export const board: Board = Object.assign({}, square, {
  matrix: { pin: 13, width: 32, height: 8, zigzag: true, colourOrder: "grb" },
});
