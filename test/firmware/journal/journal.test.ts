import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notBegun } from "../../../firmware/journal/boot";
import { createJournal, type Journal } from "../../../firmware/journal/journal";
import { ACTION, UNDO } from "../../../firmware/journal/record";
import { WornFlash } from "../../support/worn-flash";
import { logBook, wholeCheckpoints } from "./journal-view";
import { lay, put, read, reopen } from "./log";

const SECTORS = 4;
/** Small sectors, 32 slots each, so that the ring comes round soon. */
const SMALL = 1024;

function begun(flash = new WornFlash(SECTORS)): { flash: WornFlash; journal: Journal } {
  const journal = reopen(flash);
  journal.checkpoint([1, 2, 3]);
  return { flash, journal };
}

/** Actions until the sector is full. */
function fill(journal: Journal): number {
  let written = 0;
  while (journal.append(ACTION, [written & 255])) written++;
  return written;
}

describe("the test of the flash", () => {
  test("goes to the sector that comes next, and leaves all records as they are", () => {
    const { flash, journal } = begun();
    for (let i = 0; i < 3; i++) journal.append(ACTION, [i]);
    const before = read(flash).lines;
    expect(journal.test()).toBe(true);
    expect(flash.erases().map((count) => count > 0)).toEqual([false, true, false, false]);
    expect(flash.bytes.subarray(4096, 8192).every((byte) => byte === 255)).toBe(true);
    expect(read(flash).lines).toEqual(before);
    expect(journal.append(ACTION, [9])).toBe(true);
    expect(read(flash).lines).toEqual([...before, expect.stringContaining("action")]);
  });

  test("never touches the two newest checkpoints, wherever the ring is, whenever the plug is pulled", () => {
    for (let sectors = 0; sectors < 9; sectors++) {
      const { flash, journal } = begun(new WornFlash(SECTORS, SMALL));
      for (let i = 0; i < sectors; i++) {
        fill(journal);
        journal.checkpoint([i, 7]);
      }
      const before = read(flash);
      const done = flash.done.length;
      journal.test();
      for (const one of flash.done.slice(done)) {
        const sector = one.what === "erase" ? one.sector : Math.floor(one.address / SMALL);
        expect([before.found.newest, before.found.older, before.found.sector]).not.toContain(sector);
      }
      expect(read(flash).lines).toEqual(before.lines);
    }
  });

  test("fails where a byte isn't taken or nothing can be erased, without a word to the caller", () => {
    const { flash, journal } = begun();
    flash.takesWrite = () => false;
    expect(journal.test()).toBe(false);
    flash.takesErase = () => false;
    expect(journal.test()).toBe(false);
    expect(read(flash).lines).toEqual(["checkpoint #1 1 2 3"]);
  });
});

describe("writing", () => {
  test("the first record is a checkpoint: an action has no sector to go to yet", () => {
    const flash = new WornFlash(SECTORS);
    const journal = reopen(flash);
    expect(journal.append(ACTION, [1])).toBe(false);
    expect(flash.done).toEqual([]);
    journal.checkpoint([1, 2, 3]);
    expect(logBook(flash)).toEqual(["0/0 #1 checkpoint"]);
  });

  test("numbers go on, slot by slot", () => {
    const { flash, journal } = begun();
    expect(journal.nextSequence()).toBe(2);
    expect(journal.append(ACTION, [5])).toBe(true);
    expect(journal.append(UNDO, [2, 0, 0, 0])).toBe(true);
    journal.checkpoint(Array(50).fill(9));
    expect(logBook(flash)).toEqual([
      ...["0/0 #1 checkpoint", "0/1 #2 action", "0/2 #3 undo", "0/3 #4 part", "0/4 #5 part", "0/5 #6 checkpoint"],
    ]);
    expect(journal.nextSequence()).toBe(7);
    expect(read(flash).lines).toEqual([`checkpoint #6${" 9".repeat(50)}`]);
  });

  test.each([1, 20, 21, 22, 42, 43, 391, 2687, 2688])("a checkpoint of %d bytes comes back", (length) => {
    const { flash, journal } = begun();
    const bytes = Array.from({ length }, (_, i) => (i * 7) & 255);
    journal.checkpoint(bytes);
    expect(read(flash).lines).toEqual([expect.stringMatching(new RegExp(`^checkpoint #\\d+ ${bytes.join(" ")}$`))]);
  });

  test("one longer than a sector is refused before anything is touched", () => {
    const { flash, journal } = begun();
    const before = flash.bytes.slice();
    for (const length of [2689, 6000])
      expect(() => journal.checkpoint(new Uint8Array(length))).toThrow("longer than a sector");
    expect(flash.bytes).toEqual(before);
    expect(journal.append(ACTION, [1])).toBe(true);
  });

  test("a full sector takes no more; a checkpoint goes on in the next one", () => {
    const { flash, journal } = begun();
    expect(fill(journal)).toBe(127);
    const writes = flash.done.length;
    expect(journal.append(ACTION, [1])).toBe(false);
    expect(flash.done).toHaveLength(writes);
    journal.checkpoint([4]);
    expect(logBook(flash).slice(-2)).toEqual(["0/127 #128 action", "1/0 #129 checkpoint"]);
    expect(flash.misuse).toEqual([]);
  });

  test("a checkpoint is never split: what doesn't fit goes to the next sector as a whole", () => {
    const { flash, journal } = begun();
    while (journal.nextSequence() < 127) journal.append(ACTION, [1]);
    journal.checkpoint(Array(43).fill(9));
    expect(logBook(flash).slice(-4)).toEqual([
      "0/125 #126 action",
      "1/0 #127 part",
      "1/1 #128 part",
      "1/2 #129 checkpoint",
    ]);
  });

  test("numbers go on beyond 2^31", () => {
    const flash = new WornFlash(SECTORS, SMALL);
    put(flash, 0, 0, "end #2147483630 0 1");
    const journal = reopen(flash);
    for (let i = 0; i < 100; i++) if (!journal.append(ACTION, [i])) journal.checkpoint([i]);
    expect(journal.nextSequence()).toBe(2147483731);
    expect(read(flash).found).toMatchObject({ nextSequence: 2147483731, gap: false, sector: 3 });
  });
});

