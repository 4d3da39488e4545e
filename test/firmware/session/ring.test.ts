import { expect, test } from "vitest";
import { picture } from "../../support/kept-picture";
import { Noise } from "../../support/noise";
import { WornFlash } from "../../support/worn-flash";
import { wholeCheckpoints } from "../journal/journal-view";
import { boot, call, nextCall } from "./play";

/** As on the board: 16 sectors of 4096 bytes. */
const SECTORS = 16;

test("200 games in a row: sectors wear evenly, and the two newest checkpoints are never erased", () => {
  const flash = new WornFlash(SECTORS);
  const erase = flash.erase.bind(flash);
  flash.erase = (sector) => {
    const newest = wholeCheckpoints(flash).slice(0, 2);
    expect(newest).toHaveLength(2);
    expect(newest.map((checkpoint) => checkpoint.sector)).not.toContain(sector);
    erase(sector);
  };
  const noise = new Noise(200);
  let session = boot(flash);
  for (let game = 0; game < 200; game++) {
    if (game % 10 === 9) session = boot(flash);
    call(session, `new ${1 + (game % 8)}`);
    for (let line = nextCall(session, noise); line !== ""; line = nextCall(session, noise)) call(session, line);
    expect(session.health).toBe("saved");
    expect(picture(boot(flash))).toBe(picture(session));
  }
  const erases = flash.erases();
  expect(Math.max(...erases) - Math.min(...erases)).toBeLessThanOrEqual(1);
  // A chip endures 100,000: more than 100,000 games.
  expect(Math.max(...erases)).toBeLessThan(200);
  expect(flash.misuse).toEqual([]);
}, 120_000);
