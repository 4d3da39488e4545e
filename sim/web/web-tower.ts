import { createTower, type Tower } from "../../firmware/tower";
import type { Board } from "../../hal/board";
import type { SensorKind } from "../../hal/shake-sensor";
import type { FlashStore } from "../flash";
import { AT_REST } from "../shake-sensor";
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
  readonly movers?: Omit<Movers, "plugged">;
}

/** The composition root of the page: the simulator's tower, felt by whoever drags it or shakes the phone. */
export function createWebTower({ board, flash, seed, movers }: WebTowerOptions): WebTower {
  let program: Tower | undefined;
  let plugged: SensorKind = AT_REST.sensor;
  const tower = createSimTower({
    board,
    ...(flash ? { flash } : {}),
    ...(seed === undefined ? {} : { seed }),
    program(parts, sameBoard) {
      const all = movers && { ...movers, plugged: () => plugged };
      const shakeSensor = all ? createFeltSensor(parts.shakeSensor, parts.clock, all) : parts.shakeSensor;
      program = createTower({ ...parts, shakeSensor }, sameBoard);
      return program;
    },
  });
  return {
    ...tower,
    program: () => program!,
    sensor(kind) {
      plugged = kind;
      tower.sensor(kind);
    },
  };
}
