import type { Board } from "../board";
import type { Flash } from "../flash";

/** The tower's own area of the chip's flash, through require("Flash"). Espruino itself refuses no address. */
export function createFlash(board: Board): Flash {
  const native = require("Flash");
  const start = board.flash.address;
  const sectorSize = board.flash.sectorSize;
  const end = sectorSize * board.flash.sectorCount;

  function check(what: string, address: number, length: number): void {
    // Another board has its firmware or its files where this one has its flash area.
    if (process.env.BOARD !== board.name)
      throw new Error(`flash: this is no board ${board.name}: deploy for ${process.env.BOARD}`);
    if (address < 0 || length < 1 || address + length > end)
      throw new Error(`flash: ${what} of ${length} bytes at ${address} of ${end}`);
  }

  return {
    sectorSize,
    sectorCount: board.flash.sectorCount,
    read: (address: number, length: number) => {
      if (address < 0 || address + length > end) throw new Error(`flash: no ${length} bytes at ${address}`);
      return native.read(length, start + address);
    },
    write: (address: number, bytes: Uint8Array) => {
      check("write", address, bytes.length);
      if ((address % sectorSize) + bytes.length > sectorSize)
        throw new Error(`flash: write at ${address} crosses a sector's end`);
      native.write(bytes, start + address);
    },
    erase: (sector: number) => {
      const address = sector * sectorSize;
      check("erase", address, sectorSize);
      native.erasePage(start + address);
    },
    crc32: E.CRC32,
  };
}
