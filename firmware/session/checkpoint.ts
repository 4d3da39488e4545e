import { getWord, wordBytes } from "../journal/record";

/** Bytes of a sequence number. */
const WORD = 4;

/** A choice that undo can take back: its record's sequence number and payload. */
export interface Choice {
  readonly sequence: number;
  readonly payload: number[];
}

/** All that survives a power cut. */
export interface Kept {
  readonly settings: number[];
  /**
   * Game id and packed state right after the last roll, at most 255 bytes; a single 0 before the first game. Bytes,
   * because numbers in an array take the board a variable each.
   */
  readonly base: Uint8Array;
  /** What was chosen since then, oldest first. */
  readonly choices: Choice[];
}

/**
 * Three lists, each with its length in front: settings, base, and the choices with their sequence numbers.
 * @throws Error if a game packs its state into more than 254 bytes
 */
export function packKept(kept: Kept): Uint8Array {
  const settings = kept.settings;
  const base = kept.base;
  if (base.length > 255) throw new Error(`checkpoint: a state of ${base.length - 1} bytes`);
  let length = 2 + settings.length + base.length;
  for (const choice of kept.choices) length += WORD + 1 + choice.payload.length;
  const bytes = new Uint8Array(length);
  bytes[0] = settings.length;
  bytes.set(settings, 1);
  let at = 1 + settings.length;
  bytes[at] = base.length;
  bytes.set(base, at + 1);
  at += 1 + base.length;
  for (const choice of kept.choices) {
    const record = wordBytes(choice.sequence).concat([choice.payload.length]).concat(choice.payload);
    bytes.set(record, at);
    at += record.length;
  }
  return bytes;
}

/** @throws Error if a list is longer than the bytes there are */
export function unpackKept(bytes: Uint8Array): Kept {
  let at = 0;
  const take = (): number[] => {
    const length = bytes[at]!;
    at += 1 + length;
    if (!(at <= bytes.length)) throw new Error("checkpoint: too short");
    return [].slice.call(bytes, at - length, at);
  };
  const settings = take();
  const base = new Uint8Array(take());
  const choices: Choice[] = [];
  while (at < bytes.length) {
    const sequence = getWord(bytes, at);
    at += WORD;
    choices.push({ sequence, payload: take() });
  }
  return { settings, base, choices };
}
