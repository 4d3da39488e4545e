import { describe, expect, test } from "vitest";
import { isBlankRecord, isErased, tornStarts } from "../../../firmware/journal/blank";
import { ACTION, CHECKPOINT_END, CHECKPOINT_PART, encodeRecord } from "../../../firmware/journal/record";
import { WornFlash } from "../../support/worn-flash";

const SECTORS = 3;

/** A chip with bytes laid into it by address. */
function chip(fill: number, pieces: Readonly<Record<number, ArrayLike<number>>> = {}): WornFlash {
  const image = new Uint8Array(SECTORS * 4096).fill(fill);
  for (const [at, bytes] of Object.entries(pieces)) image.set(bytes, Number(at));
  return new WornFlash(SECTORS, 4096, image);
}

describe("blank", () => {
  test("a record is blank with all bits set, and no other", () => {
    const flash = chip(255);
    const bytes = new Uint8Array(32).fill(255);
    expect(isBlankRecord(flash, bytes)).toBe(true);
    for (let bit = 0; bit < 256; bit++) {
      bytes.fill(255)[bit >> 3]! ^= 1 << (bit & 7);
      expect(isBlankRecord(flash, bytes)).toBe(false);
    }
  });

  test("a sector is erased with all bits set, and no other; its neighbours don't matter", () => {
    const flash = chip(0);
    flash.erase(1);
    expect([0, 1, 2].map((sector) => isErased(flash, sector))).toEqual([false, true, false]);
    for (const at of [0, 1, 31, 511, 1023, 1024, 3000, 4095]) {
      flash.bytes[4096 + at] = 0x7f;
      expect(isErased(flash, 1)).toBe(false);
      flash.bytes[4096 + at] = 255;
    }
    expect(isErased(flash, 1)).toBe(true);
  });
});

/** The first `length` bytes of the first record, then `more`. */
function torn(length: number, ...more: number[]): number[] {
  return [...encodeRecord(chip(255), CHECKPOINT_END, 1, [0, 3, 4, 0, 2, 1, 0]).subarray(0, length), ...more];
}

const firstPart = [...encodeRecord(chip(255), CHECKPOINT_PART, 1, Array(22).fill(0))].slice(0, 30);
const action = [...encodeRecord(chip(255), ACTION, 1, [255, 1, 2, 0])];
const erased = (length: number): number[] => Array(length).fill(255);

describe("how many beginnings of the first record stand in an area, -1 for anything else", () => {
  test.each<[string, WornFlash, number]>([
    ["all 0xFF", chip(255), 0],
    ["all 0x00", chip(0), 0],
    ["0x00, the first sector erased", chip(0, { 0: erased(4096) }), 0],
    ["0x00, half of the first sector erased", chip(0, { 0: erased(2048) }), 0],
    ["0x00, the other half erased", chip(0, { 2048: erased(2048) }), 0],
    ["one byte of the first record", chip(255, { 0: torn(1) }), 1],
    ["all but one byte", chip(255, { 0: torn(31) }), 1],
    ["the first byte half written", chip(255, { 0: [0x1e] }), 1],
    ["the number half written", chip(255, { 0: torn(1, 0x0f) }), 1],
    ["the payload half written", chip(255, { 0: torn(9, 0x7f) }), 1],
    ["the beginning of a checkpoint of several records", chip(255, { 0: firstPart }), 1],
    ["three beginnings in a row", chip(255, { 0: torn(3), 32: torn(30), 64: torn(1) }), 3],
    ["eight", chip(255, Object.fromEntries([...Array(8).keys()].map((i) => [i * 32, torn(5)]))), 8],
    ["nine", chip(255, Object.fromEntries([...Array(9).keys()].map((i) => [i * 32, torn(5)]))), -1],
    ["a beginning in a sector of which the rest is zero", chip(255, { 0: torn(8), 1024: Array(3072).fill(0) }), -1],
    ["a beginning, the other sectors zero", chip(0, { 0: [...torn(8), ...erased(4088)] }), 1],
    ["a beginning in the second slot only", chip(255, { 32: torn(8) }), -1],
    ["an action instead of a checkpoint", chip(255, { 0: action.slice(0, 20) }), -1],
    ["a checkpoint of version 2", chip(255, { 0: [0x22, 1, 0, 0, 0, 7] }), -1],
    ["a checkpoint with another number", chip(255, { 0: [0x12, 2, 0, 0, 0, 7] }), -1],
    ["a bit that no record has cleared", chip(255, { 0: [0xef] }), -1],
    ["a single byte of somebody else", chip(255, { 0: [0x42] }), -1],
    ["text", chip(255, { 0: [..."wifi=home"].map((c) => c.charCodeAt(0)) }), -1],
    ["zeros at the start", chip(255, { 0: [0, 0, 0, 0] }), -1],
    ["a cleared bit at the end", chip(255, { [SECTORS * 4096 - 1]: [254] }), -1],
    ["a cleared bit at the end of the first kilobyte", chip(255, { 1023: [254] }), -1],
    ["a beginning in the second sector", chip(255, { 4096: torn(8) }), -1],
  ])("%s", (_, flash, expected) => {
    expect(tornStarts(flash)).toBe(expected);
  });
});
