import type { BuildOptions } from "esbuild";
import { BUILTIN_MODULES } from "./gate/builtins";

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

/** How esbuild has to write for Espruino, whenever it writes. */
export const ESPRUINO_SYNTAX = {
  bundle: true,
  write: false,
  outfile: "tower.js",
  sourcemap: "external",
  // Only this format leaves require("Flash") a plain call.
  format: "cjs",
  external: [...BUILTIN_MODULES],
  target: "es2022",
  supported: Object.fromEntries(UNSUPPORTED.map((feature) => [feature, false])),
  charset: "ascii",
  legalComments: "none",
  logLevel: "silent",
} as const satisfies BuildOptions;
