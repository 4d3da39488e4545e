import type { AnyNode, Program } from "acorn";
import type { Tree } from "../tree/parse";
import type { Scopes } from "../tree/scope";
import type { Calls } from "./calls";

/** The file under the gate, with all that laws ask of it. */
export interface GateFile {
  readonly tree: Tree;
  readonly scopes: Scopes;
  readonly calls: Calls;
  /** Globals that whoever loads the file promises, besides those of the interpreter. */
  readonly promised: ReadonlySet<string>;
}

/** What is wrong at one place, and what to write there. */
export interface Complaint {
  readonly at?: AnyNode;
  readonly wrong: string;
  readonly instead: string;
}

export type Verdict = Complaint | readonly Complaint[] | undefined;

/** One thing that Espruino refuses or runs differently, and how the syntax tree shows it. */
export interface Law {
  readonly name: string;
  /** One sentence: what the interpreter does. */
  readonly why: string;
  /** A warning is printed and refuses nothing. */
  readonly warning?: boolean;
  /** Called for every node of the file. */
  check(node: AnyNode, file: GateFile): Verdict;
}

/** A law on the whole file. */
export function fileLaw(
  name: string,
  why: string,
  check: (program: Program, file: GateFile) => Verdict,
  warning = false,
): Law {
  return { name, why, warning, check: (node, file) => (node.type === "Program" ? check(node, file) : undefined) };
}

/** A law on one kind of node, which is refused wherever it stands unless `fails` says otherwise. */
export function nodeLaw<T extends AnyNode["type"]>(
  type: T | readonly T[],
  name: string,
  why: string,
  fails: (node: Extract<AnyNode, { type: T }>, file: GateFile) => Verdict,
): Law {
  const types: readonly string[] = typeof type === "string" ? [type] : type;
  return {
    name,
    why,
    check: (node, file) => (types.includes(node.type) ? fails(node as Extract<AnyNode, { type: T }>, file) : undefined),
  };
}

export function refuse(wrong: string, instead: string, at?: AnyNode): Complaint {
  return at ? { at, wrong, instead } : { wrong, instead };
}
