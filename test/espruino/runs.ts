import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Board } from "../../hal/board";
import type { Build } from "./build";
import { NodeTower } from "./node-tower";
import type { Watched } from "./programs";
import type { Report } from "./report";
import { compareScript } from "./scripts";
import { VirtualTower } from "./virtual-tower";

/** The project's own, and those of hardware that the rules don't care about; with LONG=1 also those that take minutes. */
const SCRIPTS = ["test/scripts", "test/espruino/scripts", ...(process.env.LONG ? ["test/scripts/long"] : [])];

/** What a run is made on: an interpreter, and the virtual board bundled for a board record. */
export interface Ground {
  readonly build: Build;
  readonly board: Board;
  readonly boardCode: string;
}

/** Puts the contract cases to the Espruino parts. @returns ids of the functions that were called */
export async function runContract(ground: Ground, program: Watched, report: Report): Promise<Set<number>> {
  const tower = new VirtualTower({ ...ground, program: program.code, watched: program.functions.length });
  try {
    const names = await tower.interpreter.evaluate<string[]>("contracts.names()");
    const errors = await tower.interpreter.evaluateAll<string>(names.map((_name, i) => `contracts.run(${i})`));
    const wrong = names.flatMap((name, i) => (errors[i] === "" ? [] : [`${name}: ${errors[i]}`]));
    report.tell(`${size(ground.board)} contract suites, ${names.length} cases`, wrong);
  } finally {
    await tower.close();
  }
  return tower.called;
}

/**
 * Plays all scripts on one program, each on a fresh board, and on the simulator.
 * @param watched how many functions in the program report their calls
 */
export async function runScripts(
  ground: Ground,
  program: string,
  report: Report,
  watched?: number,
): Promise<{ called: Set<number>; peak: number }> {
  const called = new Set<number>();
  let peak = 0;
  for (const file of SCRIPTS.flatMap(scriptsIn)) {
    const tower = new VirtualTower({ ...ground, program, ...(watched === undefined ? {} : { watched }) });
    const began = Date.now();
    let complaints: string[];
    try {
      complaints = await compareScript(readFileSync(file, "utf8"), new NodeTower(ground.board), tower);
      await tower.close();
    } catch (error) {
      await tower.interpreter.close();
      complaints = [(error as Error).message];
    }
    const what = watched === undefined ? "" : ", functions watched";
    report.tell(
      `${size(ground.board)} ${basename(file)}${what}, ${((Date.now() - began) / 1000).toFixed(1)} s`,
      complaints,
    );
    for (const id of tower.called) called.add(id);
    peak = Math.max(peak, tower.peak);
  }
  return { called, peak };
}

function scriptsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.sort().map((name) => join(folder, name));
}

function size({ matrix }: Board): string {
  return `${matrix.width}x${matrix.height}`;
}
