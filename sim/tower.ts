import { font } from "../firmware/paint/font.frozen";
import { createTower } from "../firmware/tower";
import type { Board } from "../hal/board";
import { BUTTON_NAMES } from "../hal/buttons";
import type { TowerParts } from "../hal/tower-parts";
import { createSimButtons, type SimButtons } from "./buttons";
import { createSimBuzzer, type SimBuzzer } from "./buzzer";
import { createSimClock, type SimClock } from "./clock";
import { crc32 } from "./crc32";
import { createSimEntropy, type SimEntropy } from "./entropy";
import { createFlashMemory, createSimFlash, type FlashStore, type SimFlash } from "./flash";
import { frameText } from "./frame";
import { createSimLedMatrix, type SimLedMatrix } from "./led-matrix";
import { AT_REST, createSimShakeSensor, type SimShakeSensor } from "./shake-sensor";
import { soundsText } from "./sounds";
import { createSimSystem, type SimSystem } from "./system";
import type { World } from "./world";

/** The parts of a tower as they are between two cuts. */
export interface SimParts extends TowerParts {
  readonly clock: SimClock;
  readonly matrix: SimLedMatrix;
  readonly buttons: SimButtons;
  readonly shakeSensor: SimShakeSensor;
  readonly buzzer: SimBuzzer;
  readonly flash: SimFlash;
  readonly entropy: SimEntropy;
  readonly system: SimSystem;
}

/** A tower in Node, with the world around it. */
export interface SimTower extends World {
  readonly board: Board;
  /** The parts since the last cut. */
  parts(): SimParts;
  /** Pulls the plug and puts it back: RAM is gone and time begins at 0; the flash and what hands do stay. */
  cut(): void;
}

export interface SimTowerOptions {
  readonly board: Board;
  /** Where the flash is kept; in memory and empty if not given. */
  readonly flash?: FlashStore;
  /** Makes the dice repeat themselves from one run to the next. */
  readonly seed?: number;
  /** The program that is switched on; the tower's own if not given. */
  readonly program?: typeof createTower;
  /** The flash takes its time, as the chip does, and everything else waits for it. */
  readonly slowFlash?: boolean;
}

/** The composition root of the simulator: a tower, switched on. */
export function createSimTower({
  board,
  flash,
  seed,
  program = createTower,
  slowFlash = false,
}: SimTowerOptions): SimTower {
  const chip = createSimFlash(board.flash, flash ?? createFlashMemory(board.flash), (ms) => {
    if (slowFlash) parts.clock.stall(ms);
  });
  // The world's and not the tower's: a script's seed holds on over a cut.
  const entropy = createSimEntropy(seed);
  let parts = switchOn();
  let tower = program(parts, board);

  function switchOn(motion = AT_REST, down: readonly boolean[] = []): SimParts {
    const clock = createSimClock();
    return {
      clock,
      matrix: createSimLedMatrix(board.matrix, font),
      buttons: createSimButtons(clock, down),
      shakeSensor: createSimShakeSensor(clock, motion),
      buzzer: createSimBuzzer(clock),
      flash: chip,
      entropy,
      system: createSimSystem(clock),
    };
  }

  return {
    board,
    parts: () => parts,
    advance: (ms) => parts.clock.advance(ms),
    button: (index, down) => parts.buttons.set(index, down),
    motion: (trace) => parts.shakeSensor.move(trace),
    sensor: (kind) => parts.shakeSensor.plug(kind),
    seed: (value) => entropy.seed(value),
    run: (line) => tower.run(line),
    sounds: () => soundsText(parts.buzzer.takeTones()),

    frame() {
      const { width, height } = parts.matrix;
      const rgb = parts.matrix.shown();
      return frameText(rgb, width, height, crc32(rgb));
    },

    cut() {
      chip.power();
      const down = BUTTON_NAMES.map((_, button) => parts.buttons.isDown(button));
      parts = switchOn(parts.shakeSensor.motion(), down);
      tower = program(parts, board);
    },
  };
}
