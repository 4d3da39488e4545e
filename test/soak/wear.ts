import { CATALOGUE } from "../../firmware/catalogue";
import { Session } from "../../firmware/session/session";
import type { Board } from "../../hal/board";
import { createFlashMemory, createSimFlash } from "../../sim/flash";
import { seedNoise } from "../../sim/noise";
import { nextAction, thrown } from "../support/any-game";
import { Noise } from "../support/noise";

/** A lively family. */
const GAMES_A_DAY = 10;
/** Erase cycles a sector endures: W25Q32JV datasheet, "Features": 100,000 at least. A tenth of it for a bad chip. */
const ENDURANCES = [100_000, 10_000];

/** What so many games do to a chip. */
export interface Wear {
  readonly erases: readonly number[];
  /** Erases a game, by the name of the game. */
  readonly perGame: Readonly<Record<string, number>>;
}

/** Plays whole games one after the other, each of the four in turn, by two players up to as many as can. */
export function wearOut(board: Board, games: number): Wear {
  const flash = createSimFlash(board.flash, createFlashMemory(board.flash));
  const session = new Session(flash, CATALOGUE);
  const noise = new Noise(seedNoise(games));
  const sums: Record<string, number> = {};
  const sum = () => flash.erases().reduce((a, b) => a + b, 0);
  for (let played = 0; played < games; played++) {
    const box = CATALOGUE[played % CATALOGUE.length]!;
    const before = sum();
    session.begin(box, 2 + (((played / CATALOGUE.length) | 0) % (box.maxSeats - 1)), 0);
    for (;;) {
      const { game, state } = session.table;
      const action = nextAction(game!, state!, noise);
      if (!action) break;
      session.act(thrown(game!, state!, action, noise));
    }
    if (session.health !== "saved") throw new Error(`game ${played}: the journal is ${session.health}`);
    sums[box.name] = (sums[box.name] ?? 0) + sum() - before;
  }
  const perGame = Object.fromEntries(
    Object.entries(sums).map(([name, erases]) => [name, (erases * CATALOGUE.length) / games]),
  );
  return { erases: flash.erases(), perGame };
}

/** How many years the most worn sector lasts. */
export function yearsOf(erases: readonly number[], games: number, endurance: number): number {
  return ((endurance / Math.max(...erases)) * games) / GAMES_A_DAY / 365;
}

/** The figures, for a person. */
export function wearTable({ erases, perGame }: Wear, games: number): string {
  const lines = [
    `erases, sector by sector, after ${games} games: ${erases.join(" ")}`,
    ...Object.entries(perGame).map(([name, count]) => `erases in a game of ${name}: ${count.toFixed(2)}`),
  ];
  for (const endurance of ENDURANCES)
    lines.push(
      `years at ${GAMES_A_DAY} games a day, ${endurance} cycles: ${yearsOf(erases, games, endurance).toFixed(0)}`,
    );
  return lines.join("\n");
}
