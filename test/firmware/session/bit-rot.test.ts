import { expect, test } from "vitest";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { boot, call, nextCallOfAny, play, stateOf } from "./play";

/** The chip of a game of some hundred records, its ring come round. */
const SECTORS = 4;
const SECTOR_SIZE = 2048;
const DAMAGES = 300;
const MOST_BITS = 60;

test.each(["spicy 3 0", "tenthousand 3 7", "hotdice 2 0", "farkel 2 0"])(
  "bits that rot in a game of %s: what is found was so once, what can be read is kept, and play goes on",
  (table) => {
    const noise = new Noise(11);
    const flash = new WornFlash(SECTORS, SECTOR_SIZE);
    const session = play(boot(flash), `new ${table}`);
    const history = new Set([picture(boot(new WornFlash(SECTORS, SECTOR_SIZE))), picture(session)]);
    for (let calls = 0; calls < 600; calls++) {
      call(session, nextCallOfAny(session, noise) || `new ${table}`);
      history.add(picture(session));
    }
    let kept = 0;
    for (let i = 0; i < DAMAGES; i++) {
      const damaged = new WornFlash(SECTORS, SECTOR_SIZE, flash.bytes);
      for (let bits = 1 + noise.below(MOST_BITS); bits > 0; bits--)
        damaged.bytes[noise.below(damaged.bytes.length)]! ^= 1 << noise.below(8);
      const found = boot(damaged);
      if (!history.has(picture(found))) throw new Error(`damage ${i}: found ${picture(found)}`);
      expect(damaged.done).toEqual([]);
      if (found.table.game) kept++;
      if (i % 30 > 0) continue;
      if (found.health === "foreign") found.adopt();
      if (!found.table.game) play(found, `new ${table}`);
      for (let line = nextCallOfAny(found, noise); line !== ""; line = nextCallOfAny(found, noise)) play(found, line);
      expect(stateOf(found).phase).toBe("over");
      expect(found.health).toBe("saved");
      expect(picture(boot(damaged))).toBe(picture(found));
    }
    // Four sectors with a handful of records each that are lost: some checkpoint is nearly always left.
    expect(kept).toBeGreaterThan(DAMAGES * 0.9);
  },
  120_000,
);
