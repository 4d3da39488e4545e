import { createTower, type Tower } from "../../firmware/tower";
import type { Board, MatrixWiring } from "../../hal/board";
import { crc32 } from "../../sim/crc32";
import { createFlashMemory, type FlashStore } from "../../sim/flash";
import { playLine } from "../../sim/script";
import { createSimTower, type SimTower } from "../../sim/tower";
import { ledAt } from "./board/picture";
import type { Step } from "./step";

/** The same tower in the simulator, with every frame it shows counted as the virtual board counts them. */
export class NodeTower {
  private readonly tower: SimTower;
  private readonly flash: FlashStore;
  private firmware!: Tower;
  private frames = 0;
  private digest = 0;

  constructor(board: Board) {
    this.flash = createFlashMemory(board.flash);
    this.tower = createSimTower({
      board,
      flash: this.flash,
      seed: 1,
      program: (parts, ofBoard) => {
        this.frames = 0;
        this.digest = 0;
        const matrix = Object.assign(Object.create(parts.matrix), {
          show: (limit: number) => {
            parts.matrix.show(limit);
            this.count(wireOf((parts.matrix as unknown as { shown(): Uint8Array }).shown(), board.matrix));
          },
        });
        this.firmware = createTower({ ...parts, matrix }, ofBoard);
        return this.firmware;
      },
    });
  }

  session(): Tower["session"] {
    return this.firmware.session;
  }

  /** What is in the flash now. */
  area(): Uint8Array {
    return this.flash.bytes.slice();
  }

  /**
   * Does what a line says with the plug pulled so many steps into what the flash does then, puts it back in with the
   * noise of this seed, and lets one tick pass. Nothing that was shown meanwhile counts.
   */
  tear(line: string, steps: number, noise: number, seed: number): { readonly area: Uint8Array; readonly step: Step } {
    this.tower.parts().flash.pullPlugAfter(steps, noise);
    this.play(line);
    const area = this.area();
    this.tower.seed(seed);
    return { area, step: this.cut() };
  }

  /** Sets the clock ahead with all that is due, ms. */
  skip(ms: number): void {
    this.tower.parts().clock.skip(ms);
  }

  play(line: string): Step {
    return this.step(() => playLine(this.tower, line));
  }

  /** Pulls the plug, puts it back in, and lets one tick pass. */
  cut(): Step {
    return this.step(() => {
      this.tower.cut();
      return this.tower.run("");
    });
  }

  private step(play: () => string): Step {
    let text = "";
    let error = "";
    try {
      text = play();
    } catch (thrown) {
      error = (thrown as Error).message;
    }
    return { text, error, faults: [], frames: this.frames, digest: this.digest };
  }

  /** As test/espruino/board/leds.ts counts. */
  private count(wire: Uint8Array): void {
    this.frames++;
    this.digest = (this.digest * 31 + crc32(wire)) % 4294967296;
  }
}

/** The bytes along the wire for a frame of red, green, blue, row by row: the inverse of board/picture.ts. */
function wireOf(rgb: Uint8Array, wiring: MatrixWiring): Uint8Array {
  const wire = new Uint8Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const led = ledAt(wiring, (at / 3) % wiring.width, Math.floor(at / 3 / wiring.width));
    for (const [i, channel] of ["r", "g", "b"].entries())
      wire[led * 3 + wiring.colourOrder.indexOf(channel)] = rgb[at + i]!;
  }
  return wire;
}
