import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeRecord, RECORD_SIZE } from "../../../firmware/journal/record";
import { WornFlash } from "../../support/worn-flash";
import { lay, put, read } from "./log";

const SECTORS = 4;

/** A chip with these records in the slots of its sectors. */
function chip(...sectors: readonly string[][]): WornFlash {
  const flash = new WornFlash(SECTORS);
  sectors.forEach((lines, sector) => {
    lay(flash, sector, ...lines);
  });
  return flash;
}

describe("what is in flash", () => {
  test("nothing: empty, and the first record is number 1 in a sector still to be chosen", () => {
    const { found, lines } = read(new WornFlash(SECTORS));
    expect(found).toMatchObject({ status: "empty", nextSequence: 1, sector: -1, slot: 0, newest: -1, older: -1 });
    expect(lines).toEqual([]);
  });

  test("the torn beginning of the first record: empty, and the first record goes behind it", () => {
    const flash = new WornFlash(SECTORS);
    flash.bytes.set(encodeRecord(flash, 2, 1, [0, 1, 2, 3]).subarray(0, 20));
    expect(read(flash).found).toMatchObject({ status: "empty", nextSequence: 1, sector: 0, slot: 1, gap: true });
  });

  test("text, or records of version 2: foreign", () => {
    for (const foreign of [[72, 101, 108, 108, 111], encodeRecord(new WornFlash(1), 2 + 16, 1, [0, 1])]) {
      const flash = new WornFlash(SECTORS);
      flash.bytes.set(foreign);
      expect(read(flash)).toMatchObject({ found: { status: "foreign", sector: -1 }, lines: [] });
    }
  });

  test("records of ours among what isn't: ours, and the rest is not looked at", () => {
    const flash = chip([], ["end #1 0 7", "action #2 5"]);
    flash.bytes.fill(0x5a, 0, 4096);
    put(flash, 3, 9, "action #1 1");
    flash.bytes[3 * 4096 + 9 * 32]! ^= 0x30;
    expect(read(flash)).toMatchObject({
      found: { status: "ours", sector: 1, slot: 2 },
      lines: ["checkpoint #1 7", "action #2 5"],
    });
  });
});

