import { createTower, type Tower } from "../../firmware/tower";
import type { Board } from "../../hal/board";
import type { FlashStore } from "../flash";
import { createSimTower, type SimTower } from "../tower";
import { createFeltSensor, type Movers } from "./felt-sensor";

/** A tower that can be looked into. */
export interface WebTower extends SimTower {
  /** The program that runs since the last cut. */
  program(): Tower;
}

export interface WebTowerOptions {
  readonly board: Board;
  /** In memory and empty if not given. */
  readonly flash?: FlashStore;
  readonly seed?: number;
  /** What moves it beside traces; nothing if not given. */
  readonly movers?: Movers;
}

/** The composition root of the page: the simulator's tower, felt by whoever drags it or shakes the phone. */
export function createWebTower({ board, flash, seed, movers }: WebTowerOptions): WebTower {
  let program: Tower | undefined;
  const tower = createSimTower({
    board,
    ...(flash ? { flash } : {}),
    ...(seed === undefined ? {} : { seed }),
    program(parts, sameBoard) {
      const shakeSensor = movers ? createFeltSensor(parts.shakeSensor, parts.clock, movers) : parts.shakeSensor;
      program = createTower({ ...parts, shakeSensor }, sameBoard);
      return program;
    },
  });
  return { ...tower, program: () => program! };
}
