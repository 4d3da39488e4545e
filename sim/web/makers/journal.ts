import { CATALOGUE } from "../../../firmware/catalogue";
import {
  ACTION,
  CHECKPOINT_END,
  CHECKPOINT_PART,
  getWord,
  RECORD_SIZE,
  recordKind,
  recordPayload,
  recordSequence,
  SETTING,
  UNDO,
} from "../../../firmware/journal/record";
import type { Kit } from "../../../firmware/screens/stage";
import { unpackKept } from "../../../firmware/session/checkpoint";
import { SETTING_NAMES } from "../../../firmware/session/settings";
import { NEW } from "../../../firmware/session/table";
import type { Flash } from "../../../hal/flash";

/** A record as a person reads it. */
export interface Entry {
  readonly sequence: number;
  readonly kind: "action" | "setting" | "checkpoint";
  /** What a script would say: "do score STR"; of a roll the dice before it. */
  readonly lines: readonly string[];
  readonly isNewGame: boolean;
  readonly isUndone: boolean;
}

/** Verbs whose values have names: a space or a box. */
const NAMED = ["score", "tick", "call"];

/** All whole records in the flash, oldest first; undone choices are marked. */
export function readEntries(flash: Flash): Entry[] {
  const records = withKeptChoices(wholeRecords(flash));
  const undone = new Set(records.flatMap(({ kind, payload }) => (kind === UNDO ? [getWord(payload, 0)] : [])));
  const entries: Entry[] = [];
  let game: Kit | undefined;
  for (const { kind, sequence, payload, gameId } of records) {
    const entry = { sequence, isNewGame: false, isUndone: undone.has(sequence) };
    if (kind === ACTION && payload[0] === NEW) {
      game = gameOf(payload[1]!);
      entries.push({ ...entry, kind: "action", isNewGame: true, lines: [newGameLine(payload)] });
    } else if (kind === ACTION) entries.push({ ...entry, kind: "action", lines: actionLines(game, payload) });
    else if (kind === SETTING)
      entries.push({ ...entry, kind: "setting", lines: [`set ${SETTING_NAMES[payload[0]!]} ${payload[1]}`] });
    else if (kind === CHECKPOINT_END) {
      game ??= gameOf(gameId);
      entries.push({ ...entry, isUndone: false, kind: "checkpoint", lines: [] });
    }
  }
  return entries;
}

/** The newest game as a script that plays it again; undefined if its beginning is no longer in the flash. */
export function gameScript(entries: readonly Entry[]): string | undefined {
  const done = entries.filter(({ kind, isUndone }) => kind === "action" && !isUndone);
  const begin = done.findLastIndex(({ isNewGame }) => isNewGame);
  if (begin < 0) return undefined;
  return [...done.slice(begin).flatMap(({ lines }) => lines), "state", "frame", ""].join("\n");
}

interface Found {
  readonly kind: number;
  readonly sequence: number;
  readonly payload: Uint8Array;
  /** Of a checkpoint: the game that its state belongs to. */
  readonly gameId: number;
}

function wholeRecords(flash: Flash): Found[] {
  const found = new Map<number, Found>();
  for (let sector = 0; sector < flash.sectorCount; sector++) {
    const bytes = flash.read(sector * flash.sectorSize, flash.sectorSize);
    for (let at = 0; at < bytes.length; at += RECORD_SIZE) {
      const record = bytes.subarray(at, at + RECORD_SIZE);
      const kind = recordKind(flash, record);
      const sequence = recordSequence(record);
      if (kind > 0) found.set(sequence, { kind, sequence, payload: recordPayload(record), gameId: 0 });
    }
  }
  return [...found.values()].sort((a, b) => a.sequence - b.sequence);
}

/** Where a sector was full, or the journal began, a choice stands in the checkpoint written instead of its record. */
function withKeptChoices(records: readonly Found[]): Found[] {
  const all: Found[] = [];
  const actions = new Set(records.flatMap(({ kind, sequence }) => (kind === ACTION ? [sequence] : [])));
  let parts: number[] = [];
  for (const record of records) {
    const isPart = record.kind === CHECKPOINT_PART || record.kind === CHECKPOINT_END;
    if (isPart && record.payload[0] === 0) parts = [];
    if (isPart) parts.push(...record.payload.subarray(1));
    if (record.kind === CHECKPOINT_PART) continue;
    if (record.kind !== CHECKPOINT_END) {
      all.push(record);
      continue;
    }
    const kept = keptIn(parts);
    for (const { sequence, payload } of kept?.choices ?? []) {
      if (actions.has(sequence)) continue;
      actions.add(sequence);
      all.push({ kind: ACTION, sequence, payload: Uint8Array.from(payload), gameId: 0 });
    }
    all.push({ ...record, gameId: kept?.base[0] ?? 0 });
  }
  return all;
}

/** Undefined if parts are missing. */
function keptIn(parts: readonly number[]): ReturnType<typeof unpackKept> | undefined {
  try {
    return unpackKept(Uint8Array.from(parts));
  } catch {
    return undefined;
  }
}

function gameOf(id: number): Kit | undefined {
  return CATALOGUE.find((box) => box.id === id)?.open();
}

function newGameLine(payload: Uint8Array): string {
  const box = CATALOGUE.find(({ id }) => id === payload[1]);
  const options = (box?.options ?? []).filter((_, bit) => payload[3]! & (1 << bit));
  return ["do new", box?.name ?? `game ${payload[1]}`, payload[2], ...options].join(" ");
}

/** A game that began before the oldest record has no names: its numbers stand as they are. */
function actionLines(game: Kit | undefined, payload: Uint8Array): string[] {
  const values = [...payload.subarray(1)];
  const verb = game?.verbs[payload[0]!];
  if (!game || verb === undefined) return [`# ${payload[0]}: ${values.join(" ")}`];
  const before = game.rolls[verb];
  if (before === undefined) {
    const words = values.map((value) => (NAMED.includes(verb) && game.words[value]) || value);
    return [["do", verb, ...words].join(" ")];
  }
  const faces = values.slice(before).map((face) => face || "-");
  return [`dice ${faces.join(" ")}`, ["do", verb, ...values.slice(0, before)].join(" ")];
}
