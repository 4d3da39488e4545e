import { board as square } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import { GAMES_IN_A_ROW, playInARow } from "../soak/interpreter/endurance";
import { askBuild } from "./ask-build";
import { playAmongNeighbours, tickAmongNeighbours } from "./neighbours";
import { buildPrograms, type Watched } from "./programs";
import { playInRealTime } from "./real-time";
import { Report } from "./report";
import { type Ground, runContract, runScripts } from "./runs";
import { boardShare } from "./share";
import { meetStrangeBoards } from "./strange-boards";

/**
 * `npm run test:espruino`: the shipped bundle on a real Espruino interpreter, a Linux build that ESPRUINO names. Each
 * line it prints, each frame and each state must be what the simulator gives.
 */

/** On one tower that is never switched off; `npm run soak -- --espruino --games 200` plays more. */
const GAMES = 8;

async function run(binary: string, report: Report): Promise<void> {
  const build = await askBuild(binary);
  const { version, name, variables, bytesPerVariable } = build;
  console.log(`Espruino ${version}, build ${name}, ${variables} variables of ${bytesPerVariable} bytes: ${binary}`);

  const programs = await buildPrograms("esp32");
  const widePrograms = await buildPrograms("esp32-32x8");
  report.tell("the gate lets the programs pass", [...programs.refused, ...widePrograms.refused]);
  const ground: Ground = { build, board: square, boardCode: programs.board };
  const wideGround: Ground = { build, board: wide, boardCode: widePrograms.board };

  // Side by side, for the time it takes: the shipped file on one panel, the one that reports its calls on the other.
  const watched = widePrograms.watchedTower;
  const [{ peak }, { called }] = await Promise.all([
    runScripts(ground, programs.tower, report),
    runScripts(wideGround, watched.code, report, watched.functions.length),
  ]);
  const byContract = await runContract(wideGround, widePrograms.watchedContract, report);
  await runContract(ground, programs.watchedContract, report);
  const uncalled = complainOfUncalled(watched, called, widePrograms.watchedContract, byContract);
  report.tell("every function of hal/espruino was called", uncalled);

  report.tell("real time, on native timers", await playInRealTime(ground, programs.tower));
  report.tell("another board, an older interpreter", await meetStrangeBoards(ground, programs.tower));
  report.tell("stray bytes at the console", await playAmongNeighbours(ground, programs.tower));
  report.tell("stray bytes at the console, on native timers", await tickAmongNeighbours(ground, programs.tower));
  for (const game of GAMES_IN_A_ROW)
    report.tell(`${GAMES} games of ${game} in a row`, await playInARow(ground, programs.tower, game, GAMES));

  const share = await boardShare(build, programs.board);
  console.log(`dist/tower.js: ${programs.tower.length} bytes`);
  console.log(`variables: ${peak - share} of ${variables} at most, ${share} of the virtual board not counted`);
}

/** Functions that neither the scripts nor the contract cases reached. */
function complainOfUncalled(
  tower: Watched,
  byScripts: ReadonlySet<number>,
  contract: Watched,
  byContract: ReadonlySet<number>,
): string[] {
  const key = ({ file, name }: Watched["functions"][number]) => `${file}: ${name}`;
  const reached = new Set(contract.functions.filter((_one, id) => byContract.has(id)).map(key));
  return tower.functions
    .filter((one, id) => !byScripts.has(id) && !reached.has(key(one)))
    .map((one) => `${key(one)} was never called`);
}

const binary = process.env.ESPRUINO;
if (binary) {
  const report = new Report();
  await run(binary, report);
  if (report.failures > 0) {
    console.error(`${report.failures} failed`);
    process.exitCode = 1;
  }
} else {
  console.log("test:espruino is skipped: set ESPRUINO to a Linux build of the interpreter, for example");
  console.log("  ESPRUINO=$HOME/Espruino/bin/espruino npm run test:espruino");
}
