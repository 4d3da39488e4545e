import type { Board } from "../board";
import type { Flash } from "../flash";

/** Bytes read back at a time after an erase: a whole sector would take 300 variables. */
const CHECKED_AT_ONCE = 512;

/** The tower's own area of the chip's flash, through require("Flash"). Espruino itself refuses no address. */
export function createFlash(board: Board): Flash {
  const native = require("Flash");
  const start = board.flash.address;
  const sectorSize = board.flash.sectorSize;
  const end = sectorSize * board.flash.sectorCount;

  function check(what: string, address: number, length: number): void {
    // Another board has its firmware or its files where this one has its flash area.
    if (what !== "read" && process.env.BOARD !== board.name)
      throw new Error(`flash: this is no board ${board.name}: deploy for ${process.env.BOARD}`);
    if (address < 0 || length < 1 || address + length > end)
      throw new Error(`flash: ${what} of ${length} bytes at ${address} of ${end}`);
  }

  function read(address: number, length: number): Uint8Array {
    check("read", address, length);
    return native.read(length, start + address);
  }

  return {
    sectorSize,
    sectorCount: board.flash.sectorCount,
    read,
    write: (address: number, bytes: Uint8Array) => {
      check("write", address, bytes.length);
      if ((address % sectorSize) + bytes.length > sectorSize)
        throw new Error(`flash: write at ${address} crosses a sector's end`);
      native.write(bytes, start + address);
      const stands = read(address, bytes.length);
      if (E.CRC32(stands) === E.CRC32(bytes)) return;
      // Bits that were cleared before are no fault: what stands is old AND new.
      for (let i = 0; i < bytes.length; i++)
        if (stands[i]! & ~bytes[i]!) throw new Error(`flash: byte ${address + i} did not take ${bytes[i]}`);
    },
    erase: (sector: number) => {
      const address = sector * sectorSize;
      check("erase", address, sectorSize);
      native.erasePage(start + address);
      for (let i = 0; i < sectorSize; i += CHECKED_AT_ONCE)
        if (E.sum(read(address + i, CHECKED_AT_ONCE)) !== CHECKED_AT_ONCE * 255)
          throw new Error(`flash: sector ${sector} is not erased`);
    },
    crc32: E.CRC32,
  };
}
