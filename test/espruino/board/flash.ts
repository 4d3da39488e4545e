import { board } from "board";
import { fault } from "./faults";
import { notePeak } from "./memory";

/**
 * The ESP32's 64 KB "flash" partition, kept at the very end of the Linux build's flash file, where Storage never gets:
 * so it outlives a killed process.
 */

/** targets/linux, FLASH_START and FLASH_TOTAL. */
const FILE_END = 0x10000000 + (process.env as { readonly FLASH?: number }).FLASH!;
/** A page of the file; one of the ESP32 is a sector of the area. */
const FILE_PAGE = 1024;

const area = board.flash;
const SIZE = area.sectorSize * area.sectorCount;
const native = require("Flash");

/** Where the byte at an address of the ESP32 is kept. */
function place(what: string, address: number, length: number): number {
  const offset = address - area.address;
  if (!(offset >= 0 && length > 0 && offset + length <= SIZE))
    throw fault(`Flash.${what} of ${length} bytes at 0x${address.toString(16)}: the firmware or the files are there`);
  return FILE_END - SIZE + offset;
}

/** What require("Flash") gives. */
export const flash: NativeFlash = {
  read: (length, address) => native.read(length, place("read", address, length)),
  write: (bytes, address) => {
    const to = place("write", address, bytes.length);
    const old = native.read(bytes.length, to);
    for (let i = 0; i < bytes.length; i++)
      if (bytes[i]! & ~old[i]!)
        throw fault(`Flash.write of ${bytes[i]} at 0x${(address + i).toString(16)} over ${old[i]} sets a bit`);
    native.write(bytes, to);
    // Nowhere does the tower hold as much as while it packs a game.
    notePeak();
  },
  erasePage: (address) => {
    if (address % area.sectorSize) throw fault(`Flash.erasePage(0x${address.toString(16)}): not where a page begins`);
    const from = place("erasePage", address, area.sectorSize);
    for (let page = 0; page < area.sectorSize; page += FILE_PAGE) native.erasePage(from + page);
  },
};
