import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Build } from "./build";
import { flashImage } from "./flash-image";
import { answerMark, BEGUN, TYPED, withoutMistyped, writeQuestions } from "./questions";

/** What the Linux builds call their flash, in the current directory (targets/linux/jshardware.c). */
const FLASH_FILE = "espruino.flash";
const ANSWER_TIMEOUT_MS = 120_000;
/** A line that isn't understood by then is typed again; one that is only late is then typed for nothing. */
const TYPE_AGAIN_MS = 10_000;
const MOST_TYPED = 12;
/** The console is looked at every 50 ms while it is idle (targets/linux/jshardware.c, jshInputThread). */
const DISTURBED_MS = 200;
/** Characters of the console that a failure quotes. */
const LAST_PRINTED = 600;
/** What the interpreter prints when no exception can be caught any more. */
const TROUBLE = /OUT OF MEMORY|Too much recursion|MEMORY BUSY|Uncaught/;

/** An Espruino interpreter with a flash of its own: one board with its console open. */
export class Interpreter {
  private readonly folder = mkdtempSync(join(tmpdir(), "espruino-"));
  private child: ChildProcessWithoutNullStreams | undefined;
  private console = "";
  /** Kept apart: what is written to two streams at once comes in any order. */
  private errors = "";
  private read = 0;
  private wake = () => {};

  constructor(private readonly build: Build) {}

  /** Writes the flash anew, with these files in Storage, and nothing else. */
  load(files: Readonly<Record<string, string>>): void {
    writeFileSync(join(this.folder, FLASH_FILE), flashImage(files, this.build.flashBytes));
  }

  /** The last `length` bytes of the flash: the tower's own area. */
  lastBytes(length: number): Buffer {
    return readFileSync(join(this.folder, FLASH_FILE)).subarray(-length);
  }

  /** Replaces the files; the end of the flash, the tower's own area, holds these bytes from now on. */
  reload(files: Readonly<Record<string, string>>, area: Uint8Array): void {
    const image = flashImage(files, this.build.flashBytes);
    image.set(area, image.length - area.length);
    writeFileSync(join(this.folder, FLASH_FILE), image);
  }

  /** The last `length` bytes of the flash. */
  area(length: number): Uint8Array {
    return Uint8Array.from(readFileSync(join(this.folder, FLASH_FILE)).subarray(-length));
  }

  /**
   * Switches the board on; it runs .boot0 and .bootcde.
   * @param under a program that runs the interpreter and its arguments, such as a profiler
   * @param options of the interpreter itself
   */
  start(under: readonly string[] = [], options: readonly string[] = []): void {
    const [program, ...args] = [...under, this.build.binary, ...options];
    // The interpreter's own input has to stay open: without it, it reads junk for ever.
    const child = spawn(program!, args, { cwd: this.folder });
    this.child = child;
    this.console = "";
    this.errors = "";
    this.read = 0;
    child.stdout.on("data", (data: Buffer) => {
      this.console += data.toString("latin1");
      this.wake();
    });
    child.stderr.on("data", (data: Buffer) => {
      this.errors += data.toString("latin1");
      this.wake();
    });
    child.on("exit", () => this.wake());
    child.stdin.on("error", () => {});
  }

  /** The value of an expression. @throws as evaluateAll does */
  async evaluate<T>(expression: string): Promise<T> {
    return (await this.evaluateAll<T>([expression]))[0]!;
  }

  /**
   * The values of expressions, evaluated one after the other without a pause: timers run before or after, not between.
   * @throws Error with what the console printed if the interpreter dies, reports an error or gives no answer
   */
  async evaluateAll<T>(expressions: readonly string[]): Promise<T[]> {
    writeQuestions(this.folder, expressions);
    await this.begin();
    const answers: T[] = [];
    for (const [i, expression] of expressions.entries()) {
      const answer = await this.find(answerMark(i), ANSWER_TIMEOUT_MS, expression);
      if (answer === undefined) throw this.failure(expression, `no answer in ${ANSWER_TIMEOUT_MS / 1000} s`);
      try {
        answers.push(JSON.parse(answer) as T);
      } catch (error) {
        throw this.failure(expression, `the answer is no JSON (${(error as Error).message}): ${answer}`);
      }
    }
    return answers;
  }

  /** Sends bytes as they are to the console, waits until it has read them, and passes over whatever it says. */
  async disturb(bytes: string): Promise<void> {
    this.child!.stdin.write(Buffer.from(bytes, "latin1"));
    await new Promise((resolve) => setTimeout(resolve, DISTURBED_MS));
    this.read = this.console.length;
    this.errors = "";
  }

  /** Ends the interpreter by the key for it, so that what runs it can say its last words; returns all that was printed. */
  async end(): Promise<string> {
    const child = this.child!;
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.stdin.write("\x04");
    await gone;
    return this.console + this.errors;
  }

  /** Pulls the plug: nothing is said to the interpreter, no buffer is written. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Types the line until it is understood. */
  private async begin(): Promise<void> {
    for (let typed = 0; typed < MOST_TYPED; typed++) {
      this.child!.stdin.write(`${TYPED}\n`);
      if ((await this.find(BEGUN, TYPE_AGAIN_MS, TYPED)) !== undefined) return;
    }
    throw this.failure(TYPED, `typed ${MOST_TYPED} times, and nothing began`);
  }

  /** The rest of the next line with this mark; undefined if it doesn't come within `ms`. */
  private async find(mark: string, ms: number, where: string): Promise<string | undefined> {
    const child = this.child!;
    const end = Date.now() + ms;
    for (;;) {
      const news = this.console.slice(this.read);
      const start = news.indexOf(mark);
      const stop = news.indexOf("\n", start);
      const isWhole = start >= 0 && stop >= 0;
      const printed = withoutMistyped(isWhole ? news.slice(0, start) : news);
      if (TROUBLE.test(printed) || TROUBLE.test(this.errors)) throw this.failure(where, "it failed");
      if (isWhole) {
        this.read += stop + 1;
        return news.slice(start + mark.length, stop).trim();
      }
      if (child.exitCode !== null || child.signalCode !== null) throw this.failure(where, "it ended");
      if (Date.now() > end) return undefined;
      await this.more(end - Date.now());
    }
  }

  private more(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        // What the console prints comes in pieces; the rest of a piece is read before it is judged.
        setImmediate(resolve);
      };
    });
  }

  private failure(expression: string, what: string): Error {
    // What follows an interpreter that ran out of memory is a list of all it holds.
    const trouble = this.console.slice(this.read).search(TROUBLE);
    const end = trouble < 0 ? this.console.length : this.read + trouble + LAST_PRINTED / 2;
    const last = this.console.slice(Math.max(0, end - LAST_PRINTED), end);
    return new Error(`${this.build.binary}, at ${expression}: ${what}. The console printed last:\n${last}`);
  }
}
