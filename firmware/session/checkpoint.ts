import { getWord, putWord } from "../journal/record";

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
export function packKept(kept: Kept): number[] {
  if (kept.base.length > 255) throw new Error(`checkpoint: a state of ${kept.base.length - 1} bytes, 254 is the most`);
  let bytes = [kept.settings.length].concat(kept.settings).concat([kept.base.length]).concat([].slice.call(kept.base));
  for (let i = 0; i < kept.choices.length; i++) {
    const choice = kept.choices[i]!;
    const head = [0, 0, 0, 0, choice.payload.length];
    putWord(head, 0, choice.sequence);
    bytes = bytes.concat(head).concat(choice.payload);
  }
  return bytes;
}

/** @throws Error if a list is longer than the bytes there are */
export function unpackKept(bytes: Uint8Array): Kept {
  let at = 0;
  const take = (): number[] => {
    const length = bytes[at]!;
    at += 1 + length;
    if (!(at <= bytes.length)) throw new Error("checkpoint: shorter than its own lengths say");
    return [].slice.call(bytes, at - length, at);
  };
  const settings = take();
  const base = new Uint8Array(take());
  const choices: Choice[] = [];
  while (at < bytes.length) {
    const sequence = getWord(bytes, at);
    at += 4;
    choices.push({ sequence, payload: take() });
  }
  return { settings, base, choices };
}
