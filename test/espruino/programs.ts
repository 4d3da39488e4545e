import { type Bundle, type BundleOptions, bundle } from "../../build/bundle";
import { checkFile, formatFinding } from "../../build/gate";
import type { InstrumentedFunction } from "../../build/instrument";
import { withPrivateNames } from "./private-names";

/** What is put on a board: the virtual board first, then the program that runs on it. */
export interface Programs {
  /** For .boot0. */
  readonly board: string;
  /** dist/tower.js as it is shipped, and the contract cases. */
  readonly tower: string;
  readonly contract: string;
  /** Both again, with each call of a function in hal/espruino reported. */
  readonly watchedTower: Watched;
  readonly watchedContract: Watched;
}

/** A program that reports the calls of these functions; the index is the id. */
export interface Watched {
  readonly code: string;
  readonly functions: InstrumentedFunction[];
}

const BOARD = "test/espruino/board/main.ts";
const CONTRACT = "test/espruino/board/contract.ts";
const TOWER = "firmware/main.ts";
/** As `npm run build` makes it. */
const SHIPPED: BundleOptions = { entry: TOWER, shortNames: true };

/** Builds all of them through the gate. @throws Error with the findings if the gate refuses one */
export async function buildPrograms(): Promise<Programs> {
  const board = await bundle({ entry: BOARD });
  const boardCode = withPrivateNames(board.code);
  const tower = await bundle({ entry: TOWER, outfile: "dist/tower.js", shortNames: true });
  const contract = await bundle({ entry: CONTRACT });
  pass(TOWER, tower, tower.code);
  // The two share their global names when they run, so the gate reads them as one.
  pass(CONTRACT, contract, boardCode + contract.code);
  return {
    board: boardCode,
    tower: tower.code,
    contract: contract.code,
    watchedTower: await watched(SHIPPED),
    watchedContract: await watched({ entry: CONTRACT }),
  };
}

function pass(name: string, made: Bundle, code: string): void {
  const { refused } = checkFile(code, { globals: ["outside", "tower", "virtualBoard"] });
  if (refused.length === 0) return;
  const findings = refused.map((finding) =>
    formatFinding(finding, name, code === made.code ? made.origin(finding.offset) : ""),
  );
  throw new Error(`The gate refuses ${name}:\n${findings.join("\n")}`);
}

function watched(options: BundleOptions): Promise<Watched> {
  return bundle({ ...options, instrument: (file) => /[\\/]hal[\\/]espruino[\\/]/.test(file) });
}
