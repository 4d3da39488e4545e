import type { Board } from "../../../hal/board";
import { board as square } from "../../../hal/boards/esp32";

/** targets/linux, FLASH_START; and what the tower's area is measured from: FLASH_TOTAL of a build with 896 KB. */
const FLASH_START = 0x10000000;
export const FLASH_BYTES = 917504;

/** The same wiring on a Linux build: the tower's area is the end of its flash, where Storage never gets. */
export const board: Board = Object.assign({}, square, {
  flash: { address: FLASH_START + FLASH_BYTES - 65536, sectorSize: 4096, sectorCount: 16 },
});
