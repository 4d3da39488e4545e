import { crc32 } from "../../../sim/crc32";
import type { WornFlash } from "../../support/worn-flash";

/** A whole record as it lies in flash, read by other code than the tower's. */
export interface SeenRecord {
  readonly sector: number;
  readonly slot: number;
  readonly version: number;
  readonly kind: number;
  readonly sequence: number;
  readonly payload: number[];
}

/** All slots whose checksum is right, in the order of their addresses. */
export function seenRecords(flash: WornFlash): SeenRecord[] {
  const seen: SeenRecord[] = [];
  const view = new DataView(flash.bytes.buffer);
  for (let at = 0; at < flash.bytes.length; at += 32) {
    if (view.getUint32(at + 28, true) !== crc32(flash.bytes.subarray(at, at + 28))) continue;
    seen.push({
      sector: Math.floor(at / flash.sectorSize),
      slot: (at % flash.sectorSize) / 32,
      version: flash.bytes[at]! >> 4,
      kind: flash.bytes[at]! & 15,
      sequence: view.getUint32(at + 1, true),
      payload: [...flash.bytes.subarray(at + 6, at + 6 + flash.bytes[at + 5]!)],
    });
  }
  return seen;
}

/** "sector/slot #sequence KIND" for each record, as on a page of a log book. */
export function logBook(flash: WornFlash): string[] {
  const kinds = ["?", "part", "checkpoint", "action", "undo", "setting"];
  return seenRecords(flash).map((r) => `${r.sector}/${r.slot} #${r.sequence} ${kinds[r.kind] ?? r.kind}`);
}

/** The sectors and last numbers of the checkpoints all of whose parts are there, newest first. */
export function wholeCheckpoints(flash: WornFlash): { sector: number; sequence: number }[] {
  const records = seenRecords(flash);
  const bySequence = new Map(records.map((record) => [record.sequence, record]));
  return records
    .filter((record) => record.kind === 2)
    .filter((end) => {
      const parts = end.payload[0]!;
      return Array.from({ length: parts }, (_, part) => bySequence.get(end.sequence - parts + part)).every(
        (record, part) => record?.kind === 1 && record.sector === end.sector && record.payload[0] === part,
      );
    })
    .map(({ sector, sequence }) => ({ sector, sequence }))
    .sort((a, b) => b.sequence - a.sequence);
}