describe("the replay", () => {
  const part = (number: number, part: number, byte: number) => `part #${number} ${part}${` ${byte}`.repeat(21)}`;

  test("begins with the newest checkpoint", () => {
    const flash = chip(["end #1 0 7", "action #2 5", "end #3 0 8", "action #4 6", "undo #5 4 0 0 0", "setting #6 1 1"]);
    const { found, lines } = read(flash);
    expect(lines).toEqual(["checkpoint #3 8", "action #4 6", "undo #5 4 0 0 0", "setting #6 1 1"]);
    expect(found).toMatchObject({ nextSequence: 7, sector: 0, slot: 6, gap: false, newest: 0, older: 0 });
  });

  test("puts the parts of a checkpoint together", () => {
    const { lines } = read(chip([part(1, 0, 10), part(2, 1, 11), "end #3 2 12 13"]));
    expect(lines).toEqual([`checkpoint #3${" 10".repeat(21)}${" 11".repeat(21)} 12 13`]);
  });

  test.each([
    ["without its last record", [part(4, 0, 9), part(5, 1, 9)], ["part #4", "part #5"], 6, false],
    ["with its last record torn", [part(4, 0, 9), "torn"], ["part #4"], 5, false],
    ["with a part torn", [part(4, 0, 9), "torn", "end #6 2 9"], ["part #4"], 7, true],
    ["with its first part torn", ["torn", part(5, 1, 9), "end #6 2 9"], [], 7, true],
    ["with a part of another", [part(3, 1, 9), part(4, 1, 9), "end #5 2 9"], ["part #4"], 6, true],
    ["with an action for a part", ["action #4 0 1", "end #5 1 9"], ["action #4"], 6, true],
    ["without a length", ["end #4"], [], 5, true],
  ])("a checkpoint %s doesn't count", (_, torn, seen, nextSequence, gap) => {
    const { found, lines } = read(chip(["end #1 0 7", "action #2 5", "action #3 6", ...torn]));
    expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "checkpoint #1",
      "action #2",
      "action #3",
      ...seen,
    ]);
    expect(found).toMatchObject({ nextSequence, gap, slot: 3 + torn.length });
  });

  test("torn slots between the parts of a checkpoint don't matter", () => {
    const { lines } = read(chip(["torn", part(1, 0, 1), "torn", "torn", part(2, 1, 2), "torn", "end #3 2 3", "torn"]));
    expect(lines).toEqual([`checkpoint #3${" 1".repeat(21)}${" 2".repeat(21)} 3`]);
  });

  test("a torn slot at the end is skipped, and its number is free", () => {
    const { found, lines } = read(chip(["end #1 0 7", "action #2 5", "torn"]));
    expect(lines).toEqual(["checkpoint #1 7", "action #2 5"]);
    expect(found).toMatchObject({ nextSequence: 3, slot: 3, gap: false });
  });

  test("a slot of which only later bytes were written is torn, too", () => {
    const flash = chip(["end #1 0 7", "action #2 5"]);
    flash.bytes[2 * 32 + 17] = 0;
    expect(read(flash).found).toMatchObject({ nextSequence: 3, slot: 3, gap: false });
  });

  test("torn slots whose number was used again don't matter", () => {
    const { found, lines } = read(chip(["end #1 0 7", "torn", "-", "action #2 5", "torn", "torn", "action #3 6"]));
    expect(lines).toEqual(["checkpoint #1 7", "action #2 5", "action #3 6"]);
    expect(found).toMatchObject({ nextSequence: 4, slot: 7, gap: false });
  });

  test("a gap in the numbers ends it for good, and the numbers behind it aren't used again", () => {
    const { found, lines } = read(chip(["end #1 0 7", "action #2 5", "action #4 6", "action #5 7", "action #3 8"]));
    expect(lines).toEqual(["checkpoint #1 7", "action #2 5"]);
    expect(found).toMatchObject({ nextSequence: 6, slot: 5, gap: true });
  });

  test("a record that is there twice counts once", () => {
    const { found, lines } = read(chip(["end #1 0 7", "action #2 5", "action #2 5", "action #3 6"]));
    expect(lines).toEqual(["checkpoint #1 7", "action #2 5", "action #3 6"]);
    expect(found.gap).toBe(false);
    const parts = [
      part(1, 0, 1),
      part(1, 0, 1),
      part(2, 1, 2),
      part(2, 1, 2),
      "end #3 2 3",
      "end #3 2 3",
      "action #4 5",
    ];
    const whole = `checkpoint #3${" 1".repeat(21)}${" 2".repeat(21)} 3`;
    expect(read(chip(parts)).lines).toEqual([whole, "action #4 5"]);
  });

  test("a checkpoint that can't be used is left for the one before it", () => {
    const flash = chip(["end #1 0 7", "action #2 5", "end #3 0 8", "action #4 6"]);
    const { found, lines } = read(flash, (line) => line !== "checkpoint #3 8");
    expect(lines).toEqual(["checkpoint #3 8", "checkpoint #1 7", "action #2 5"]);
    expect(found).toMatchObject({ nextSequence: 5, slot: 4, gap: true });
    expect(read(flash, () => false)).toMatchObject({ found: { gap: true, nextSequence: 5, newest: -1, older: -1 } });
  });

  test("without a checkpoint it begins with number 1 and no other", () => {
    expect(read(chip(["torn", "action #1 5", "action #2 6"])).lines).toEqual(["action #1 5", "action #2 6"]);
    expect(read(chip(["torn", "action #2 6"]))).toMatchObject({ found: { gap: true, nextSequence: 3 }, lines: [] });
  });
});

