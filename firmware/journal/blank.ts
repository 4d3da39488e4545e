import type { Flash } from "../../hal/flash";
import { CHECKPOINT_END, CHECKPOINT_PART, RECORD_SIZE, VERSION } from "./record";

/** Bytes looked at in one go; a whole sector would take 300 variables in the middle of a game. */
const PIECE = 1024;

/** CRC-32 of 32 and of 1024 bytes of 0xFF, and of 1024 bytes of 0x00: one native call instead of a loop over bytes. */
const ERASED_RECORD = 0xff6cab0b;
const ERASED_PIECE = 0xb83afff4;
const ZERO_PIECE = 0xefb5af2e;

/** Whether a record's 32 bytes are as an erase leaves them. */
export function isBlankRecord(flash: Flash, bytes: Uint8Array): boolean {
  return bytes[0] === 255 && flash.crc32(bytes) === ERASED_RECORD;
}

/** Whether a whole sector (a multiple of 1024 bytes) is as an erase leaves it. */
export function isErased(flash: Flash, sector: number): boolean {
  const start = sector * flash.sectorSize;
  for (let at = 0; at < flash.sectorSize; at += PIECE)
    if (flash.crc32(flash.read(start + at, PIECE)) !== ERASED_PIECE) return false;
  return true;
}

/** The first record can have been cut off this many times in a row before the area counts as another program's. */
const TORN_STARTS = 8;

/**
 * Whether an area without a single whole record is free to use. All 0xFF and all 0x00 are, a mixture (an erase of zeros
 * cut short) and the torn beginnings of the very first record are, too.
 * @returns how many torn beginnings stand in the first slots; -1 if there is anything else
 */
export function tornStarts(flash: Flash): number {
  const size = flash.sectorSize * flash.sectorCount;
  let torn = 0;
  for (let at = 0; at < size; at += PIECE) {
    const bytes = flash.read(at, PIECE);
    const crc = flash.crc32(bytes);
    if (crc === ERASED_PIECE || (crc === ZERO_PIECE && (torn === 0 || at >= flash.sectorSize))) continue;
    if (at > 0) return -1;
    while (torn < TORN_STARTS && isTornStart(bytes.subarray(torn * RECORD_SIZE, (torn + 1) * RECORD_SIZE))) torn++;
    for (let i = torn * RECORD_SIZE; i < PIECE; i += RECORD_SIZE)
      if (!isBlankRecord(flash, bytes.subarray(i, i + RECORD_SIZE))) return -1;
  }
  return torn;
}

/**
 * Whether a slot can hold what a power cut leaves of the first record, a part of a checkpoint with the number 1: its
 * first bytes as they were to be, one in which not all bits are cleared yet, and 0xFF from there on.
 */
function isTornStart(record: Uint8Array): boolean {
  const head = VERSION * 16 + ((record[0]! & CHECKPOINT_PART) > 0 ? CHECKPOINT_PART : CHECKPOINT_END);
  const start = [head, 1, 0, 0, 0];
  let whole = 0;
  while (whole < start.length && record[whole] === start[whole]) whole++;
  if (whole === start.length) return true;
  if ((record[whole]! & start[whole]!) !== start[whole]) return false;
  for (let i = whole + 1; i < RECORD_SIZE; i++) if (record[i] !== 255) return false;
  return record[0] !== 255;
}
