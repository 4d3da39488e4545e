import type { Flash } from "../../hal/flash";
import { isBlankRecord, isErased, tornStarts } from "./blank";
import { CHECKPOINT_END, PART_SIZE, RECORD_SIZE, recordKind, recordPayload, recordSequence, VERSION } from "./record";

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
  /** The sectors of the newest checkpoint that could be used and of the one before it, -1 for none: never erased. */
  readonly newest: number;
  readonly older: number;
}

/**
 * Gets the newest whole checkpoint as CHECKPOINT_END with all its bytes, then each record after it in order.
 * @returns whether it could be used; instead of a checkpoint that couldn't, the one before it is brought
 */
export type Visit = (kind: number, sequence: number, payload: Uint8Array) => boolean;

/** Where the first record of a sector is looked for first: it stands elsewhere only if slots were torn or worn out. */
const HEAD_SLOTS = 8;

/**
 * Reads the journal and writes nothing, so that any number of resets while booting change nothing.
 * @throws Error from the flash part
 */
export function readJournal(flash: Flash, visit: Visit): Found {
  "apart";
  const used: number[] = [];
  const order = sectorsInOrder(flash, used);
  const last = order.length - 1;
  if (last < 0) {
    const torn = used.length > 0 ? tornStarts(flash) : 0;
    return notBegun(torn < 0 ? "foreign" : "empty", torn);
  }
  let from = -1;
  let older = -1;
  let begin = 0;
  let expected = 1;
  for (let i = last; i >= 0 && older < 0; i--) {
    const bytes = readSector(flash, order[i]!);
    for (let end = bytes.length / RECORD_SIZE - 1; end >= 0 && older < 0; end--) {
      if (bytes[end * RECORD_SIZE] !== VERSION * 16 + CHECKPOINT_END) continue;
      const data = checkpointAt(flash, bytes, end);
      if (!data) continue;
      const sequence = recordSequence(slotOf(bytes, end));
      if (from >= 0) older = order[i]!;
      else if (visit(CHECKPOINT_END, sequence, data)) {
        from = i;
        begin = end + 1;
        expected = sequence + 1;
      }
    }
  }
  let highest = expected - 1;
  let gap = false;
  let slot = 0;
  for (let i = Math.max(from, 0); i <= last; i++) {
    const bytes = readSector(flash, order[i]!);
    slot = usedSlots(flash, bytes);
    for (let at = i === from ? begin : 0; at < slot; at++) {
      const record = slotOf(bytes, at);
      const kind = recordKind(flash, record);
      if (kind === 0) continue;
      const sequence = recordSequence(record);
      if (sequence > highest) highest = sequence;
      // A second copy: the first one read wrong when it was written, and reads well after all.
      if (sequence === expected - 1) continue;
      // The end of a checkpoint that isn't whole or couldn't be used stands for what is lost with it.
      if (sequence !== expected || kind === CHECKPOINT_END) gap = true;
      if (gap) continue;
      expected++;
      visit(kind, sequence, recordPayload(record));
    }
  }
  return {
    status: "ours",
    nextSequence: highest + 1,
    sector: order[last]!,
    slot,
    gap,
    newest: from < 0 ? -1 : order[from]!,
    older,
  };
}

/** An area without records, with `torn` slots at its start that can't be used any more. */
export function notBegun(status: "empty" | "foreign", torn: number): Found {
  return {
    status,
    nextSequence: 1,
    sector: torn > 0 ? 0 : -1,
    slot: Math.max(torn, 0),
    gap: true,
    newest: -1,
    older: -1,
  };
}

function readSector(flash: Flash, sector: number): Uint8Array {
  return flash.read(sector * flash.sectorSize, flash.sectorSize);
}

function slotOf(bytes: Uint8Array, slot: number): Uint8Array {
  return bytes.subarray(slot * RECORD_SIZE, (slot + 1) * RECORD_SIZE);
}

/** The sectors that hold records, oldest first. @param used gets those that hold anything beside */
function sectorsInOrder(flash: Flash, used: number[]): number[] {
  const order: number[] = [];
  const sequences: number[] = [];
  for (let sector = 0; sector < flash.sectorCount; sector++) {
    const head = flash.read(sector * flash.sectorSize, HEAD_SLOTS * RECORD_SIZE);
    let sequence = head[0] === 255 ? -1 : firstSequence(flash, head);
    if (sequence < 0 && !isErased(flash, sector)) {
      used.push(sector);
      sequence = firstSequence(flash, readSector(flash, sector));
    }
    if (sequence < 0) continue;
    let place = order.length;
    while (place > 0 && sequences[place - 1]! > sequence) place--;
    order.splice(place, 0, sector);
    sequences.splice(place, 0, sequence);
  }
  return order;
}

/** The sequence number of the first whole record, or -1. */
function firstSequence(flash: Flash, bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at += RECORD_SIZE) {
    if (bytes[at]! >> 4 !== VERSION) continue;
    const record = bytes.subarray(at, at + RECORD_SIZE);
    if (recordKind(flash, record) > 0) return recordSequence(record);
  }
  return -1;
}

/** How many slots from the start are not blank any more: the next record goes behind them. */
function usedSlots(flash: Flash, bytes: Uint8Array): number {
  const slots = bytes.length / RECORD_SIZE;
  let used = 0;
  for (let slot = 0; slot < slots; slot++) if (bytes[slot * RECORD_SIZE] !== 255) used = slot + 1;
  while (used < slots && !isBlankRecord(flash, slotOf(bytes, used))) used++;
  return used;
}

/** The bytes of the checkpoint whose last record stands in `end`, null if one of its records is not whole. */
function checkpointAt(flash: Flash, bytes: Uint8Array, end: number): Uint8Array | null {
  const last = slotOf(bytes, end);
  if (recordKind(flash, last) !== CHECKPOINT_END || last[5]! < 1) return null;
  let part = last[6]!;
  let sequence = recordSequence(last);
  const data = new Uint8Array(part * PART_SIZE + last[5]! - 1);
  for (let slot = end; slot >= 0 && part >= 0; slot--) {
    const record = slotOf(bytes, slot);
    const kind = recordKind(flash, record);
    // Between the parts may stand what read wrong when it was written, a copy of the part behind it among others.
    if (kind === 0 || recordSequence(record) === sequence + 1) continue;
    if (recordSequence(record) !== sequence || record[6] !== part || kind > CHECKPOINT_END) return null;
    data.set(recordPayload(record).subarray(1, record[5]!), part * PART_SIZE);
    part--;
    sequence--;
  }
  return part < 0 ? data : null;
}
