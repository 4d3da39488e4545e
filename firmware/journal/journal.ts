import type { Flash } from "../../hal/flash";
import { isErased } from "./blank";
import type { Found } from "./boot";
import { CHECKPOINT_END, CHECKPOINT_PART, encodeRecord, PART_SIZE, RECORD_SIZE } from "./record";

/** The log in flash: it knows records, not games. */
export interface Journal {
  /** The sequence number the next record will have. */
  nextSequence(): number;
  /**
   * Writes one record and reads it back; it is durable when this returns.
   * @param payload at most 22 bytes
   * @returns false, with nothing written, if the sector is full: the caller writes a checkpoint instead
   * @throws Error if the flash doesn't take it
   */
  append(kind: number, payload: ArrayLike<number>): boolean;
  /**
   * Writes a checkpoint; it counts once its last record is whole. Goes on in a fresh sector where this one has no room.
   * @throws Error if no sector can be made ready or the flash doesn't take it
   */
  checkpoint(bytes: ArrayLike<number>): void;
}

/** A journal that goes on where `found` ends. Erases a sector only when it moves into it, never at power-on. */
export function createJournal(flash: Flash, found: Found): Journal {
  const slots = flash.sectorSize / RECORD_SIZE;
  let sequence = found.nextSequence;
  let sector = found.sector;
  let slot = found.slot;
  // Where the two newest checkpoints stand: these sectors are not erased, whatever happens.
  let newest = sector;
  let older = sector < 0 ? -1 : (sector + flash.sectorCount - 1) % flash.sectorCount;

  const write = (kind: number, payload: ArrayLike<number>): boolean => {
    const bytes = encodeRecord(flash, kind, sequence, payload);
    const crc = flash.crc32(bytes);
    while (slot < slots && sector >= 0) {
      const address = sector * flash.sectorSize + slot * RECORD_SIZE;
      slot++;
      flash.write(address, bytes);
      // A worn cell keeps a wrong bit: what was written there is no whole record, and the next slot takes it.
      if (flash.crc32(flash.read(address, RECORD_SIZE)) === crc) {
        sequence++;
        return true;
      }
    }
    return false;
  };

  const moveOn = (): void => {
    let next = sector;
    for (let tries = 0; tries < flash.sectorCount; tries++) {
      next = (next + 1) % flash.sectorCount;
      if (next === newest || next === older || next === sector) continue;
      if (!isErased(flash, next)) flash.erase(next);
      if (!isErased(flash, next)) continue;
      sector = next;
      slot = 0;
      return;
    }
    throw new Error("journal: no sector of the flash can be erased any more; scores are kept until the power goes");
  };

  return {
    nextSequence: () => sequence,
    append: write,
    checkpoint(bytes: ArrayLike<number>): void {
      const parts = ((bytes.length + PART_SIZE - 1) / PART_SIZE) | 0;
      const data = new Uint8Array(bytes);
      for (let tries = 0; tries < 3; tries++) {
        if (tries > 0 || sector < 0 || slot + parts > slots) moveOn();
        let part = 0;
        while (part < parts) {
          const piece = new Uint8Array(1 + Math.min(PART_SIZE, data.length - part * PART_SIZE));
          piece[0] = part;
          piece.set(data.subarray(part * PART_SIZE, (part + 1) * PART_SIZE), 1);
          if (!write(part === parts - 1 ? CHECKPOINT_END : CHECKPOINT_PART, piece)) break;
          part++;
        }
        if (part === parts) {
          older = newest;
          newest = sector;
          return;
        }
      }
      throw new Error("journal: a checkpoint could not be written in three sectors; the flash is worn out");
    },
  };
}
