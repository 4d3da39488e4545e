import type { Flash } from "../../hal/flash";
import { isErased } from "./blank";
import type { Found } from "./boot";
import { CHECKPOINT_END, CHECKPOINT_PART, encodeRecord, PART_SIZE, RECORD_SIZE, sealRecord } from "./record";

/** So many places in a row that don't take what is written, or sectors that don't take a checkpoint, and it is given up. */
const TRIES = 3;

/** The log in flash: it knows records, not games. */
export interface Journal {
  /** The sequence number the next record will have. */
  nextSequence(): number;
  /**
   * Writes one record and reads it back; it is durable when this returns true.
   * @param payload at most 22 bytes
   * @returns false if the sector is full or doesn't take it: the caller writes a checkpoint instead
   */
  append(kind: number, payload: ArrayLike<number>): boolean;
  /**
   * Writes a checkpoint; it counts once its last record is whole. Goes on in a fresh sector where this one has no room.
   * @throws Error if it is longer than a sector, no sector can be made ready or the flash doesn't take it
   */
  checkpoint(bytes: ArrayLike<number>): void;
  /**
   * Tries the flash where the journal goes next: a sector that holds neither the records going on nor one of the two
   * newest checkpoints, and is erased before it is used, whatever stands there. So the plug may be pulled in between;
   * only in an area without any record bytes of a test would look like another program's.
   */
  test(): boolean;
}

/** A journal that goes on where `found` ends. Erases a sector only when it moves into it, never at power-on. */
export function createJournal(flash: Flash, found: Found): Journal {
  const slots = flash.sectorSize / RECORD_SIZE;
  let sequence = found.nextSequence;
  let sector = found.sector;
  let slot = found.slot;
  let newest = found.newest;
  let older = found.older;

  const stands = (address: number, bytes: Uint8Array): boolean => {
    try {
      return flash.crc32(flash.read(address, bytes.length)) === flash.crc32(bytes);
    } catch (_) {
      return false;
    }
  };

  /** Writes whole records, all or none of which count, into the next slots, and reads them back. */
  const write = (bytes: Uint8Array): boolean => {
    const count = bytes.length / RECORD_SIZE;
    let tries = 0;
    let isTaken = false;
    while (!isTaken && tries < TRIES && slot + count <= slots && sector >= 0) {
      const address = sector * flash.sectorSize + slot * RECORD_SIZE;
      slot += count;
      tries++;
      try {
        flash.write(address, bytes);
      } catch (_) {
        // What stands there now decides, as it does for a worn cell that keeps a wrong bit in silence.
      }
      isTaken = stands(address, bytes);
    }
    // What reads wrong now may read well later: something else must never have its number.
    if (tries > 0) sequence += count;
    return isTaken;
  };

  /** A sector without anything that is needed, made ready. */
  const spare = (): number => {
    let next = sector;
    for (let tries = 0; tries < flash.sectorCount; tries++) {
      next = (next + 1) % flash.sectorCount;
      if (next === newest || next === older) continue;
      try {
        // An erase that was cut short can leave cells that read as empty and don't last: only an area that was never
        // used is taken as it is.
        if (sector >= 0 || !isErased(flash, next)) flash.erase(next);
      } catch (_) {
        continue;
      }
      if (isErased(flash, next)) return next;
    }
    throw new Error("journal: no sector can be erased any more");
  };

  return {
    nextSequence: () => sequence,
    append: (kind: number, payload: ArrayLike<number>) => write(encodeRecord(flash, kind, sequence, payload)),
    test(): boolean {
      try {
        const next = spare();
        const bytes = encodeRecord(flash, 0, sequence, [0x55, 0xaa]);
        flash.write(next * flash.sectorSize, bytes);
        const isTaken = stands(next * flash.sectorSize, bytes);
        flash.erase(next);
        return isTaken && isErased(flash, next);
      } catch (_) {
        return false;
      }
    },
    checkpoint(bytes: ArrayLike<number>): void {
      const data = new Uint8Array(bytes);
      const parts = ((data.length + PART_SIZE - 1) / PART_SIZE) | 0;
      if (parts > slots) throw new Error("journal: a checkpoint longer than a sector");
      for (let tries = 0; tries < TRIES; tries++) {
        if (tries > 0 || sector < 0 || slot + parts > slots) {
          sector = spare();
          slot = 0;
        }
        const records = new Uint8Array(parts * RECORD_SIZE);
        records.fill(255);
        for (let part = 0; part < parts; part++) {
          const record = records.subarray(part * RECORD_SIZE, (part + 1) * RECORD_SIZE);
          const piece = data.subarray(part * PART_SIZE, Math.min((part + 1) * PART_SIZE, data.length));
          record[6] = part;
          record.set(piece, 7);
          const kind = part === parts - 1 ? CHECKPOINT_END : CHECKPOINT_PART;
          sealRecord(flash, record, kind, sequence + part, piece.length + 1);
        }
        if (!write(records)) continue;
        older = newest;
        newest = sector;
        return;
      }
      throw new Error("journal: the flash is worn out");
    },
  };
}
