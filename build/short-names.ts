import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { keyName, Tree } from "./tree/parse";

const LIBRARY = fileURLToPath(new URL("../hal/espruino/", import.meta.url));

/** What a person or a script reads: the one command of the console and the keys of the state line. */
const PUBLIC =
  "tower run game seats seat phase dice red fresh held rollsLeft spaces totals ended ranks aside turnPoints chosen " +
  "chosenPoints lastRound opened called pot chips folded farkles offer boxes special rollsUsed race box trophies done";

/**
 * The properties of a bundle that nobody outside of it names, so that they can get names of one or two letters: each
 * name of more than four letters costs the board a variable wherever it is a key (src/jsvar.h, JSVAR_DATA_STRING_NAME_LEN).
 * Left alone is whatever the interpreter's library declares, whatever also stands in the code as a string (it may be
 * looked up by it), and what is public.
 * @param code the bundle before its names were shortened
 * @returns a pattern for esbuild's mangleProps
 */
export function privateProperties(code: string): RegExp {
  const named = new Set<string>();
  const kept = new Set<string>([...PUBLIC.split(" "), ...libraryNames(), "constructor", "prototype"]);
  for (const node of new Tree(code).nodes) {
    if (node.type === "Literal" && typeof node.value === "string") kept.add(node.value);
    const isName = !("computed" in node && node.computed);
    const name = isName && keyName(node);
    if (name) named.add(name);
  }
  const names = [...named].filter((name) => !kept.has(name)).sort();
  return new RegExp(`^(${names.map((name) => name.replace(/\$/g, "\\$")).join("|")})$`);
}

/** Every member that the typed library of the interpreter declares: built in, or a key of an options object. */
function libraryNames(): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = (node as ts.Node & { name?: ts.Node }).name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  for (const file of readdirSync(LIBRARY).filter((name) => name.endsWith(".d.ts")))
    visit(ts.createSourceFile(file, readFileSync(LIBRARY + file, "utf8"), ts.ScriptTarget.Latest));
  return names;
}
