import { type Found, readJournal } from "../../../firmware/journal/boot";
import { createJournal, type Journal } from "../../../firmware/journal/journal";
import { ACTION, CHECKPOINT_END, CHECKPOINT_PART, encodeRecord, SETTING, UNDO } from "../../../firmware/journal/record";
import type { WornFlash } from "../../support/worn-flash";

const KINDS: Readonly<Record<string, number>> = {
  part: CHECKPOINT_PART,
  end: CHECKPOINT_END,
  action: ACTION,
  undo: UNDO,
  setting: SETTING,
};

/** Writes a record as a line says it, "action #7 1 2 3", where it is told to. */
export function put(flash: WornFlash, sector: number, slot: number, line: string): void {
  const [kind, number, ...payload] = line.split(" ") as [string, string, ...string[]];
  const bytes = encodeRecord(flash, KINDS[kind]!, Number(number.slice(1)), payload.map(Number));
  flash.bytes.set(bytes, sector * flash.sectorSize + slot * 32);
}

/** Lays records into the slots of a sector in a row; "-" leaves a slot blank, "torn" one cut off. */
export function lay(flash: WornFlash, sector: number, ...lines: string[]): void {
  lines.forEach((line, slot) => {
    const at = sector * flash.sectorSize + slot * 32;
    if (line === "torn") flash.bytes.fill(0x13, at, at + 9);
    else if (line !== "-") put(flash, sector, slot, line);
  });
}

/** What a boot reads, "checkpoint #3 1 2 3", "action #4 9"; `usable` says which checkpoints can be laid out. */
export function read(flash: WornFlash, usable = (_line: string) => true): { found: Found; lines: string[] } {
  const names = ["?", "part", "checkpoint", "action", "undo", "setting"];
  const lines: string[] = [];
  const before = flash.done.length;
  const found = readJournal(flash, (kind, sequence, payload) => {
    const line = [names[kind] ?? `kind${kind}`, `#${sequence}`, ...payload].join(" ");
    lines.push(line);
    return usable(line);
  });
  if (flash.done.length > before) throw new Error("the boot wrote");
  return { found, lines };
}

/** The journal as it goes on after a boot. */
export function reopen(flash: WornFlash): Journal {
  return createJournal(flash, read(flash).found);
}
