import type { Flash } from "../../hal/flash";
import { RECORD_SIZE } from "./record";

/** CRC-32 of 32 and of 4096 bytes of 0xFF, and of 4096 bytes of 0x00: one native call instead of a loop over bytes. */
const ERASED_RECORD = 0xff6cab0b;
const ERASED_SECTOR = 0xf154670a;
const ZERO_SECTOR = 0xc71c0011;

/** Whether a record's 32 bytes are as an erase leaves them. */
export function isBlankRecord(flash: Flash, bytes: Uint8Array): boolean {
  return bytes[0] === 255 && flash.crc32(bytes) === ERASED_RECORD;
}

/** Whether a whole sector of 4096 bytes is as an erase leaves it. */
export function isErased(flash: Flash, sector: number): boolean {
  return flash.crc32(flash.read(sector * flash.sectorSize, flash.sectorSize)) === ERASED_SECTOR;
}

/** A first record can have been cut off this many times in a row before the area counts as another program's. */
const TORN_STARTS = 8;

/**
 * Whether an area without a single whole record holds nothing: all sectors 0xFF or 0x00, but for the torn beginnings
 * of the very first record.
 */
export function isUnused(flash: Flash): boolean {
  for (let sector = 0; sector < flash.sectorCount; sector++) {
    const bytes = flash.read(sector * flash.sectorSize, flash.sectorSize);
    const crc = flash.crc32(bytes);
    if (crc === ERASED_SECTOR || crc === ZERO_SECTOR) continue;
    if (sector > 0) return false;
    for (let at = TORN_STARTS * RECORD_SIZE; at < flash.sectorSize; at += RECORD_SIZE)
      if (!isBlankRecord(flash, bytes.subarray(at, at + RECORD_SIZE))) return false;
  }
  return true;
}
