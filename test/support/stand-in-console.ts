import * as vm from "node:vm";
import { crc32 } from "../../sim/crc32";
import type { Wire } from "../../sim/web/installer/console";

export interface StandInOptions {
  readonly version?: string;
  readonly board?: string;
  /** Bytes of the Storage. */
  readonly room?: number;
  /** On the wire an x of this chunk, counted from 0, becomes a y. */
  readonly damagedChunk?: number;
  /** Nobody is there. */
  readonly isSilent?: boolean;
  /** Something else speaks: it says this to whatever it is told. */
  readonly insteadOfEspruino?: string;
  /** Erased flash isn't empty. */
  readonly isWornOut?: boolean;
  /** Power and wire go when this chunk is written, counted from 0. */
  readonly cutAtChunk?: number;
  /** From this chunk on nothing is answered: the board hangs. */
  readonly silentAtChunk?: number;
  /** What a person had begun to type. */
  readonly halfTyped?: string;
}

const PROMPT = ">";
/** Bytes that Storage puts before each file. */
const HEADER = 32;
const BANNER = "\r\n ____                 _ \r\n|  __|___ ___ ___ _ _|_|___ ___ \r\n";

/** A program that runs this long doesn't end. */
const HANG_MS = 200;
/** Lines that take longer than a tower's watchdog waits. */
const WATCHDOG_LINES = 8;

/**
 * Espruino's console as an installer meets it: a line runs at its end, is echoed unless it begins with 16, Ctrl-C throws
 * away what was typed, errors are printed and not answered; Storage keeps files as the board does, what was erased takes
 * room until it is compacted, a watchdog outlives reset(), and restarts forget everything else. Statements run by Node, so what an interpreter lacks is not noticed here.
 */
export class StandInConsole implements Wire {
  readonly files = new Map<string, string>();
  readonly lines: string[] = [];
  /** Addresses of the flash pages that were erased. */
  readonly erased: number[] = [];
  private context = vm.createContext({});
  private typed = "";
  private heard: (text: string) => void = () => {};
  private gone: () => void = () => {};
  private isOff = false;
  private isHung = false;
  private chunks = 0;
  private trash = 0;
  private isWatched = false;
  private sinceKick = 0;

  constructor(private readonly options: StandInOptions = {}) {
    this.typed = options.halfTyped ?? "";
    this.boot();
  }

  listen(heard: (text: string) => void, gone: () => void): void {
    this.heard = heard;
    this.gone = gone;
  }

  async write(text: string): Promise<void> {
    if (this.isOff) throw new Error("the port is closed");
    if (this.options.isSilent || this.isHung) return;
    if (this.options.insteadOfEspruino !== undefined) {
      this.print(this.options.insteadOfEspruino);
      return;
    }
    for (const character of text) this.type(character);
  }

  /** Power comes back: nothing but the files is as it was. */
  powerOn(): void {
    this.isOff = false;
    this.isHung = false;
    this.typed = "";
    this.isWatched = false;
    this.boot();
  }

  /** What an expression gives on the board, asked without the wire. */
  inside(expression: string): unknown {
    return vm.runInContext(expression, this.context);
  }

  private type(character: string): void {
    if (character === "\x03") this.typed = "";
    else if (character !== "\n") this.typed += character;
    else {
      const line = this.typed;
      this.typed = "";
      this.run(line);
    }
  }

  private run(typed: string): void {
    const isQuiet = typed.startsWith("\x10");
    const line = this.damage(typed.replace("\x10", ""));
    this.lines.push(line);
    if (this.isWatched && ++this.sinceKick > WATCHDOG_LINES) {
      this.powerOn();
      return;
    }
    if (!isQuiet) this.print(`${line}\r\n`);
    try {
      const value: unknown = vm.runInContext(line, this.context);
      if (!isQuiet && line !== "") this.print(`=${String(value)}\r\n`);
    } catch (error) {
      if (error instanceof PowerCut) return;
      this.print(`Uncaught ${String(error)}\r\n`);
    }
    if (!isQuiet) this.print(PROMPT);
  }

