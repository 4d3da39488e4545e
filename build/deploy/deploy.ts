import { OLDEST_ESPRUINO } from "../../hal/board";
import { type Console, createConsole } from "../../sim/web/installer/console";
import { IN_USE, type InstallOptions, install, read, write } from "../../sim/web/installer/install";
import { Trouble } from "../../sim/web/installer/trouble";
import type { Port } from "./port";
import type { Program } from "./program";
import { eraseScores } from "./scores";

/** What stands on the board in the end, asked from the board itself. */
export interface OnBoard {
  /** The file of the program in Storage, and the one that was in use before, or "". */
  readonly file: string;
  readonly before: string;
  readonly size: number;
  readonly crc: number;
  /** As the program's `label`. */
  readonly label: string;
  readonly interpreter: string;
  readonly board: string;
  readonly variables: { readonly free: number; readonly total: number };
}

export interface DeployOptions {
  readonly port: Port;
  readonly program: Program;
  /** False: the tower's flash area is erased, games, best results and settings with it. */
  readonly keepsScores: boolean;
  readonly progress: InstallOptions["progress"];
  /** How long a start may take, ms. */
  readonly patienceMs?: number;
}

type Step = Parameters<InstallOptions["progress"]>[0];

/** What the program in use is; it names the CRC of that program, so that a note of another one is noticed. */
const INFO = "tower.info";

/**
 * Puts a program on the board so that it runs from flash at power-on, and reads back what is there.
 *
 * The uploader is the one of the page, not the espruino CLI: the CLI erases .bootcde and then writes the new program in
 * its place, so that a cable pulled in between leaves a board without any; it ends with code 0 whatever happened; and
 * programs shorter than 512 characters never finish (core/serial.js). This one writes beside the program in use,
 * compares the CRC and then switches over. The tower's own flash area is outside Storage and is never written to here,
 * unless the scores are to go. Of Storage only tower.* and .bootcde are touched.
 * @throws Trouble
 */
export async function deploy(options: DeployOptions): Promise<OnBoard> {
  const { port, program, keepsScores, progress, patienceMs } = options;
  const console = createConsole(port);
  let before = "";
  let at: Step = "opening";
  await install({
    console,
    program: program.code,
    crc: program.crc,
    board: program.board.name,
    oldest: OLDEST_ESPRUINO,
    progress(step, share) {
      at = step;
      progress(step, share);
    },
    ...(patienceMs === undefined ? {} : { patienceMs }),
    async beforeSwitch() {
      before = await console.ask<string>(`${read(IN_USE)}||""`);
      await write(console, INFO, `${program.label}, CRC ${hex(program.crc)}`);
      if (!keepsScores) await eraseScores(console, program.board.flash);
    },
  }).catch((error) => {
    throw inWords(error, at);
  });
  return { before, ...(await readBack(console)) };
}

/** Silence means another thing once the board has answered. */
function inWords(error: unknown, at: Step): unknown {
  if (!(error instanceof Trouble && error.kind === "silent") || at === "opening") return error;
  return new Trouble(at === "starting" ? "notRunning" : "lost");
}

/** "0F3A99C1" */
export function hex(crc: number): string {
  return crc.toString(16).toUpperCase().padStart(8, "0");
}

/** The tower runs by now: nothing is interrupted, nothing written. */
async function readBack(console: Console): Promise<Omit<OnBoard, "before">> {
  const file = await console.ask<string>(read(IN_USE));
  const size = await console.ask<number>(`${read(file)}.length`);
  const crc = await console.ask<number>(`E.CRC32(${read(file)})>>>0`);
  const info = await console.ask<string>(`${read(INFO)}||""`);
  const env = await console.ask<{ v: string; b: string }>("{v:process.env.VERSION,b:process.env.BOARD}");
  const { free, total } = await console.ask<{ free: number; total: number }>("process.memory()");
  const [label = "", noted] = info.split(", CRC ");
  return {
    file,
    size,
    crc,
    label: noted === hex(crc) ? label : "unknown",
    interpreter: env.v,
    board: env.b,
    variables: { free, total },
  };
}
