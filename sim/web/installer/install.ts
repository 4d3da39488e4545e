import type { InstallerTexts } from "../texts/texts";
import type { Console } from "./console";
import { Trouble } from "./trouble";

export interface InstallOptions {
  readonly console: Console;
  /** The program, ASCII. */
  readonly program: string;
  /** CRC-32 of its bytes. */
  readonly crc: number;
  /** As the interpreter names the board: process.env.BOARD. */
  readonly board: string;
  /** The oldest interpreter that will do: "2v29". */
  readonly oldest: string;
  /** How long a start may take, ms; 15 s if not given. */
  readonly patienceMs?: number;
  /** @param share 0 to 1 while the program is sent, undefined where nobody knows how long it takes */
  readonly progress: (step: keyof InstallerTexts["steps"], share?: number) => void;
  /** What else is to be done while no tower runs: after the program was checked, before the board switches over. */
  readonly beforeSwitch?: (console: Console) => Promise<void>;
}

/** Files in the board's Storage. A program has two names and uses them in turn, so that one is always whole. */
const NAMES = ["tower.a", "tower.b"] as const;
/** Says which of them is in use. */
export const IN_USE = "tower.use";
const BOOT = ".bootcde";
/**
 * Runs at power-on. If the power went while `tower.use` was written, either name will do; eval at the top makes the
 * program's functions global and leaves their text in flash.
 */
export const LOADER = `eval(require("Storage").read(require("Storage").read("${IN_USE}")||"${NAMES[0]}")||require("Storage").read("${NAMES[0]}")||require("Storage").read("${NAMES[1]}")||"");`;

/** Characters of the program in one line; the console's own buffers take a line of twice that. */
const CHUNK = 512;
const START_MS = 15000;
/** 224 pages of 4 KB, erased and written: some 100 ms each. */
const COMPACT_MS = 60000;
/** Free bytes beside the program: the headers of its files. */
const SPARE = 256;

/**
 * Puts a program on the board behind the console: checks the version, sends it in chunks under the name that isn't in
 * use, compares the CRC of what arrived, and only then switches over. Power or wire may go at any moment: the board
 * then starts the old program, or the new one. Only while room is made, once in a dozen installations, a power cut may
 * cost both.
 * @returns the interpreter's version
 * @throws Trouble with the reason, and what to do; what ran before has been started again where the wire allows it
 */
export async function install(options: InstallOptions): Promise<string> {
  const { console, progress, patienceMs: patience = START_MS } = options;
  progress("opening");
  await console.wake(patience, true);
  let version: string;
  try {
    version = await put(options);
  } catch (error) {
    // A wire that is gone can't be told anything; the board then waits for its reset button.
    await console.tell("load()").catch(() => {});
    throw error;
  }
  progress("starting");
  await start(console, patience);
  return version;
}

/** All of it but the start. */
async function put(options: InstallOptions): Promise<string> {
  const { console, progress, patienceMs: patience = START_MS } = options;
  progress("version");
  const version = await checkVersion(options);
  if (await console.ask<boolean>(`typeof ESP32!="undefined"&&!!ESP32.enableWifi&&!${read(IN_USE)}`)) {
    progress("radio");
    // Wi-Fi takes 3,900 variables. This erases .bootcde and starts anew: done once, before anything is sent.
    await console.tell("ESP32.enableWifi(false)");
    await console.wake(patience, false);
  }
  // What runs would take memory, and write while we do.
  await console.tell("reset()");
  await console.wake(patience, false);
  const name = (await console.ask<string>(`${read(IN_USE)}||""`)) === NAMES[0] ? NAMES[1] : NAMES[0];
  await send(options, name);
  progress("checking");
  const crc = await console.ask<number>(`E.CRC32(${read(name)})>>>0`, patience);
  if (crc !== options.crc) throw new Trouble("damaged");
  await options.beforeSwitch?.(console);
  progress("switching");
  await write(console, IN_USE, name);
  await write(console, BOOT, LOADER);
  return version;
}

async function checkVersion({ console, board, oldest }: InstallOptions): Promise<string> {
  const found = await console.ask<{ v: string; b: string }>("{v:process.env.VERSION,b:process.env.BOARD}");
  if (found.b !== board) throw new Trouble("wrongBoard", found.b, board);
  if (!isAsNew(found.v, oldest)) throw new Trouble("tooOld", found.v, oldest);
  return found.v;
}

/** "2v29.277" is as new as "2v29". */
export function isAsNew(version: string, oldest: string): boolean {
  const numbers = (text: string) => text.split(/v|\./).map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(oldest);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

async function send({ console, program, progress }: InstallOptions, name: string): Promise<void> {
  const size = program.length;
  await console.ask(`require("Storage").erase("${name}")||0`);
  await makeRoom(console, size + SPARE, () => progress("room"));
  for (let at = 0; at < size; at += CHUNK) {
    progress("sending", at / size);
    const chunk = JSON.stringify(program.slice(at, at + CHUNK));
    // With the first one the whole file is laid out.
    const place = at === 0 ? `0,${size}` : at;
    await asked(console, `require("Storage").write("${name}",${chunk},${place})`);
  }
  progress("sending", 1);
}

/**
 * Storage only ever appends, so what was erased takes room until all files are moved together. Espruino would do that
 * within a write, unannounced; a power cut then costs every file (src/jsinteractive.c, "Storage is corrupt").
 */
async function makeRoom(console: Console, needed: number, tell: () => void): Promise<void> {
  const room = await console.ask<{ freeBytes: number; trashBytes: number }>(`require("Storage").getStats()`);
  if (room.freeBytes >= needed) return;
  if (room.freeBytes + room.trashBytes < needed)
    throw new Trouble("full", String(room.freeBytes + room.trashBytes), String(needed));
  tell();
  await console.ask(`E.kickWatchdog()||require("Storage").compact()||0`, COMPACT_MS);
}

/** A small file, read back. */
export async function write(console: Console, name: string, text: string): Promise<void> {
  await asked(console, `require("Storage").write("${name}",${JSON.stringify(text)})`);
  if ((await console.ask<string>(read(name))) !== text) throw new Trouble("damaged");
}

/**
 * A write that says it was done. The watchdog of the tower that ran before goes on after reset(), and nobody else
 * kicks it (src/jsinteractive.c, jsiIdle): the board would start again in the middle of the upload.
 */
async function asked(console: Console, expression: string): Promise<void> {
  try {
    if (await console.ask<boolean>(`E.kickWatchdog()||!!${expression}`)) return;
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble("full", "", "", (error as Error).message);
  }
  throw new Trouble("full");
}

async function start(console: Console, patience: number): Promise<void> {
  await console.tell("load()");
  // Not rude: an interrupt takes the tower's timer away.
  await console.wake(patience, false);
  if ((await console.ask<string>(`typeof tower=="undefined"?"":typeof tower.run`)) !== "function")
    throw new Trouble("notRunning");
}

/** The expression for a file's content. */
export function read(name: string): string {
  return `require("Storage").read("${name}")`;
}
