import type { AnyNode } from "acorn";
import { Calls } from "./gate/calls";
import type { GateFile, Law } from "./gate/law";
import { LAWS } from "./gate/laws";
import { liveFunctions } from "./gate/size";
import { isFunction, Tree } from "./tree/parse";
import { Scopes } from "./tree/scope";

/** One place in the shipped file that a law refuses. */
export interface Finding {
  readonly law: string;
  readonly warning: boolean;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** In characters from the start of the file: what `Bundle.origin` takes. */
  readonly offset: number;
  /** The piece of the file. */
  readonly source: string;
  readonly wrong: string;
  readonly why: string;
  readonly instead: string;
}

export interface GateReport {
  readonly refused: Finding[];
  readonly warnings: Finding[];
  /** Functions in the file, arrows and methods included. */
  readonly functions: number;
  /** The most of them that live at one time. */
  readonly live: number;
  readonly bytes: number;
}

export interface GateOptions {
  /** Globals that are there when the file is loaded, besides those of the interpreter. */
  readonly globals?: readonly string[];
  readonly laws?: readonly Law[];
}

/** Reads a shipped file and reports everything that Espruino on an ESP32 can't run or runs differently from Node. */
export function checkFile(code: string, options: GateOptions = {}): GateReport {
  let tree: Tree;
  try {
    tree = new Tree(code);
  } catch (error) {
    return {
      refused: [unreadable(code, error as ParseError)],
      warnings: [],
      functions: 0,
      live: 0,
      bytes: code.length,
    };
  }
  const scopes = new Scopes(tree);
  const file: GateFile = { tree, scopes, calls: new Calls(tree, scopes), promised: new Set(options.globals) };
  const findings = (options.laws ?? LAWS).flatMap((law) => apply(law, file));
  findings.sort((a, b) => a.offset - b.offset);
  return {
    refused: findings.filter((f) => !f.warning),
    warnings: findings.filter((f) => f.warning),
    functions: tree.nodes.filter(isFunction).length,
    live: liveFunctions(tree),
    bytes: Buffer.byteLength(code),
  };
}

/** A finding for a person: place, piece of the file, what is wrong, why, and what to write. */
export function formatFinding(finding: Finding, file: string, origin?: string): string {
  const from = origin ? ` (from ${origin})` : "";
  return [
    `${file}:${finding.line}:${finding.column}${from} ${finding.warning ? "warning: " : ""}${finding.law}`,
    `    ${finding.source}`,
    `  ${finding.wrong}. ${finding.why}`,
    `  Instead: ${finding.instead}`,
  ].join("\n");
}

function apply(law: Law, file: GateFile): Finding[] {
  return file.tree.nodes.flatMap((node) => {
    const verdict = law.check(node, file) ?? [];
    const complaints = Array.isArray(verdict) ? verdict : [verdict];
    return complaints.map(({ at, wrong, instead }) => ({
      ...place(file.tree.code, at ?? node),
      law: law.name,
      warning: law.warning ?? false,
      wrong,
      why: law.why,
      instead,
    }));
  });
}

type ParseError = SyntaxError & { pos?: number };

function unreadable(code: string, error: ParseError): Finding {
  const start = error.pos ?? 0;
  return {
    ...place(code, { start, end: start + 20 }),
    law: "plain-script",
    warning: false,
    wrong: `This is no plain script: ${error.message}`,
    why: "Espruino runs scripts, without import and export.",
    instead: "a bundle as build/bundle.ts makes it",
  };
}

const LONGEST_PIECE = 80;

function place(code: string, { start, end }: Pick<AnyNode, "start" | "end">) {
  const before = code.slice(0, start).split("\n");
  const piece = code
    .slice(start, Math.min(end, start + LONGEST_PIECE))
    .split("\n")
    .join("\\n");
  return {
    line: before.length,
    column: before[before.length - 1]!.length + 1,
    offset: start,
    source: end - start > LONGEST_PIECE ? `${piece}...` : piece,
  };
}
