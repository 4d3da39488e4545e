import { spawnSync } from "node:child_process";
import { bundle } from "../../build/bundle";
import { checkFile } from "../../build/gate";
import { BUDGET_BYTES, MAX_FUNCTIONS } from "../../build/gate/size";
import { board } from "../../hal/boards/esp32";
import { askBuild } from "./ask-build";
import { type GameCost, gameCosts, gameTable } from "./bench/costs";
import { FLASH_BYTES } from "./bench/linux-board";
import { measure } from "./bench/measure";
import { playGames } from "./bench/played";
import { budgetTable, type Row } from "./bench/table";
import { buildPrograms } from "./programs";
import { boardShare } from "./share";

/**
 * `npm run bench`: the budgets of the board from real runs, and what each game costs.
 *
 * Instructions are those that a 32-bit interpreter executes under valgrind for the shipped file alone: hardware is
 * functions of the interpreter itself that give a value (bench/still-board.ts), flash is its own. An ESP32 at 240 MHz is
 * taken as 100 million of these a second. A tumble frame is the mean over the ticks of a shake, drawn or not, as the tower
 * draws only what changes; a press is the dearest tick, from the edge of the contact to the end of the tick that answers
 * it, frame included. Variables and depth are those of whole games on the virtual board, its share taken off.
 */

const LINUX_BOARD = "test/espruino/bench/linux-board.ts";
const MAX_VARIABLES = 3500;
const MAX_CALLS = 12;
const MAX_CALLBACKS = 4;

async function run(binary: string): Promise<void> {
  const build = await askBuild(binary);
  if (build.flashBytes !== FLASH_BYTES)
    throw new Error(
      `bench: this build has ${build.flashBytes} bytes of flash; bench/linux-board.ts knows ${FLASH_BYTES}`,
    );
  const { tower, board: boardCode } = await buildPrograms("esp32");
  const { code } = await bundle({ entry: "firmware/main.ts", board: LINUX_BOARD, shortNames: true });
  const empty = await measure(build, code, [], []);
  const needs = await playGames({ build, board, boardCode }, tower);
  const share = await boardShare(build, boardCode);
  const games = await gameCosts(build, code, needs, share);
  for (const line of budgetTable(budgets(tower, empty.boot, games))) console.log(line);
  console.log();
  for (const line of gameTable(games)) console.log(line);
}

function budgets(program: string, emptyBoot: number, games: readonly GameCost[]): Row[] {
  const { bytes, live } = checkFile(program);
  const most = (of: (game: GameCost) => number | undefined) => Math.max(...games.map((game) => of(game) ?? 0));
  const spent = (what: string, measured: number, budget: number, aim: number): Row => ({
    what,
    measured,
    budget: budget * 1e6,
    aim: aim * 1e6,
    unit: "instructions",
  });
  const counted = (what: string, measured: number, budget: number, aim?: number): Row => ({
    what,
    measured,
    budget,
    aim,
    unit: "",
  });
  return [
    ...games.flatMap(({ name, tumble }) => (tumble ? [spent(`tumble frame, ${name}`, tumble, 2.5, 1.2)] : [])),
    ...games.map(({ name, press }) => spent(`press to changed frame, ${name}`, press.count, 5, 2.5)),
    spent("boot to first frame, empty flash", emptyBoot, 100, 50),
    ...games.map(({ name, boot }) => spent(`boot to first frame, ${name}`, boot, 200, 100)),
    counted(
      "variables in use, peak over all games",
      most((game) => game.variables),
      MAX_VARIABLES,
      2500,
    ),
    counted("functions at a time", live, MAX_FUNCTIONS, 250),
    counted(
      "depth of nested calls",
      most((game) => game.calls),
      MAX_CALLS,
    ),
    counted(
      "depth of array callbacks",
      most((game) => game.callbacks),
      MAX_CALLBACKS,
    ),
    counted("shipped file, bytes", bytes, BUDGET_BYTES, 48 * 1024),
  ];
}

const binary = process.env.ESPRUINO;
const hasValgrind = spawnSync("valgrind", ["--version"]).status === 0;
if (binary && hasValgrind) await run(binary);
else {
  console.log(
    `bench is skipped: ${binary ? "valgrind isn't installed" : "set ESPRUINO to a 32-bit Linux build of the interpreter"}`,
  );
}
