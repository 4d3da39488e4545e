import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ACTION,
  CHECKPOINT_END,
  CHECKPOINT_PART,
  encodeRecord,
  getWord,
  recordKind,
  recordPayload,
  recordSequence,
  SETTING,
  UNDO,
  wordBytes,
} from "../../../firmware/journal/record";
import { WornFlash } from "../../support/worn-flash";

const flash = new WornFlash(1);
const KINDS = [CHECKPOINT_PART, CHECKPOINT_END, ACTION, UNDO, SETTING];

/** The bytes with the checksum they should have. */
function signed(bytes: Uint8Array): Uint8Array {
  bytes.set(wordBytes(flash.crc32(bytes.subarray(0, 28))), 28);
  return bytes;
}

describe("a record", () => {
  test("is head, number, length, payload, 0xFF up to the checksum, checksum", () => {
    const bytes = encodeRecord(flash, ACTION, 0x04030201, [7, 8, 9]);
    expect([...bytes.subarray(0, 9)]).toEqual([0x13, 1, 2, 3, 4, 3, 7, 8, 9]);
    expect([...bytes.subarray(9, 28)]).toEqual(Array(19).fill(255));
    expect(getWord(bytes, 28)).toBe(flash.crc32(bytes.subarray(0, 28)));
    expect(bytes).toHaveLength(32);
  });

  test("reads as what it was written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.uint8Array({ maxLength: 22 }),
        (kind, sequence, payload) => {
          const bytes = encodeRecord(flash, kind, sequence, payload);
          expect(recordKind(flash, bytes)).toBe(kind);
          expect(recordSequence(bytes)).toBe(sequence);
          expect([...recordPayload(bytes)]).toEqual([...payload]);
        },
      ),
    );
  });

  test("is none any more with any one bit wrong", () => {
    const bytes = encodeRecord(flash, UNDO, 77, [1, 2, 3, 4]);
    for (let bit = 0; bit < 256; bit++) {
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      expect(recordKind(flash, bytes)).toBe(0);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
    }
    expect(recordKind(flash, bytes)).toBe(UNDO);
  });

  test("is none when it is cut off anywhere", () => {
    const bytes = encodeRecord(flash, SETTING, 1, [0, 5]);
    for (let length = 0; length < 32; length++) {
      const torn = new Uint8Array(32).fill(255);
      torn.set(bytes.subarray(0, length));
      expect(recordKind(flash, torn)).toBe(0);
    }
  });

  test.each([
    ["all 0xFF", new Uint8Array(32).fill(255)],
    ["all 0x00", new Uint8Array(32)],
    ["all 0x00 with the right checksum", signed(new Uint8Array(32))],
    ["all 0xFF with the right checksum", signed(new Uint8Array(32).fill(255))],
    ["of version 0", signed(encodeRecord(flash, ACTION - 16, 1, []))],
    ["of version 2", signed(encodeRecord(flash, ACTION + 16, 1, []))],
    ["longer than its payload can be", signed(encodeRecord(flash, ACTION, 1, []).fill(23, 5, 6))],
  ])("%s is none", (_, bytes) => {
    expect(recordKind(flash, bytes)).toBe(0);
  });
});

test.each([
  [0, [0, 0, 0, 0]],
  [1, [1, 0, 0, 0]],
  [0x12345678, [0x78, 0x56, 0x34, 0x12]],
  [0x7fffffff, [255, 255, 255, 127]],
  [0x80000000, [0, 0, 0, 128]],
  [0xffffffff, [255, 255, 255, 255]],
])("%d as four bytes and back", (word, bytes) => {
  expect(wordBytes(word)).toEqual(bytes);
  expect(getWord([9, ...bytes, 9], 1)).toBe(word);
});

test("up to five wrong bits in a record are always noticed: its checksum has Hamming distance 6", () => {
  const flash = new WornFlash(1);
  const sound = encodeRecord(flash, ACTION, 1, []);
  const right = flash.crc32(sound.subarray(0, 28));
  /** What each of the 256 bits does to the difference between the checksum kept and the one of the bytes. */
  const syndromes: number[] = [];
  for (let bit = 0; bit < 224; bit++) {
    const bytes = sound.slice(0, 28);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    syndromes.push((flash.crc32(bytes) ^ right) | 0);
  }
  for (let bit = 0; bit < 32; bit++) syndromes.push(1 << bit);
  // One or two bits that look like no bit, like one or like two others would be an error of up to four.
  const few = new Set<number>([0, ...syndromes]);
  let count = 1 + syndromes.length;
  for (let a = 0; a < 256; a++) for (let b = 0; b < a; b++, count++) few.add(syndromes[a]! ^ syndromes[b]!);
  expect(few.size).toBe(count);
  // Three that look like two others would be one of five.
  let unnoticed = 0;
  for (let a = 0; a < 256; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++) if (few.has(syndromes[a]! ^ syndromes[b]! ^ syndromes[c]!)) unnoticed++;
  expect(unnoticed).toBe(0);
});
