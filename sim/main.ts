import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { homedir } from "node:os";
import * as path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { board as square } from "../hal/boards/esp32";
import { board as wide } from "../hal/boards/esp32-32x8";
import { createFlashMemory } from "./flash";
import { openFlashFile } from "./flash-file";
import { defaultFlashPath } from "./flash-path";
import { lockFile } from "./lock";
import { playScript } from "./play-script";
import { framePng } from "./png";
import { playInTerminal } from "./terminal/play";
import { createSimTower } from "./tower";

const BOARDS = { "16x16": square, "32x8": wide };

interface Options {
  readonly script?: string;
  readonly png?: string;
  readonly flash?: string;
  readonly seed?: number;
  readonly layout: keyof typeof BOARDS;
  readonly web?: true;
}

const program = new Command("dice-tower")
  .description("The dice tower without its hardware: played in the terminal, or by a script.")
  .option("--script <file>", "play this script instead, '-' for standard input; print what its steps print")
  .option("--png <folder>", "with --script: also write each frame as a picture, named by its line")
  .option(
    "--flash <file>",
    "the flash chip's file (terminal: kept with your other programs' data; script: none, empty)",
  )
  .option("--seed <number>", "dice that repeat themselves from run to run", parseSeed)
  .addOption(new Option("--layout <size>", "of the LED matrix").choices(Object.keys(BOARDS)).default("16x16"))
  .option("--web", "in a browser on this computer instead of this terminal (as npm run web)")
  .allowExcessArguments(false)
  .showHelpAfterError("(--help lists what there is)");

function parseSeed(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > 0xffffffff)
    throw new InvalidArgumentError(`It is a whole number from 0 to ${0xffffffff}.`);
  return seed;
}

/** Plays a script and returns the exit code. */
function runScript(file: string, options: Options): number {
  const script = readScript(file);
  if (options.png) fs.mkdirSync(options.png, { recursive: true });
  return withFlash(options.flash, options, (tower) => {
    const { width, height } = tower.board.matrix;
    try {
      playScript(script, tower, {
        printed: (text) => console.log(text),
        frame: (line) => {
          if (!options.png) return;
          const name = path.join(options.png, `line-${String(line).padStart(4, "0")}.png`);
          fs.writeFileSync(name, framePng(tower.parts().matrix.shown(), width, height));
        },
      });
    } catch (error) {
      throw new Error(`${file === "-" ? "standard input" : file}, ${(error as Error).message}`, { cause: error });
    }
    return 0;
  });
}

function readScript(file: string): string {
  try {
    return fs.readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new Error(`can't read the script ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Runs `use` with a tower on a flash file that no other tower has, or on one in memory. */
function withFlash<T>(
  file: string | undefined,
  options: Options,
  use: (tower: ReturnType<typeof createSimTower>) => T,
): T {
  const board = BOARDS[options.layout];
  const seed = options.seed === undefined ? {} : { seed: options.seed };
  if (file === undefined) return use(createSimTower({ board, flash: createFlashMemory(board.flash), ...seed }));
  const free = lockFile(file);
  process.on("exit", free);
  return use(createSimTower({ board, flash: openFlashFile(file, board.flash), ...seed }));
}

/** Makes and serves the page, until Ctrl-C. Another program does: the simulator doesn't know the build. */
function playInBrowser(): number {
  const build = path.join(import.meta.dirname, "../build/web.ts");
  return spawnSync(process.execPath, [...process.execArgv, build, "--serve"], { stdio: "inherit" }).status ?? 0;
}

async function main(): Promise<number> {
  const options = program.parse().opts<Options>();
  if (options.web) return playInBrowser();
  if (options.script !== undefined) return runScript(options.script, options);
  if (options.png !== undefined) throw new Error("--png needs --script: pictures are written at its frame steps");
  const { stdin, stdout, platform, env } = process;
  if (!stdin.isTTY || !stdout.isTTY) {
    console.error(
      "dice-tower: there is no terminal here. Play in a browser: npm run web; or a script: npm run sim -- --script FILE",
    );
    return 2;
  }
  const file = options.flash ?? defaultFlashPath({ platform, env, home: homedir() });
  const code = await withFlash(file, options, (tower) => playInTerminal(tower, stdin, stdout));
  if (code !== "browser") return code;
  console.log("A tower of its own in your browser; this one's game is kept for the terminal.");
  return playInBrowser();
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads what a script prints may stop reading, as `head` does.
  if (error.code === "EPIPE") process.exit(0);
  console.error(`dice-tower: can't write the output: ${error.message}`);
  process.exit(1);
});

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`dice-tower: ${error.message}`);
    process.exitCode = 1;
  },
);
