/**
 * NOR flash as it is: a write only clears bits, an erase sets a whole sector to 0xFF. Addresses count from the start
 * of the tower's own area. Every call may throw an Error that names the part and the address; what a worn cell did not
 * take only reading back tells for sure.
 */
export interface Flash {
  /** Bytes a sector, the unit of erasing. */
  readonly sectorSize: number;
  readonly sectorCount: number;
  /** A copy of `length` bytes. */
  read(address: number, length: number): Uint8Array;
  /** Clears bits: what stands there afterwards is old AND new. May cross no sector's end. */
  write(address: number, bytes: Uint8Array): void;
  erase(sector: number): void;
  /** CRC-32 (IEEE 802.3) as a whole number 0 to 2^32-1: native on the board, where a loop over bytes costs too much. */
  crc32(bytes: Uint8Array): number;
}
