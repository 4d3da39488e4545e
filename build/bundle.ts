import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Board } from "../hal/board";
import { moveApart } from "./apart";
import { asArrows } from "./arrows";
import { wireOf } from "./board/wire";
import { boardFile, loadBoard } from "./board-file";
import { shortEquality } from "./equality";
import { freeze } from "./freeze";
import { builtinGlobals } from "./gate/builtins";
import { placeInside } from "./in-place";
import { inlineConstants } from "./inline";
import { type InstrumentedFunction, instrument } from "./instrument";
import { joinDeclarations } from "./join-declarations";
import { minify } from "./minify";
import { nameOften } from "./name-often";
import { repair } from "./repair";
import { privateProperties } from "./short-names";
import { type Mapped, mapped } from "./source-map";
import { squeeze } from "./squeeze";
import { ESPRUINO_SYNTAX } from "./syntax";
import { Tree } from "./tree/parse";

export interface BundleOptions {
  /** The file that is the root of the bundle. */
  readonly entry: string;
  /** A name in hal/boards, or the path of a maker's own JSON file; "esp32" if it isn't given. */
  readonly board?: string;
  /** Where to write the bundle; nothing is written if it isn't given. */
  readonly outfile?: string;
  /** Functions in the files it accepts report each call by `functionCalled(id)`, a global of the test that runs them. */
  readonly instrument?: (file: string) => boolean;
  /** Properties that nobody outside names get names of a letter or two: for a program, not for a part of one. */
  readonly shortNames?: boolean;
}

export interface Bundle {
  /** The file as shipped: ASCII, one script, ending with a newline. */
  readonly code: string;
  /** Bytes in the bundle of each source file, the largest first. */
  readonly sources: { readonly file: string; readonly bytes: number }[];
  /** What `instrument` counted; the index is the id. */
  readonly functions: InstrumentedFunction[];
  /** The place in the sources that the character at `offset` of `code` came from: "firmware/tower.ts:12". */
  origin(offset: number): string | undefined;
}

/**
 * Firmware and HAL parts as one file in the syntax Espruino runs: the sources are joined to one readable script, which
 * is then changed step by step. The file is a plain script, not wrapped in a function: top-level functions then carry
 * no scope of their own, which saves one variable each.
 * @throws Error with esbuild's own messages, file and line included; what is wrong with the board
 */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const functions: InstrumentedFunction[] = [];
  const joined = await join(options, functions);
  const inlined = inlineConstants(joined.code);
  const apart = moveApart(inlined.code);
  const inside = placeInside(apart.code);
  const arrows = asArrows(inside.code);
  const small = await minify(arrows.code, options.shortNames ? privateProperties(arrows.code) : []);
  const squeezed = squeeze(small.code);
  const named = nameOften(squeezed.code);
  const declared = joinDeclarations(named.code);
  const repaired = repair(declared.code, builtinGlobals());
  const code = repaired.code.endsWith("\n") ? repaired.code : `${repaired.code}\n`;
  if (options.outfile) {
    mkdirSync(dirname(resolve(options.outfile)), { recursive: true });
    writeFileSync(options.outfile, code);
  }
  const placeOf: Mapped["placeOf"] = (offset) =>
    joined.placeOf(
      [repaired, declared, named, squeezed, small, arrows, inside, apart, inlined].reduce(
        (at, step) => step.before(at),
        offset,
      ),
    );
  return {
    code,
    sources: sizes(code, placeOf),
    functions,
    origin: (offset) => {
      const place = placeOf(offset);
      return place && `${fileOf(place.source)}:${place.line + 1}`;
    },
  };
}

/** All sources in one script, names as they are. */
async function join(options: BundleOptions, functions: InstrumentedFunction[]): Promise<Mapped> {
  const board = options.board ?? "esp32";
  const record = await loadBoard(board);
  const result = await build({
    ...ESPRUINO_SYNTAX,
    entryPoints: [options.entry],
    plugins: [
      theBoard(boardFile(board), record),
      freeze(),
      ...(options.instrument ? [instrument(options.instrument, functions)] : []),
      ...(options.shortNames ? [shortEquality()] : []),
    ],
    // One set of rules for all files: the tsconfig nearest to a file must not decide what its fields become.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
  });
  return mapped(result.outputFiles);
}

/** What `import { board } from "board"` gives: the record, with what follows from it. */
function theBoard(file: string, record: Board): Plugin {
  const wire = wireOf(record.matrix);
  // Keys without quotes are names that the build may shorten.
  const ready = wire ? { ...record, matrix: { ...record.matrix, wire } } : record;
  const text = JSON.stringify(ready).replace(/"(\w+)":/g, "$1:");
  return {
    name: "board",
    setup(on) {
      on.onResolve({ filter: /^board$/ }, () => ({ path: file }));
      on.onLoad({ filter: /[.](ts|json)$/ }, ({ path }) =>
        path === file ? { contents: `export const board = ${text};`, loader: "ts" } : undefined,
      );
    },
  };
}

/** Each word and sign of the file is put down to the source it came from. */
function sizes(code: string, placeOf: Mapped["placeOf"]): { file: string; bytes: number }[] {
  const bytes = new Map<string, number>();
  let counted = 0;
  for (const token of new Tree(code).tokens) {
    const file = fileOf(placeOf(token.start)?.source ?? "");
    bytes.set(file, (bytes.get(file) ?? 0) + token.end - counted);
    counted = token.end;
  }
  return [...bytes].map(([file, sum]) => ({ file, bytes: sum })).sort((a, b) => b.bytes - a.bytes);
}

function fileOf(source: string): string {
  return relative(process.cwd(), resolve(source));
}
