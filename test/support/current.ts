import { createTower, type Tower } from "../../firmware/tower";
import { board } from "../../hal/boards/esp32";
import { board as wideBoard } from "../../hal/boards/esp32-32x8";
import { playLine } from "../../sim/script";
import { createSimTower, type SimTower } from "../../sim/tower";
import { nextAction } from "./any-game";
import { Noise } from "./noise";

export type Layout = "16x16" | "32x8";

/** A tower whose every frame is weighed: what board and LEDs would draw, milliamps, before the limit dims anything. */
export interface WeighedTower {
  readonly tower: SimTower;
  firmware(): Tower;
  /** The most since the last call. */
  highest(): number;
}

const BOARD_MILLIAMPS = 100;
const MILLIAMPS_PER_CHANNEL = 20;

export function createWeighedTower(layout: Layout, seed = 1): WeighedTower {
  let most = 0;
  let firmware!: Tower;
  const tower = createSimTower({
    board: layout === "16x16" ? board : wideBoard,
    seed,
    program: (parts, of) => {
      const shown = parts.matrix as typeof parts.matrix & { shown(): Uint8Array };
      const leds = of.matrix.width * of.matrix.height;
      const matrix = Object.assign(Object.create(parts.matrix), {
        show: () => {
          parts.matrix.show(100000);
          let light = 0;
          for (const byte of shown.shown()) light += byte;
          most = Math.max(most, BOARD_MILLIAMPS + leds + (light * MILLIAMPS_PER_CHANNEL) / 255);
        },
      });
      firmware = createTower({ ...parts, matrix }, of);
      return firmware;
    },
  });
  return {
    tower,
    firmware: () => firmware,
    highest() {
      const highest = most;
      most = 0;
      return Math.ceil(highest);
    },
  };
}

/** Plays a random game to its end on such a tower, at its console. @returns the highest frame, milliamps */
export function randomGame(layout: Layout, brightness: number, seed: number): number {
  const noise = new Noise(seed);
  const { tower, firmware, highest } = createWeighedTower(layout, seed);
  const games = ["spicy", "tenthousand", "hotdice", "farkel"];
  const say = (line: string) => playLine(tower, line);
  say(`set brightness ${brightness}`);
  const table = firmware().session.table;
  say(`do new ${games[seed % 4]} ${2 + noise.below(3)}`);
  for (let i = 0; i < 5000; i++) {
    const action = nextAction(table.game!, table.state!, noise);
    if (!action) break;
    say(`do ${[action.verb, ...action.values].join(" ")}`);
    if (noise.below(8) === 0) say("wait 340");
  }
  say("wait 1000");
  return highest();
}
