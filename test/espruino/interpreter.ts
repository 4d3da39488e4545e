import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flashImage } from "./flash-image";

/** Marks what is meant for us among what the console prints; no program contains it. */
const MARK = "<answer>";
/** The same as an expression: what is typed may be echoed, and mustn't be taken for the answer. */
const MARK_EXPRESSION = '"<answer"+">"';
/** What the Linux builds call their flash, in the current directory (targets/linux/jshardware.c). */
const FLASH_FILE = "espruino.flash";
const ANSWER_TIMEOUT_MS = 120_000;
/** Characters of the console that a failure quotes. */
const LAST_PRINTED = 600;
/** What the interpreter prints when no exception can be caught any more. */
const TROUBLE = /OUT OF MEMORY|Too much recursion|MEMORY BUSY|Uncaught/;

/** A Linux build of Espruino. */
export interface Build {
  readonly binary: string;
  readonly version: string;
  /** As it names itself in process.env.BOARD. */
  readonly name: string;
  readonly variables: number;
  readonly bytesPerVariable: number;
  readonly flashBytes: number;
}

/** Asks a build what it is. */
export async function askBuild(binary: string): Promise<Build> {
  const unknown = { binary, version: "", name: "", variables: 0, bytesPerVariable: 0, flashBytes: 0 };
  const interpreter = new Interpreter(unknown);
  interpreter.start();
  try {
    const memory = await interpreter.evaluate<{ total: number; blocksize: number }>("process.memory()");
    const env = await interpreter.evaluate<{ VERSION: string; BOARD: string; FLASH: number }>("process.env");
    const { total, blocksize } = memory;
    const facts = { version: env.VERSION, name: env.BOARD, flashBytes: env.FLASH };
    return { ...unknown, ...facts, variables: total, bytesPerVariable: blocksize };
  } finally {
    await interpreter.close();
  }
}

/** An Espruino interpreter with a flash of its own: one board with its console open. */
export class Interpreter {
  private readonly folder = mkdtempSync(join(tmpdir(), "espruino-"));
  private child: ChildProcessWithoutNullStreams | undefined;
  private console = "";
  private read = 0;
  private wake = () => {};

  constructor(private readonly build: Build) {}

  /** Writes the flash anew, with these files in Storage, and nothing else. */
  load(files: Readonly<Record<string, string>>): void {
    writeFileSync(join(this.folder, FLASH_FILE), flashImage(files, this.build.flashBytes));
  }

  /** Replaces the files and keeps the last `kept` bytes of the flash: the tower's own area. */
  reload(files: Readonly<Record<string, string>>, kept: number): void {
    const image = flashImage(files, this.build.flashBytes);
    const old = readFileSync(join(this.folder, FLASH_FILE));
    old.copy(image, image.length - kept, old.length - kept);
    writeFileSync(join(this.folder, FLASH_FILE), image);
  }

  /**
   * Switches the board on; it runs .boot0 and .bootcde.
   * @param under a program that runs the interpreter and its arguments, such as a profiler
   */
  start(under: readonly string[] = []): void {
    const [program, ...args] = [...under, this.build.binary];
    // The interpreter's own input has to stay open: without it, it reads junk for ever.
    const child = spawn(program!, args, { cwd: this.folder });
    this.child = child;
    this.console = "";
    this.read = 0;
    child.stdout.on("data", (data: Buffer) => {
      this.console += data.toString("latin1");
      this.wake();
    });
    child.stderr.on("data", (data: Buffer) => {
      this.console += data.toString("latin1");
    });
    child.on("exit", () => this.wake());
    child.stdin.on("error", () => {});
  }

  /** The value of an expression. @throws as evaluateAll does */
  async evaluate<T>(expression: string): Promise<T> {
    return (await this.evaluateAll<T>([expression]))[0]!;
  }

  /**
   * The values of expressions, evaluated one after the other. All are sent at once: the console looks for input only
   * every 50 ms while it is idle (targets/linux/jshardware.c, jshInputThread).
   * @throws Error with what the console printed if the interpreter dies, reports an error or gives no answer
   */
  async evaluateAll<T>(expressions: readonly string[]): Promise<T[]> {
    const child = this.child!;
    for (const expression of expressions)
      child.stdin.write(`print(${MARK_EXPRESSION}+JSON.stringify(${expression}));\n`);
    const answers: T[] = [];
    for (const expression of expressions) {
      const answer = await this.nextAnswer(child, expression);
      try {
        answers.push(JSON.parse(answer) as T);
      } catch (error) {
        throw this.failure(expression, `the answer is no JSON (${(error as Error).message}): ${answer}`);
      }
    }
    return answers;
  }

  /** Everything the console printed since the board was switched on. */
  printed(): string {
    return this.console;
  }

  /** Ends the interpreter by the key for it, so that what runs it can say its last words; returns all that was printed. */
  async end(): Promise<string> {
    const child = this.child!;
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.stdin.write("\x04");
    await gone;
    return this.console;
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

  private async nextAnswer(child: ChildProcessWithoutNullStreams, expression: string): Promise<string> {
    const end = Date.now() + ANSWER_TIMEOUT_MS;
    for (;;) {
      const answer = this.takeAnswer();
      if (answer !== undefined) return answer;
      if (child.exitCode !== null || child.signalCode !== null) throw this.failure(expression, "it ended");
      if (TROUBLE.test(this.console.slice(this.read))) throw this.failure(expression, "it failed");
      if (Date.now() > end) throw this.failure(expression, `no answer in ${ANSWER_TIMEOUT_MS / 1000} s`);
      await this.more(end - Date.now());
    }
  }

  private takeAnswer(): string | undefined {
    const start = this.console.indexOf(MARK, this.read);
    if (start < 0) return undefined;
    const end = this.console.indexOf("\n", start);
    if (end < 0 || TROUBLE.test(this.console.slice(this.read, start))) return undefined;
    this.read = end + 1;
    return this.console.slice(start + MARK.length, end).trim();
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
    const last = this.console.slice(-LAST_PRINTED);
    return new Error(`${this.build.binary}, at ${expression}: ${what}. The console printed last:\n${last}`);
  }
}
