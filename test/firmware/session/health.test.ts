import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Session } from "../../../firmware/session/session";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { logBook } from "../journal/journal-view";
import { lay, put } from "../journal/log";
import { boot, call, nextCall, play, stateOf } from "./play";

const SECTORS = 4;
const EMPTY = picture(boot(new WornFlash(SECTORS)));

/** Milliseconds for a test that plays many games, on a busy machine, too. */
const SLOW = 120_000;

/** Another program's chip. */
function foreign(sectorSize = 4096): WornFlash {
  return new WornFlash(SECTORS, sectorSize, new Uint8Array(SECTORS * sectorSize).fill(0x42));
}

describe("a flash that isn't the tower's", () => {
  test("is played on without a word written, until it is adopted", () => {
    const flash = foreign();
    const session = boot(flash);
    expect(session.health).toBe("foreign");
    play(session, "new 2", "first 0", "roll 1 1 2 3 4 5", "hold 1", "set mute 1", "undo", "turn 1 5", "score CHA");
    expect(session.health).toBe("foreign");
    expect(flash.done).toEqual([]);
    expect(picture(boot(flash))).toBe(EMPTY);

    session.adopt();
    expect(session.health).toBe("saved");
    expect(flash.erases()).toEqual([1, 0, 0, 0]);
    expect(picture(boot(flash))).toBe(picture(session));
    play(boot(flash), "undo", "undo");
    expect(stateOf(boot(flash)).dice).toEqual([1, 1, 2, 3, 4, 5]);
  });

  test("the rest is erased as the journal grows into it", () => {
    const flash = foreign(1024);
    const session = play(boot(flash), "adopt", "new 1", "roll 1 1 1 1 1 2");
    for (let i = 0; i < 300; i++) play(session, `hold ${(i % 6) + 1}`);
    expect(flash.erases().every((erases) => erases > 1)).toBe(true);
    expect(flash.misuse).toEqual([]);
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test.each([true, false])("its first sector can't be erased: the next one is taken (loud: %s)", (isLoud) => {
    const flash = foreign();
    Object.assign(flash, { isLoud, takesErase: (sector: number) => sector > 0 });
    const session = play(boot(flash), "adopt", "new 2", "first 1");
    expect(session.health).toBe("saved");
    expect(boot(flash).health).toBe("saved");
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test("none can be erased: it plays on unsaved, tries again each time, and is foreign after a power cut", () => {
    const flash = foreign();
    flash.takesErase = () => false;
    const session = play(boot(flash), "adopt", "new 2");
    expect(session.health).toBe("failing");
    expect(boot(flash).health).toBe("foreign");
    flash.takesErase = () => true;
    play(session, "first 1");
    expect(session.health).toBe("saved");
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test("adopting one's own flash does nothing", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "new 2", "first 1");
    for (const again of [session, boot(flash)]) {
      play(again, "adopt");
      expect(flash.done).toHaveLength(2);
      expect(again.sequence()).toBe(4);
    }
  });

  test.each([
    ["records of another version", (flash: WornFlash) => lay(flash, 0, "end #1 0 3 4 0 2 1 0", "action #2 255 1 2 0")],
    ["them beyond the first slots", (flash: WornFlash) => put(flash, 2, 100, "action #1 255 1 2 0")],
  ])("%s are not read", (_, write) => {
    const flash = new WornFlash(SECTORS);
    write(flash);
    // The same records with another version in their heads and checksums that fit.
    for (let at = 0; at < flash.bytes.length; at += 32) {
      if (flash.bytes[at] === 255) continue;
      flash.bytes[at]! += 16;
      new DataView(flash.bytes.buffer).setUint32(at + 28, flash.crc32(flash.bytes.subarray(at, at + 28)), true);
    }
    expect(boot(flash).health).toBe("foreign");
    expect(picture(boot(flash))).toBe(EMPTY);
  });

  test("a flash of which a read fails at power-on is never written to unasked", () => {
    const flash = new WornFlash(SECTORS);
    play(boot(flash), "new 2", "first 1", "roll 1 2 3 4 5 6", "hold 1");
    const writes = flash.done.length;
    const read = flash.read.bind(flash);
    let reads = 0;
    flash.read = (address, length) => {
      reads++;
      return read(address, length);
    };
    boot(flash);
    const needed = reads;
    for (let good = 0; good < needed; good++) {
      reads = 0;
      flash.read = (address, length) => {
        flash.canRead = reads++ < good;
        return read(address, length);
      };
      const session = boot(flash);
      expect(session.health).toBe("foreign");
      expect(picture(session)).toBe(EMPTY);
      flash.read = read;
      flash.canRead = true;
      play(session, "new 1", "roll 1 1 1 1 1 2");
    }
    expect(needed).toBeGreaterThan(SECTORS);
    expect(flash.done).toHaveLength(writes);
    expect(stateOf(boot(flash)).held[0]).toBe(true);
  });
});

describe("a flash that takes no more", () => {
  const never = (): boolean => false;
  const always = (): boolean => true;
  test.each([
    ["writes", { takesWrite: never }, { takesWrite: always }],
    ["reads", { canRead: false }, { canRead: true }],
    ["all", { canRead: false, takesWrite: never, takesErase: never }, { takesWrite: always, takesErase: always }],
  ])("play goes on without %s, and everything is saved once they work again", (_, broken, mended) => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "new 2", "first 0", "roll 1 1 2 3 4 5");
    // What was written and couldn't be read back may stand there.
    const shown = [picture(session)];
    Object.assign(flash, broken);
    for (const line of ["hold 1", "turn 1 5", "set mute 1", "score CHA", "roll 5 5 5 5 5 5", "score 5", "undo"]) {
      play(session, line);
      shown.push(picture(session));
    }
    expect(session.health).toBe("failing");
    flash.canRead = true;
    expect(shown).toContain(picture(boot(flash)));
    Object.assign(flash, mended);
    play(session, "score PAS");
    expect(session.health).toBe("saved");
    expect(picture(boot(flash))).toBe(picture(session));
    play(session, "undo");
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test("one bad slot is no failure", () => {
    const flash = new WornFlash(SECTORS);
    const session = boot(flash);
    flash.takesWrite = (address) => address !== 64 && address !== 128;
    play(session, "new 2", "first 0", "roll 1 1 2 3 4 5", "score CHA");
    expect(session.health).toBe("saved");
    expect(logBook(flash).map((line) => line.split(" ")[0])).toEqual(["0/0", "0/1", "0/3", "0/6", "0/7", "0/8", "0/9"]);
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test(
    "at any time a boot finds what was so once, and in the end what is so now",
    () => {
      const fault = fc.record({
        badSlots: fc.array(fc.nat({ max: 127 }), { maxLength: 60 }),
        badSectors: fc.array(fc.nat({ max: 3 }), { maxLength: 4 }),
        isLoud: fc.boolean(),
        // Reads that fail hide from the tower that a record stands.
        canRead: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.boolean()),
        calls: fc.integer({ min: 1, max: 30 }),
      });
      fc.assert(
        fc.property(fc.integer({ min: 1 }), fc.array(fault, { minLength: 1, maxLength: 8 }), (seed, faults) => {
          const noise = new Noise(seed);
          const flash = new WornFlash(SECTORS, 1024);
          const session = boot(flash);
          const history = new Set([picture(session)]);
          for (const { badSlots, badSectors, isLoud, canRead, calls } of faults) {
            flash.isLoud = isLoud;
            flash.takesWrite = (address) => !badSlots.includes(address / 32);
            flash.takesErase = (sector) => !badSectors.includes(sector);
            for (let i = 0; i < calls; i++) {
              flash.canRead = canRead;
              call(session, nextCall(session, noise) || "new 2");
              history.add(picture(session));
              flash.canRead = true;
              const found = picture(boot(flash));
              expect(history).toContain(found);
              if (session.health === "saved") expect(found).toBe(picture(session));
            }
          }
          flash.takesWrite = flash.takesErase = () => true;
          play(session, "set brightness 1", "set brightness 2");
          expect(session.health).toBe("saved");
          expect(picture(boot(flash))).toBe(picture(session));
          expect(flash.misuse).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );
});

describe("a ring of sixteen sectors of which only some can still be erased", () => {
  /** Goes round once, then wears out all sectors but the first ones, and plays on for a while. */
  function playWorn(good: number, isLoud: boolean): { flash: WornFlash; session: Session; saved: string } {
    const flash = new WornFlash(16, 1024);
    const session = play(boot(flash), "new 2", "first 0", "roll 1 1 2 3 4 5", "set mute 1", "set brightness 7");
    while (Math.min(...flash.erases()) < 1) play(session, `hold ${1 + (flash.done.length % 6)}`);
    Object.assign(flash, { isLoud, takesErase: (sector: number) => sector < good });
    let saved = picture(session);
    for (let i = 0; i < 200; i++) {
      play(session, `hold ${1 + (i % 6)}`);
      if (session.health === "saved") saved = picture(session);
    }
    return { flash, session, saved };
  }

  test.each([
    [3, true],
    [3, false],
  ])("%i are enough (loud: %s)", (good, isLoud) => {
    const { flash, session } = playWorn(good, isLoud);
    expect(session.health).toBe("saved");
    expect(picture(boot(flash))).toBe(picture(session));
    expect(flash.misuse).toEqual([]);
  });

  test.each([
    [2, true],
    [1, true],
    [1, false],
    [0, true],
  ])(
    "with %i it fills what there is, then plays on and says so; the last thing saved stands, settings too (loud: %s)",
    (good, isLoud) => {
      const { flash, session, saved } = playWorn(good, isLoud);
      expect(session.health).toBe("failing");
      const again = boot(flash);
      expect(picture(again)).toBe(saved);
      expect(again.table.settings.slice(0, 4)).toEqual([7, 1, 2, 0]);
      expect(call(session, "score CHA")).toBe("");
      expect(flash.misuse).toEqual([]);
    },
  );
});
