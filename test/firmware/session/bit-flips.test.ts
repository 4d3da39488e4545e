import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHECKPOINT_END, encodeRecord } from "../../../firmware/journal/record";
import { packKept } from "../../../firmware/session/checkpoint";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { read } from "../journal/log";
import { boot, call, nextCall, play, stateOf } from "./play";

const SECTORS = 4;

/** Milliseconds for a test that plays many games, on a busy machine, too. */
const SLOW = 120_000;

/** Plays a bit and takes all back; nothing may be thrown. */
function use(flash: WornFlash, noise: Noise): void {
  const session = boot(flash);
  while (call(session, "undo") === "") picture(session);
  if (session.health === "foreign") session.adopt();
  for (let i = 0; i < 12; i++) call(session, nextCall(session, noise) || "new 2");
  expect(session.health).toBe("saved");
  expect(picture(boot(flash))).toBe(picture(session));
}

test(
  "any one bit wrong: the boot finds what was so once, and play goes on",
  () => {
    const flash = new WornFlash(SECTORS, 1024);
    const session = boot(flash);
    const noise = new Noise(4);
    const history = new Set([picture(session)]);
    for (let i = 0; i < 36; i++) {
      call(session, i === 20 ? "new 3" : nextCall(session, noise));
      history.add(picture(session));
    }
    expect(read(flash).found).toMatchObject({ sector: 1, gap: false });
    for (let at = 0; at < 2 * 1024; at++)
      for (let bit = 0; bit < 8; bit++) {
        const damaged = new WornFlash(SECTORS, 1024, flash.bytes);
        damaged.bytes[at]! ^= 1 << bit;
        const found = picture(boot(damaged));
        if (!history.has(found)) throw new Error(`bit ${bit} of byte ${at}: found ${found}`);
        expect(damaged.done).toEqual([]);
        if (at % 31 > 0) continue;
        use(damaged, noise);
        // A bit lost in a slot that is still free is seen when the slot is written: the next one takes the record.
        expect(damaged.misuse.filter((what) => !what.endsWith("sets a bit"))).toEqual([]);
      }
  },
  SLOW,
);

describe("right checksums around wrong contents: nothing is thrown, and play goes on", () => {
  /** A small game whose checkpoints are all in one sector. */
  function table(): WornFlash {
    const flash = new WornFlash(SECTORS);
    play(boot(flash), "new 2", "first 0", "roll 1 1 2 3 4 5", "hold 1", "turn 1 5", "score CHA", "new 3", "first 2");
    return flash;
  }

  test(
    "a checkpoint with some bytes wrong",
    () => {
      const kept = packKept(boot(table()).table);
      const wrong = fc.tuple(fc.nat({ max: kept.length - 1 }), fc.nat({ max: 255 }));
      fc.assert(
        fc.property(fc.array(wrong, { minLength: 1, maxLength: 4 }), fc.nat({ max: kept.length }), (bytes, length) => {
          const flash = table();
          const damaged = kept.slice();
          for (const [at, byte] of bytes) damaged[at] = byte;
          let { nextSequence, slot } = read(flash).found;
          const whole = length % 2 > 0 ? damaged : damaged.slice(0, length);
          const parts = Math.max(1, Math.ceil(whole.length / 21));
          for (let part = 0; part < parts; part++) {
            const payload = [part, ...whole.slice(part * 21, part * 21 + 21)];
            const kind = part === parts - 1 ? CHECKPOINT_END : CHECKPOINT_END - 1;
            flash.bytes.set(encodeRecord(flash, kind, nextSequence++, payload), slot++ * 32);
          }
          use(flash, new Noise(1 + length));
          expect(flash.misuse).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  test(
    "records of any kind with any payload behind a game",
    () => {
      const record = fc.record({ kind: fc.integer({ min: 0, max: 15 }), payload: fc.uint8Array({ maxLength: 22 }) });
      fc.assert(
        fc.property(fc.array(record, { minLength: 1, maxLength: 6 }), (records) => {
          const flash = table();
          let { nextSequence, slot } = read(flash).found;
          for (const { kind, payload } of records)
            flash.bytes.set(encodeRecord(flash, kind, nextSequence++, payload), slot++ * 32);
          use(flash, new Noise(7));
          expect(flash.misuse).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  test("a checkpoint that can't be a game: the one before it and what followed it stand", () => {
    const flash = table();
    const before = picture(boot(flash));
    const { nextSequence, slot } = read(flash).found;
    flash.bytes.set(encodeRecord(flash, CHECKPOINT_END, nextSequence, [0, 0, 2, 1, 99]), slot * 32);
    expect(picture(boot(flash))).toBe(before);
    const session = play(boot(flash), "undo");
    expect(stateOf(session)).toMatchObject({ seats: 3, phase: "start" });
    expect(picture(boot(flash))).toBe(picture(session));
  });

  test.each([
    ["an action that isn't legal", 3, [4, 1]],
    ["a game this tower doesn't have", 3, [255, 9, 2, 0]],
    ["an undo of another choice than the newest", 4, [1, 0, 0, 0]],
    ["an undo without a number", 4, []],
  ])("%s ends the replay, and the next thing written is a checkpoint", (_, kind, payload) => {
    const flash = table();
    const before = picture(boot(flash));
    const { nextSequence, slot } = read(flash).found;
    // A roll behind it that would be legal.
    for (const [i, record] of [
      encodeRecord(flash, kind, nextSequence, payload),
      encodeRecord(flash, 3, nextSequence + 1, [1, 1, 1, 1, 1, 1, 1]),
    ].entries())
      flash.bytes.set(record, (slot + i) * 32);
    expect(picture(boot(flash))).toBe(before);
    const session = play(boot(flash), "undo");
    expect(read(flash).lines.map((line) => line.split(" ")[0])).toEqual(["checkpoint"]);
    expect(picture(boot(flash))).toBe(picture(session));
  });
});

test("noise on the whole chip: a usable tower that says what it found", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4096, maxLength: 4096 }), (bytes) => {
      const flash = new WornFlash(SECTORS, 1024, bytes);
      expect(boot(flash).health).toBe("foreign");
      use(flash, new Noise(3));
      expect(flash.misuse).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
