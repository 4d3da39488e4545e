import type { Flash } from "../../hal/flash";
import { isBlankRecord, isUnused } from "./blank";
import { CHECKPOINT_END, PART_SIZE, RECORD_SIZE, recordKind, recordSequence, VERSION } from "./record";

/** What is in flash at power-on, and where the next record goes. */
export interface Found {
  /** "empty": nothing was ever written; "foreign": bytes of another program or of another version of the tower. */
  readonly status: "ours" | "empty" | "foreign";
  readonly nextSequence: number;
  /** Sector and slot of the next record; sector -1 before the first one. */
  readonly sector: number;
  readonly slot: number;
  /** Records were left out behind a gap: what comes next must begin with a checkpoint. */
  readonly gap: boolean;
}

/** Gets the newest whole checkpoint as CHECKPOINT_END with all its bytes, then each record after it in order. */
export type Visit = (kind: number, sequence: number, payload: Uint8Array) => void;

/** A sector's first slots may be torn; its place in the order is told by the first whole record among so many. */
const HEAD_SLOTS = 8;

/**
 * Reads the journal and writes nothing, so that any number of resets while booting change nothing.
 * @throws Error from the flash part
 */
export function readJournal(flash: Flash, visit: Visit): Found {
  const order = sectorsInOrder(flash);
  const newest = order.length - 1;
  if (newest < 0) {
    const status = isUnused(flash) ? "empty" : "foreign";
    return { status, nextSequence: 1, sector: -1, slot: 0, gap: false };
  }
  let from = newest;
  let begin = 0;
  let expected = 1;
  for (let i = newest; i >= 0; i--) {
    const bytes = readSector(flash, order[i]!);
    const end = newestCheckpoint(flash, bytes, visit);
    if (end >= 0) {
      from = i;
      begin = end + 1;
      expected = recordSequence(slotOf(bytes, end)) + 1;
      break;
    }
    if (i === 0) from = 0;
  }
  let highest = expected - 1;
  let gap = false;
  let slot = 0;
  for (let i = from; i <= newest; i++) {
    const bytes = readSector(flash, order[i]!);
    const used = usedSlots(flash, bytes);
    for (let at = i === from ? begin : 0; at < used; at++) {
      const record = slotOf(bytes, at);
      const kind = recordKind(flash, record);
      if (kind === 0) continue;
      const sequence = recordSequence(record);
      if (sequence > highest) highest = sequence;
      if (sequence !== expected) gap = true;
      if (gap) continue;
      expected++;
      visit(kind, sequence, record.subarray(6, 6 + record[5]!));
    }
    slot = used;
  }
  return { status: "ours", nextSequence: highest + 1, sector: order[newest]!, slot, gap };
}

function readSector(flash: Flash, sector: number): Uint8Array {
  return flash.read(sector * flash.sectorSize, flash.sectorSize);
}

function slotOf(bytes: Uint8Array, slot: number): Uint8Array {
  return bytes.subarray(slot * RECORD_SIZE, (slot + 1) * RECORD_SIZE);
}

/** The sectors that hold records, oldest first. */
function sectorsInOrder(flash: Flash): number[] {
  const order: number[] = [];
  const sequences: number[] = [];
  for (let sector = 0; sector < flash.sectorCount; sector++) {
    const head = flash.read(sector * flash.sectorSize, HEAD_SLOTS * RECORD_SIZE);
    for (let slot = 0; slot < HEAD_SLOTS; slot++) {
      const record = slotOf(head, slot);
      if (record[0] === 255 || recordKind(flash, record) === 0) continue;
      const sequence = recordSequence(record);
      let place = order.length;
      while (place > 0 && sequences[place - 1]! > sequence) place--;
      order.splice(place, 0, sector);
      sequences.splice(place, 0, sequence);
      break;
    }
  }
  return order;
}

/** How many slots from the start are not blank any more: the next record goes behind them. */
function usedSlots(flash: Flash, bytes: Uint8Array): number {
  const slots = bytes.length / RECORD_SIZE;
  let used = 0;
  for (let slot = 0; slot < slots; slot++) if (bytes[slot * RECORD_SIZE] !== 255) used = slot + 1;
  while (used < slots && !isBlankRecord(flash, slotOf(bytes, used))) used++;
  return used;
}

/** Visits the newest whole checkpoint of a sector and returns the slot of its last record, or -1. */
function newestCheckpoint(flash: Flash, bytes: Uint8Array, visit: Visit): number {
  for (let slot = bytes.length / RECORD_SIZE - 1; slot >= 0; slot--) {
    if (bytes[slot * RECORD_SIZE] !== VERSION * 16 + CHECKPOINT_END) continue;
    const data = checkpointAt(flash, bytes, slot);
    if (!data) continue;
    visit(CHECKPOINT_END, recordSequence(slotOf(bytes, slot)), data);
    return slot;
  }
  return -1;
}

/** The bytes of the checkpoint whose last record stands in `end`, null if one of its records is not whole. */
function checkpointAt(flash: Flash, bytes: Uint8Array, end: number): Uint8Array | null {
  const last = slotOf(bytes, end);
  if (recordKind(flash, last) !== CHECKPOINT_END) return null;
  let part = last[6]!;
  let sequence = recordSequence(last);
  const data = new Uint8Array(part * PART_SIZE + last[5]! - 1);
  for (let slot = end; slot >= 0 && part >= 0; slot--) {
    const record = slotOf(bytes, slot);
    if (recordKind(flash, record) === 0) continue;
    if (recordSequence(record) !== sequence || record[6] !== part) return null;
    data.set(record.subarray(7, 6 + record[5]!), part * PART_SIZE);
    part--;
    sequence--;
  }
  return part < 0 ? data : null;
}
