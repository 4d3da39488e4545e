import { mkdirSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { build, type Metafile } from "esbuild";
import { moveApart } from "./apart";
import { boardFile } from "./board-file";
import { freeze } from "./freeze";
import { BUILTIN_MODULES, builtinGlobals } from "./gate/builtins";
import { inlineConstants } from "./inline";
import { type InstrumentedFunction, instrument } from "./instrument";
import { repair } from "./repair";
import { privateProperties } from "./short-names";

export interface BundleOptions {
  /** The file that is the root of the bundle. */
  readonly entry: string;
  /** A name in hal/boards, or the path of a board record; "esp32" if it isn't given. */
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

/** What Espruino lacks: esbuild rewrites it, or refuses it where it can't. */
const UNSUPPORTED = [
  "array-spread",
  "async-await",
  "async-generator",
  "class-field",
  "class-static-blocks",
  "class-static-field",
  "default-argument",
  "destructuring",
  "exponent-operator",
  "for-await",
  "generator",
  "logical-assignment",
  "nested-rest-binding",
  "new-target",
  "nullish-coalescing",
  "object-rest-spread",
  "optional-catch-binding",
  "optional-chain",
  "rest-argument",
];

/**
 * Firmware and HAL parts as one file in the syntax Espruino runs. The file is a plain script, not wrapped in a
 * function: top-level functions then carry no scope of their own, which saves one variable each.
 * @throws Error with esbuild's own messages, file and line included
 */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  if (!options.shortNames) return make(options);
  const { outfile: _later, ...whole } = options;
  return make(options, privateProperties((await make(whole)).code));
}

async function make(options: BundleOptions, mangleProps?: RegExp): Promise<Bundle> {
  const functions: InstrumentedFunction[] = [];
  const result = await build({
    entryPoints: [options.entry],
    bundle: true,
    write: false,
    outfile: "tower.js",
    sourcemap: "external",
    metafile: true,
    // Only this format leaves require("Flash") a plain call.
    format: "cjs",
    external: [...BUILTIN_MODULES],
    alias: { board: boardFile(options.board ?? "esp32") },
    target: "es2022",
    supported: Object.fromEntries(UNSUPPORTED.map((feature) => [feature, false])),
    minify: true,
    ...(mangleProps ? { mangleProps } : {}),
    charset: "ascii",
    legalComments: "none",
    plugins: [freeze(), ...(options.instrument ? [instrument(options.instrument, functions)] : [])],
    // One set of rules for all files: the tsconfig nearest to a file must not decide what its fields become.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
    logLevel: "silent",
  });
  const [map, output] = ["tower.js.map", "tower.js"].map((name) =>
    result.outputFiles.find((f) => f.path.endsWith(name)),
  );
  const inlined = inlineConstants(output!.text);
  const apart = moveApart(inlined.code);
  const repaired = repair(apart.code, builtinGlobals());
  const code = repaired.code.endsWith("\n") ? repaired.code : `${repaired.code}\n`;
  if (options.outfile) {
    mkdirSync(dirname(resolve(options.outfile)), { recursive: true });
    writeFileSync(options.outfile, code);
  }
  const trace = tracer(output!.text, map!.text);
  return {
    code,
    sources: sizes(result.metafile),
    functions,
    origin: (offset) => trace(inlined.before(apart.before(repaired.before(offset)))),
  };
}

function sizes(metafile: Metafile): { file: string; bytes: number }[] {
  const inputs = Object.values(metafile.outputs).find((o) => o.entryPoint)?.inputs ?? {};
  return Object.entries(inputs)
    .map(([file, { bytesInOutput }]) => ({ file, bytes: bytesInOutput }))
    .sort((a, b) => b.bytes - a.bytes);
}

function tracer(code: string, mapText: string): (offset: number) => string | undefined {
  const map = new SourceMap(JSON.parse(mapText));
  return (offset) => {
    const lines = code.slice(0, offset).split("\n");
    const entry = map.findEntry(lines.length - 1, lines[lines.length - 1]!.length);
    if (!("originalSource" in entry)) return undefined;
    return `${relative(process.cwd(), resolve(entry.originalSource))}:${entry.originalLine + 1}`;
  };
}