describe("the ring", () => {
  test("sectors are read in the order of their numbers, not of their places", () => {
    const { found, lines } = read(chip(["action #30 3", "action #31 4"], [], ["end #20 0 7"], ["action #21 1"]));
    expect(lines).toEqual(["checkpoint #20 7", "action #21 1"]);
    expect(found).toMatchObject({ sector: 0, slot: 2, nextSequence: 32, gap: true, newest: 2, older: -1 });
  });

  test("numbers above 2^31 are in order, too", () => {
    const flash = chip(["action #2147483649 2"], ["end #2147483647 0 1", "action #2147483648 1"], [], ["end #9 0 9"]);
    const { found, lines } = read(flash);
    expect(lines).toEqual(["checkpoint #2147483647 1", "action #2147483648 1", "action #2147483649 2"]);
    expect(found).toMatchObject({ sector: 0, nextSequence: 2147483650, gap: false, newest: 1, older: 3 });
  });

  test("the second newest checkpoint is looked for further back", () => {
    const flash = chip(["end #1 0 1"], ["end #2 0 2", "action #3 1"], ["part #4 0", "action #5 2"], ["end #6 0 3"]);
    expect(read(flash).found).toMatchObject({ sector: 3, newest: 3, older: 1 });
    flash.erase(3);
    expect(read(flash).found).toMatchObject({ sector: 2, newest: 1, older: 0, gap: false, nextSequence: 6 });
  });

  test("what an erase cut short has left of the oldest sector doesn't matter", () => {
    const oldest = ["end #1 0 1", "action #2 1", "action #3 2", "action #4 3"];
    const newest = ["end #9 0 1", "action #10 1"];
    for (const left of [
      oldest,
      ["-", "-", ...oldest.slice(2)],
      oldest.slice(0, 2),
      ["torn", "torn", ...oldest.slice(2)],
      ["torn"],
    ])
      expect(read(chip(newest, left))).toMatchObject({
        found: { sector: 0, slot: 2, gap: false, nextSequence: 11 },
        lines: ["checkpoint #9 1", "action #10 1"],
      });
  });

  test.each([1, 7, 8, 9, 126])("a sector is found though its first %d slots are bad", (bad) => {
    const flash = chip(["end #1 0 1"]);
    lay(flash, 1, ...Array<string>(bad).fill("torn"), "end #2 0 2");
    expect(read(flash)).toMatchObject({
      found: { sector: 1, slot: bad + 1, newest: 1, older: 0 },
      lines: ["checkpoint #2 2"],
    });
  });

  test("a full sector: no slot is free", () => {
    const flash = chip(Array.from({ length: 128 }, (_, i) => `end #${i + 1} 0 ${i}`));
    expect(read(flash)).toMatchObject({
      found: { sector: 0, slot: 128, nextSequence: 129 },
      lines: ["checkpoint #128 127"],
    });
  });
});

describe("any bytes", () => {
  /** Nothing is thrown or written, and the next record goes where it can go. */
  function survives(flash: WornFlash): void {
    const { found } = read(flash);
    expect(found.sector).toBeLessThan(SECTORS);
    expect(found.slot).toBeLessThanOrEqual(flash.sectorSize / RECORD_SIZE);
    if (found.status !== "ours" || found.slot * RECORD_SIZE === flash.sectorSize) return;
    const next = found.sector * flash.sectorSize + found.slot * RECORD_SIZE;
    expect(flash.bytes.slice(next, next + RECORD_SIZE)).toEqual(new Uint8Array(RECORD_SIZE).fill(255));
  }

  test("noise", () => {
    const noise = fc.uint8Array({ minLength: SECTORS * 1024, maxLength: SECTORS * 1024 });
    fc.assert(fc.property(noise, (bytes) => survives(new WornFlash(SECTORS, 1024, bytes))));
  });

  test("records with right checksums and wrong everything else", () => {
    const record = fc.record({
      place: fc.nat({ max: 127 }),
      kind: fc.oneof(fc.constant(2), fc.nat({ max: 15 })),
      sequence: fc.oneof(fc.nat({ max: 6 }), fc.constantFrom(0xfffffffe, 0xffffffff)),
      payload: fc.uint8Array({ maxLength: 22 }),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), (records) => {
        const flash = new WornFlash(SECTORS, 1024);
        for (const { place, kind, sequence, payload } of records)
          flash.bytes.set(encodeRecord(flash, kind, sequence, payload), place * RECORD_SIZE);
        survives(flash);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
