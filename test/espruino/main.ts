import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { board } from "../../hal/boards/esp32";
import { Interpreter } from "./interpreter";
import { NodeTower } from "./node-tower";
import { buildPrograms, type Programs, type Watched } from "./programs";
import { playInRealTime } from "./real-time";
import { compareScript } from "./scripts";
import { VirtualTower } from "./virtual-tower";

/**
 * `npm run test:espruino`: the shipped bundle on a real Espruino interpreter. ESPRUINO names a Linux build; see
 * docs/ for how to make one.
 */

const SCRIPTS = "test/scripts";

let failures = 0;

function report(name: string, complaints: readonly string[], note = ""): void {
  if (complaints.length > 0) failures++;
  console.log(`${complaints.length > 0 ? "FAILED" : "ok    "} ${name}${note}`);
  for (const complaint of complaints) console.log(`       ${complaint.replace(/\n/g, "\n       ")}`);
}

/** The contract cases on the Espruino parts. */
async function runContract(binary: string, { board: boardCode }: Programs, program: Watched): Promise<Set<number>> {
  const tower = new VirtualTower({
    binary,
    board,
    boardCode,
    program: program.code,
    watched: program.functions.length,
  });
  try {
    const names = await tower.interpreter.evaluate<string[]>("contracts.names()");
    const errors = await tower.interpreter.evaluateAll<string>(names.map((_name, i) => `contracts.run(${i})`));
    const wrong = names.flatMap((name, i) => (errors[i] === "" ? [] : [`${name}: ${errors[i]}`]));
    report("contract suites", wrong, `, ${names.length} cases`);
  } finally {
    await tower.close();
  }
  return tower.called;
}

/** All scripts on one program, each on a fresh board. */
async function runScripts(
  binary: string,
  boardCode: string,
  program: string,
  what: string,
  watched?: number,
): Promise<{ called: Set<number>; peak: number }> {
  const called = new Set<number>();
  let peak = 0;
  for (const file of readdirSync(SCRIPTS)
    .filter((name) => name.endsWith(".txt"))
    .sort()) {
    const options = { binary, board, boardCode, program };
    const tower = new VirtualTower(watched === undefined ? options : { ...options, watched });
    const began = Date.now();
    let complaints: string[];
    try {
      complaints = await compareScript(readFileSync(join(SCRIPTS, file), "utf8"), new NodeTower(board), tower);
      await tower.close();
    } catch (error) {
      await tower.interpreter.close();
      complaints = [(error as Error).message];
    }
    report(`${what} ${file}`, complaints, `, ${((Date.now() - began) / 1000).toFixed(1)} s`);
    for (const id of tower.called) called.add(id);
    peak = Math.max(peak, tower.peak);
  }
  return { called, peak };
}

/** Variables in use on a board that has only these files. */
async function usageOf(binary: string, files: Readonly<Record<string, string>>): Promise<number> {
  const interpreter = new Interpreter(binary);
  interpreter.load(files);
  interpreter.start();
  try {
    return await interpreter.evaluate<number>("process.memory().usage");
  } finally {
    await interpreter.close();
  }
}

function complainOfUncalled(watched: Watched, called: ReadonlySet<number>): string[] {
  return watched.functions.flatMap(({ file, name }, id) =>
    called.has(id) ? [] : [`${file}: ${name} was never called`],
  );
}

async function main(binary: string): Promise<void> {
  const programs = await buildPrograms();
  const interpreter = new Interpreter(binary);
  interpreter.load({});
  interpreter.start();
  const memory = "process.memory()";
  const [version, name, total, bytes] = await interpreter.evaluate<unknown[]>(
    `[process.version,process.env.BOARD,${memory}.total,${memory}.blocksize]`,
  );
  await interpreter.close();
  console.log(`Espruino ${version}, build ${name}, ${total} variables of ${bytes} bytes: ${binary}`);

  const byContract = await runContract(binary, programs, programs.watchedContract);
  const { peak } = await runScripts(binary, programs.board, programs.tower, "script");
  const { watchedTower } = programs;
  const { called } = await runScripts(
    binary,
    programs.board,
    watchedTower.code,
    "watched script",
    watchedTower.functions.length,
  );
  const names = new Map(programs.watchedContract.functions.map((one, id) => [`${one.file} ${one.name}`, id]));
  for (const [id, one] of watchedTower.functions.entries()) {
    const same = names.get(`${one.file} ${one.name}`);
    if (same !== undefined && byContract.has(same)) called.add(id);
  }
  report("every function of hal/espruino was called", complainOfUncalled(watchedTower, called));
  report("real time, on native timers", await playInRealTime(binary, board, programs.board, programs.tower));

  const empty = await usageOf(binary, {});
  const idle = { sensor: "none", trace: "still", since: 0, noise: 1, realTime: false };
  const share = (await usageOf(binary, { ".boot0": `var outside=${JSON.stringify(idle)};${programs.board}` })) - empty;
  console.log(`dist/tower.js: ${programs.tower.length} bytes`);
  console.log(`variables: ${peak - share} of 5000 at most (${peak} less ${share} of the virtual board)`);
}

const binary = process.env.ESPRUINO;
if (binary) {
  await main(binary);
  if (failures > 0) {
    console.error(`${failures} failed`);
    process.exitCode = 1;
  }
} else {
  console.log("test:espruino is skipped: set ESPRUINO to a Linux build of the interpreter, for example");
  console.log("  ESPRUINO=$HOME/Espruino/bin/espruino npm run test:espruino");
}
