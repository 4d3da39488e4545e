/** Reversed polynomial of CRC-32 (IEEE 802.3). */
const POLYNOMIAL = 0xedb88320;

const table = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest >>> 0;
});

/** CRC-32 by table, for a browser and for a Node without a native one (before 20.15). */
export function slowCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Asked for and not imported: a browser has no modules of Node. */
const zlib = globalThis.process?.getBuiltinModule?.("node:zlib");
const native = (zlib as { crc32?: (bytes: Uint8Array) => number } | undefined)?.crc32;

/** CRC-32 (IEEE 802.3), as a whole number 0 to 2^32-1. */
export const crc32: (bytes: Uint8Array) => number = native ? (bytes) => native(bytes) : slowCrc32;
