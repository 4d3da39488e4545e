import { type Bundle, type BundleOptions, bundle } from "../../build/bundle";
import { checkFile, formatFinding } from "../../build/gate";
import type { InstrumentedFunction } from "../../build/instrument";
import { withPrivateNames } from "./private-names";

/** What is put on a board: the virtual board first, then the program that runs on it. */
export interface Programs {
  /** What the gate finds wrong with the programs. */
  readonly refused: string[];
  /** For .boot0. */
  readonly board: string;
  /** The tower as it is shipped, and the contract cases. */
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

/** Builds all of them for a board record of hal/boards. */
export async function buildPrograms(board: string): Promise<Programs> {
  const virtual = withPrivateNames((await bundle({ entry: BOARD, board })).code);
  const tower = await bundle({ ...SHIPPED, board });
  const contract = await bundle({ entry: CONTRACT, board });
  return {
    refused: [
      ...refusals(TOWER, tower, tower.code),
      // The two share their global names when they run, so the gate reads them as one.
      ...refusals(CONTRACT, contract, virtual + contract.code),
    ],
    board: virtual,
    tower: tower.code,
    contract: contract.code,
    watchedTower: await watched({ ...SHIPPED, board }),
    watchedContract: await watched({ entry: CONTRACT, board }),
  };
}

function refusals(name: string, made: Bundle, code: string): string[] {
  const { refused } = checkFile(code, { globals: ["outside", "tower", "virtualBoard"] });
  return refused.map((finding) =>
    formatFinding(finding, name, code === made.code ? made.origin(finding.offset) : undefined),
  );
}

function watched(options: BundleOptions): Promise<Watched> {
  return bundle({ ...options, instrument: (file) => /[\\/]hal[\\/]espruino[\\/]/.test(file) });
}