  private damage(line: string): string {
    if (!/\.write\("tower\.[ab]"/.test(line) || this.chunks++ !== this.options.damagedChunk) return line;
    return line.replace("xx", "xy");
  }

  private print(text: string): void {
    // As over a wire: in pieces, and never within the call that caused it.
    const middle = Math.floor(text.length / 2);
    for (const piece of [text.slice(0, middle), text.slice(middle)])
      if (piece !== "") setTimeout(() => !this.isOff && !this.isHung && this.heard(piece), 0);
  }

  /** RAM is gone, then the boot code runs. */
  private boot(runsBootCode = true): void {
    this.context = vm.createContext(this.globals());
    this.print(`${BANNER}${PROMPT}`);
    const code = this.files.get(".bootcde");
    if (!runsBootCode || code === undefined) return;
    try {
      vm.runInContext(code, this.context, { timeout: HANG_MS });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") this.isHung = true;
      this.print(`Uncaught ${String(error)}\r\n`);
    }
  }

  private globals(): object {
    const globals: { [name: string]: unknown } = {
      print: (...words: unknown[]) => this.print(`${words.join(" ")}\r\n`),
      process: {
        env: { VERSION: this.options.version ?? "2v29.277", BOARD: this.options.board ?? "ESP32" },
        memory: () => ({ free: 3000, total: 5000 }),
      },
      E: {
        CRC32: (text: string) => crc32(Uint8Array.from(text, (c) => c.charCodeAt(0))) | 0,
        enableWatchdog: () => {
          this.isWatched = true;
          this.sinceKick = 0;
        },
        kickWatchdog: () => {
          this.sinceKick = 0;
        },
        sum: (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0),
      },
      require: (name: string) => (name === "Flash" ? this.flash() : this.storage()),
      reset: () => this.boot(false),
      load: () => this.boot(),
      ESP32: {
        enableWifi: () => {
          this.files.delete(".bootcde");
          this.boot();
        },
      },
    };
    globals.global = globals;
    return globals;
  }

  private flash(): object {
    return {
      erasePage: (address: number) => void this.erased.push(address),
      read: (length: number) => new Uint8Array(length).fill(this.options.isWornOut ? 0xfe : 0xff),
    };
  }

  private storage(): object {
    const { files } = this;
    return {
      read: (name: string) => files.get(name),
      erase: (name: string) => this.erase(name),
      getStats: () => ({ freeBytes: this.free(), trashBytes: this.trash }),
      compact: () => {
        this.trash = 0;
      },
      write: (name: string, data: string, at = 0, size = 0) => {
        if (name.startsWith("tower.")) {
          const chunk = this.writes++;
          if (chunk === this.options.cutAtChunk) this.cut();
          if (chunk === this.options.silentAtChunk) this.hang();
        }
        if (data === "") throw new Error("Can't write empty data");
        if (at === 0) {
          const old = files.get(name);
          if (old === data) return true;
          this.erase(name);
          if (this.free() < Math.max(size, data.length)) throw new Error("Not enough free Storage space");
          files.set(name, data.padEnd(size, "\xff"));
          return true;
        }
        const old = files.get(name) ?? "";
        if (at + data.length > old.length || /[^\xff]/.test(old.slice(at, at + data.length)))
          throw new Error("File already written with different data");
        files.set(name, old.slice(0, at) + data + old.slice(at + data.length));
        return true;
      },
    };
  }

  private writes = 0;

  private erase(name: string): void {
    const old = this.files.get(name);
    if (old !== undefined) this.trash += old.length + HEADER;
    this.files.delete(name);
  }

  private free(): number {
    const used = [...this.files.values()].reduce((sum, text) => sum + text.length + HEADER, 0);
    return (this.options.room ?? 900000) - used - this.trash;
  }

  private hang(): never {
    this.isHung = true;
    throw new PowerCut();
  }

  private cut(): never {
    this.isOff = true;
    setTimeout(() => this.gone(), 0);
    throw new PowerCut();
  }
}

class PowerCut extends Error {}
