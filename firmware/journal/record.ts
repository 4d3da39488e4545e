import type { Flash } from "../../hal/flash";

/**
 * One record of the journal, 32 bytes, so that 128 fill a sector exactly and none crosses its end:
 *
 *     0      version * 16 + kind     never 0x00 or 0xFF
 *     1-4    sequence number, low byte first
 *     5      length of the payload
 *     6-27   payload, the rest 0xFF
 *     28-31  CRC-32 of bytes 0-27, low byte first
 */
export const RECORD_SIZE = 32;
export const PAYLOAD_SIZE = 22;

/** Bytes of a checkpoint in one record: the first byte of the payload is the number of the part, from 0. */
export const PART_SIZE = PAYLOAD_SIZE - 1;

/** Raised when a layout changes; other versions are not read. */
export const VERSION = 1;

export const CHECKPOINT_PART = 1;
export const CHECKPOINT_END = 2;
export const ACTION = 3;
export const UNDO = 4;
export const SETTING = 5;
/** How many errors nobody caught, at most 255, and the beginning of what the newest said. */
export const ERROR = 6;

/**
 * A record as bytes for flash.
 * @param sequence 0 to 2^32-1
 * @param payload at most 22 bytes
 */
export function encodeRecord(flash: Flash, kind: number, sequence: number, payload: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(RECORD_SIZE);
  bytes.fill(255);
  bytes.set(payload, 6);
  sealRecord(flash, bytes, kind, sequence, payload.length);
  return bytes;
}

/** Makes a record of 32 bytes that are 0xFF but for a payload of `length` bytes in its place. */
export function sealRecord(flash: Flash, bytes: Uint8Array, kind: number, sequence: number, length: number): void {
  bytes.set([VERSION * 16 + kind].concat(wordBytes(sequence)).concat([length]));
  bytes.set(wordBytes(flash.crc32(bytes.subarray(0, 28))), 28);
}

/** The kind of a whole record of this version, else 0: torn, erased, noise, or of another version. */
export function recordKind(flash: Flash, bytes: Uint8Array): number {
  const head = bytes[0]!;
  if (head >> 4 !== VERSION || bytes[5]! > PAYLOAD_SIZE) return 0;
  return getWord(bytes, 28) === flash.crc32(bytes.subarray(0, 28)) ? head & 15 : 0;
}

export function recordSequence(bytes: Uint8Array): number {
  return getWord(bytes, 1);
}

/** The payload of a whole record; it shares the bytes. */
export function recordPayload(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(6, 6 + bytes[5]!);
}

/** A whole number 0 to 2^32-1 as four bytes, low byte first. */
export function wordBytes(word: number): number[] {
  return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
}

export function getWord(bytes: ArrayLike<number>, at: number): number {
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}
