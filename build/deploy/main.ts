import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { boardNames, loadBoard } from "../board-file";
import { cureOf } from "./cures";
import { deploy } from "./deploy";
import { openPort, type Port, portLines } from "./port";
import { portsFound } from "./port-trouble";
import { makeProgram, type Program } from "./program";
import { createProgress } from "./progress";
import { reportLines } from "./report";

interface Options {
  readonly port?: string;
  readonly board: string;
  readonly keepScores: boolean;
  readonly yes: boolean;
  readonly list: boolean;
}

const OUTFILE = "dist/tower.js";
/** As a shell names a program that Ctrl-C ended. */
const INTERRUPTED = 130;

let isLeaving = false;

const program = new Command("deploy")
  .description("Builds the tower and puts it on a board, so that it runs from flash at power-on.")
  .option("--port <port>", "where the board is: /dev/ttyUSB0, COM3, tcp://192.168.1.5:23")
  .option("--board <name>", `a board (${boardNames().join(", ")}) or the JSON file of your own`, "esp32")
  .option("--keep-scores", "leave the open game, best results and settings alone", true)
  .option("--no-keep-scores", "erase them: for a tower that goes to other people")
  .option("--yes", "don't ask before erasing", false)
  .option("--list", "list the ports there are, and do nothing", false)
  .action((options: Options) => run(options));

async function run(options: Options): Promise<void> {
  const { port: name, board, keepScores } = options;
  if (options.list) {
    console.log(portsFound(await portLines()));
    return;
  }
  if (name === undefined)
    throw new Error(`Say where the board is: npm run deploy -- --port /dev/ttyUSB0\n${portsFound(await portLines())}`);
  await loadBoard(board);
  if (!keepScores && !options.yes) await askBeforeErasing();
  const made = await makeProgram(board, OUTFILE);
  console.log(`${OUTFILE}: ${made.label}, ${made.code.length} bytes`);
  const port = await openPort(name);
  process.once("SIGINT", () => void leave(port));
  try {
    await put(port, made, keepScores);
  } finally {
    await port.close();
  }
}

async function put(port: Port, made: Program, keepsScores: boolean): Promise<void> {
  const progress = createProgress(made.code.length, process.stdout.isTTY === true);
  try {
    const found = await deploy({ port, program: made, keepsScores, progress: progress.tell });
    for (const line of reportLines(found, made, keepsScores)) console.log(line);
  } catch (error) {
    progress.stop();
    const records = await Promise.all(
      boardNames().map(async (option) => ({ option, name: (await loadBoard(option)).name })),
    );
    throw new Error(cureOf(error, { port: port.name, heard: port.heard(), wanted: made.board, records }));
  }
}

/** Ctrl-C here: what stood half typed there is thrown away, and the old program starts again. */
async function leave(port: Port): Promise<void> {
  isLeaving = true;
  await port.write("\x03\nload()\n").catch(() => {});
  await port.close();
  console.error("\nBroken off. The program that was on the board before starts again; deploy again when you like.");
  process.exit(INTERRUPTED);
}

async function askBeforeErasing(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error("--no-keep-scores erases games, best results and settings: add --yes if you mean it.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Erase the open game, best results and settings of this tower? Type yes: ");
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was done.");
}

program.parseAsync().catch((error: Error) => {
  if (isLeaving) return;
  console.error(`\nDeploy failed. ${error.message}`);
  process.exitCode = 1;
});
