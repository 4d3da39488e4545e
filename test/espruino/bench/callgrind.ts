import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Instructions counted by valgrind's callgrind, from BEGIN to END in the program that is measured: two calls that cost
 * little and that nobody else makes.
 */
export const BEGIN = "E.getSizeOf(0)";
export const END = "E.getErrorFlags()";

/** What stands in front of the sum in a file that callgrind writes. */
const SUM = /^(?:totals|summary): (\d+)/m;

/** The counts of one run of an interpreter. */
export class Callgrind {
  private readonly folder = mkdtempSync(join(tmpdir(), "callgrind-"));

  /** The program that runs the interpreter, and its arguments. */
  readonly command = [
    "valgrind",
    "--tool=callgrind",
    `--callgrind-out-file=${join(this.folder, "out")}`,
    "--zero-before=jswrap_espruino_getSizeOf",
    "--dump-before=jswrap_espruino_getErrorFlags",
  ];

  /** What was counted at each END, in order; all since power-on where no BEGIN came before. */
  counts(): number[] {
    const dumps = readdirSync(this.folder)
      .map((name) => /^out\.(\d+)$/.exec(name))
      .filter((found) => found !== null)
      .sort((a, b) => Number(a[1]) - Number(b[1]));
    return dumps.map((found) => countIn(readFileSync(join(this.folder, found[0]), "latin1")));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The instructions that a file of callgrind sums up. @throws Error if there is no sum in it */
export function countIn(file: string): number {
  const sum = SUM.exec(file);
  if (!sum) throw new Error("callgrind: a file without a sum; is valgrind older than 3.10?");
  return Number(sum[1]);
}
