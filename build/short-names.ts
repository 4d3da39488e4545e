import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { keyName, Tree } from "./tree/parse";

const LIBRARY = fileURLToPath(new URL("../hal/espruino/", import.meta.url));

/** What a maker types at the console. */
const PUBLIC = ["tower", "run", "errors", "lastError"];

/** What the language itself looks up. */
const LANGUAGE = ["constructor", "prototype"];

/**
 * The properties of a file that nobody outside of it names, so that they can get names of one or two letters: each
 * name of more than four letters costs the board a variable wherever it is a key (src/jsvar.h, JSVAR_DATA_STRING_NAME_LEN).
 * Left alone is whatever the interpreter's library declares; and esbuild leaves alone each key that the source writes
 * in quotes: so stands what a person reads (the state line), and what is looked up by a name that is a value (a verb's
 * rolls, a phase's screen).
 * @param code the file, its names as they are in the sources
 */
export function privateProperties(code: string): string[] {
  const kept = new Set([...PUBLIC, ...LANGUAGE, ...libraryNames()]);
  const named = new Set(new Tree(code).nodes.map((node) => keyName(node) ?? ""));
  return [...named].filter((name) => name !== "" && !kept.has(name)).sort();
}

/**
 * Every member that the typed library of the interpreter declares: built in, or a key of an options object. What it
 * declares in quotes is used in quotes.
 */
function libraryNames(): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeElement(node) && node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const file of readdirSync(LIBRARY).filter((name) => name.endsWith(".d.ts")))
    visit(ts.createSourceFile(file, readFileSync(LIBRARY + file, "utf8"), ts.ScriptTarget.Latest));
  return names;
}