describe("erasing", () => {
  test("the sectors take turns, and each is erased before it is used, whatever it reads as", () => {
    const { flash, journal } = begun(new WornFlash(SECTORS, SMALL));
    for (let i = 0; i < 400; i++) {
      fill(journal);
      journal.checkpoint([i & 255]);
    }
    expect(flash.erases()).toEqual([100, 100, 100, 100]);
    expect(flash.misuse).toEqual([]);
  });

  test("only a chip that was never used is taken as it is", () => {
    expect(begun().flash.erases()).toEqual([0, 0, 0, 0]);
    expect(begun(new WornFlash(SECTORS, 4096, new Uint8Array(SECTORS * 4096))).flash.erases()).toEqual([1, 0, 0, 0]);
  });

  test("a sector erased in part is erased again", () => {
    const { flash, journal } = begun();
    lay(flash, 1, "-", "-", "action #1 1");
    fill(journal);
    journal.checkpoint([4]);
    expect(flash.erases()).toEqual([0, 1, 0, 0]);
    expect(flash.misuse).toEqual([]);
  });

  test.each([true, false])("a sector that can't be erased is passed over (loud: %s)", (isLoud) => {
    const flash = new WornFlash(SECTORS, 4096, new Uint8Array(SECTORS * 4096).fill(0x42));
    Object.assign(flash, { isLoud, takesErase: (sector: number) => sector !== 0 && sector !== 2 });
    const journal = createJournal(flash, notBegun("empty", 0));
    journal.checkpoint([1]);
    fill(journal);
    journal.checkpoint([2]);
    expect(logBook(flash).filter((line) => line.endsWith("checkpoint"))).toEqual([
      "1/0 #1 checkpoint",
      "3/0 #129 checkpoint",
    ]);
    expect(read(flash).lines).toEqual(["checkpoint #129 2"]);
  });

  test.each([true, false])("when none can be erased any more, what is there stays (loud: %s)", (isLoud) => {
    const { flash, journal } = begun();
    fill(journal);
    Object.assign(flash, { isLoud, takesErase: () => false });
    flash.bytes[2 * 4096] = flash.bytes[3 * 4096] = flash.bytes[4096] = 0;
    expect(() => journal.checkpoint([4])).toThrow("no sector can be erased any more");
    expect(read(flash).lines[0]).toBe("checkpoint #1 1 2 3");
    flash.takesErase = () => true;
    journal.checkpoint([4]);
    expect(read(flash).lines).toEqual(["checkpoint #129 4"]);
  });
});

