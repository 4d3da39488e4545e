import { seedNoise } from "../../sim/noise";
import { Noise } from "../support/noise";
import { someBoard, someImage, wear } from "./chips";
import { Hands, sensible } from "./hands";
import { SoakedTower } from "./soaked-tower";
import type { Tally } from "./tally";

/** Lines that a failure quotes. */
const LINES_TOLD = 12;
/** More than any game takes that is played by sensible actions only. */
const MOST_ACTIONS = 20_000;

/** A broken law, with all it takes to see it again. */
export class SoakFailure extends Error {
  override readonly name = "SoakFailure";

  constructor(seed: number, lines: readonly string[], frame: string, cause: unknown) {
    const first = Math.max(0, lines.length - LINES_TOLD);
    const last = lines.slice(first).map((line, i) => `  ${first + i + 1}  ${line}`);
    const why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const again = `again: npm run soak -- --seed ${seed}`;
    super([`seed ${seed}, line ${lines.length}: ${why}`, frame, "the lines up to it:", ...last, again].join("\n"), {
      cause,
    });
  }
}

/**
 * Some evenings with one tower: buttons, shakes, noise, console lines and power cuts as they come, and in the end the
 * game going on is played to its end.
 * @param seed 0 to 2^32-1: everything follows from it
 * @throws SoakFailure if a law of `laws.ts` is broken or the tower loses anything
 */
export function playStory(seed: number, lines: number, tally: Tally): void {
  const noise = new Noise(seedNoise(seed));
  const done: string[] = [];
  const board = someBoard(noise);
  const image = someImage(board, noise);
  let frame = "";
  try {
    const tower = new SoakedTower(board, seed, tally, image);
    const isWorn = wear(tower, board, noise);
    tally.add(isWorn ? "towers with a worn chip" : "towers with a good chip");
    const hands = new Hands(noise);
    const play = (line: string) => {
      done.push(line);
      try {
        tower.play(line);
      } catch (error) {
        frame = tower.sim.frame();
        throw error;
      }
    };
    while (done.length < lines) {
      // Most often one is pulled within the next few records: that is where it hurts.
      if (noise.below(30) === 0) play(`pull ${noise.below(noise.below(4) > 0 ? 64 : 400)} ${1 + noise.below(1e9)}`);
      play(hands.next(tower.session()));
    }
    play("cut");
    play("motion still");
    // Whatever happened: the game can be played to its end.
    let actions = 0;
    for (let line = sensible(tower.session(), noise); line !== ""; line = sensible(tower.session(), noise)) {
      if (actions++ > MOST_ACTIONS) throw new Error("the game has no end");
      play(line);
    }
    tally.wear(board.flash.sectorCount === 16 ? tower.sim.parts().flash.erases() : []);
  } catch (error) {
    throw new SoakFailure(seed, done, frame, error);
  }
}