describe("worn cells", () => {
  test.each([true, false])("a slot that doesn't take a record is left for the next one (loud: %s)", (isLoud) => {
    const { flash, journal } = begun();
    Object.assign(flash, { isLoud, takesWrite: (address: number) => address !== 64 && address !== 96 });
    for (let i = 0; i < 3; i++) expect(journal.append(ACTION, [i])).toBe(true);
    expect(logBook(flash)).toEqual(["0/0 #1 checkpoint", "0/1 #2 action", "0/4 #3 action", "0/5 #4 action"]);
    expect(read(flash)).toMatchObject({ found: { slot: 6, nextSequence: 5, gap: false } });
  });

  test.each([
    ["keeps a bit that should be cleared", "stuckAt1", 8],
    ["has lost a bit that should stay", "stuckAt0", 2],
  ] as const)("a cell that %s spoils its slot only", (_, stuck, bits) => {
    for (const isLoud of [true, false]) {
      const { flash, journal } = begun();
      flash.isLoud = isLoud;
      flash[stuck].set(2 * 32 + 6, bits);
      for (let i = 1; i < 4; i++) expect(journal.append(ACTION, [i, 1])).toBe(true);
      expect(logBook(flash)).toEqual(["0/0 #1 checkpoint", "0/1 #2 action", "0/3 #3 action", "0/4 #4 action"]);
    }
  });

  test("a write that says it failed and stands all the same counts", () => {
    const { flash, journal } = begun();
    const write = flash.write.bind(flash);
    flash.write = (address, data) => {
      write(address, data);
      throw new Error("flash: timeout");
    };
    expect(journal.append(ACTION, [1])).toBe(true);
    expect(read(flash).lines).toEqual(["checkpoint #1 1 2 3", "action #2 1"]);
  });

  test("a sector that takes nothing is given up after a few slots, and the checkpoint goes to another", () => {
    const { flash, journal } = begun();
    flash.takesWrite = (address) => address >= 2 * 4096;
    expect(journal.append(ACTION, [1])).toBe(false);
    journal.checkpoint([4]);
    expect(logBook(flash)).toEqual(["0/0 #1 checkpoint", "2/0 #5 checkpoint"]);
    expect(flash.done.length).toBeLessThan(15);
  });

  test("what was given up never shares its number with what is written instead", () => {
    const { flash, journal } = begun();
    const read = flash.read.bind(flash);
    // Three slots read wrong now, and well later.
    flash.read = (address, length) => (address < 4 * 32 ? new Uint8Array(length) : read(address, length));
    expect(journal.append(ACTION, [1])).toBe(false);
    journal.checkpoint([4]);
    expect(logBook(flash)).toEqual([
      ...["0/0 #1 checkpoint", "0/1 #2 action", "0/2 #2 action", "0/3 #2 action", "0/4 #3 checkpoint"],
    ]);
  });

  test("a dead chip is given up soon, tried again each time, and works again when it does", () => {
    const { flash, journal } = begun();
    flash.takesWrite = () => false;
    for (let i = 0; i < 5; i++) {
      const operations = flash.done.length;
      expect(() => journal.checkpoint([4])).toThrow("the flash is worn out");
      expect(flash.done.length - operations).toBeLessThan(15);
    }
    flash.takesWrite = () => true;
    journal.checkpoint([5]);
    expect(read(flash).lines).toEqual(["checkpoint #17 5"]);
    expect(flash.misuse).toEqual([]);
  });

  test("what can't be read back doesn't count", () => {
    const { flash, journal } = begun();
    flash.canRead = false;
    expect(journal.append(ACTION, [1])).toBe(false);
    expect(() => journal.checkpoint([4])).toThrow();
    flash.canRead = true;
    journal.checkpoint([5]);
    expect(read(flash).lines).toEqual(["checkpoint #4 5"]);
  });
});

describe("the law of the two newest checkpoints", () => {
  test.each([
    ["", (journal: Journal, _: WornFlash) => journal],
    [", nor after a boot", (_: Journal, flash: WornFlash) => reopen(flash)],
  ])("a chip that takes no record never costs them%s", (_, later) => {
    const { flash, journal } = begun(new WornFlash(SECTORS, SMALL));
    fill(journal);
    journal.checkpoint([4]);
    const now = later(journal, flash);
    fill(now);
    expect(wholeCheckpoints(flash).map((checkpoint) => checkpoint.sector)).toEqual([1, 0]);
    flash.takesWrite = () => false;
    for (let i = 0; i < 5; i++) expect(() => now.checkpoint([5])).toThrow();
    expect(flash.erases()).toEqual([0, 1, 6, 5]);
    expect(wholeCheckpoints(flash)).toHaveLength(2);
  });

  const step = fc.record({
    what: fc.constantFrom("action", "action", "checkpoint", "reopen", "fill"),
    size: fc.integer({ min: 1, max: 80 }),
    badSlots: fc.array(fc.nat({ max: 127 }), { maxLength: 40 }),
    badSectors: fc.array(fc.nat({ max: 3 }), { maxLength: 2 }),
    isLoud: fc.boolean(),
  });

  test("they are there at all times, whatever the chip refuses", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
        let { flash, journal } = begun(new WornFlash(SECTORS, SMALL));
        for (const { what, size, badSlots, badSectors, isLoud } of steps) {
          const kept = wholeCheckpoints(flash).slice(0, 2);
          flash.isLoud = isLoud;
          flash.takesWrite = (address) => !badSlots.includes(address / 32);
          flash.takesErase = (sector) => !badSectors.includes(sector);
          if (what === "action") journal.append(ACTION, [size]);
          else if (what === "fill") fill(journal);
          else if (what === "reopen") journal = reopen(flash);
          else
            try {
              journal.checkpoint(Array(size).fill(size));
            } catch (_) {
              // What counts is what stands afterwards.
            }
          const now = wholeCheckpoints(flash).slice(0, 3);
          for (const checkpoint of now[0]?.sequence === kept[0]?.sequence ? kept : kept.slice(0, 1))
            expect(now).toContainEqual(checkpoint);
        }
        expect(flash.misuse).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});
