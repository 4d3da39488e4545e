import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import ts from "typescript";
import { applyEdits, type Edit } from "./tree/edit";

const CONFIG = fileURLToPath(new URL("../firmware/tsconfig.json", import.meta.url));

/**
 * An esbuild plugin: comparisons for equality in fewer bytes wherever the types prove that they mean the same, on the
 * board too. `==` stands for `===` where there is nothing to convert; `!text` for `text === ""`, `!list.length` for
 * `list.length === 0`, `!count` for `count === 0`, `!game` for `game === null`. Sources say all of it in full, as the linter wants it.
 */
export function shortEquality(): Plugin {
  return {
    name: "short-equality",
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = firmware().getSourceFile(resolve(path));
        const edits = source ? shorterComparisons(source, firmware().getTypeChecker()) : [];
        return edits.length > 0
          ? { contents: applyEdits(readFileSync(path, "utf8"), edits).code, loader: "ts" }
          : undefined;
      });
    },
  };
}

let program: ts.Program | undefined;

/** The types of the firmware take seconds to work out: once for all boards. */
function firmware(): ts.Program {
  if (!program) {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
    const config = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host)!;
    program = ts.createProgram(config.fileNames, config.options);
  }
  return program;
}

/** What makes the comparisons of a source shorter. */
export function shorterComparisons(source: ts.SourceFile, checker: ts.TypeChecker): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) edits.push(...shorter(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

function shorter(node: ts.BinaryExpression, checker: ts.TypeChecker): Edit[] {
  const { left, operatorToken } = node;
  const operator = operatorToken.getText();
  const rest = { start: left.getEnd(), end: node.getEnd(), text: "" };
  const isStrict = operator === "===" || operator === "!==";
  const isLonger =
    operatorToken.kind === ts.SyntaxKind.GreaterThanToken && isLength(left) && node.right.getText() === "0";
  if (isLonger || (isStrict && isTruthOf(node, checker))) {
    if (operator === "===") return [{ start: left.getStart(), end: left.getStart(), text: "!" }, rest];
    if (isTest(node)) return [rest];
  }
  const end = operatorToken.getEnd();
  return isStrict && needsNoConversion(node, checker) ? [{ start: end - 1, end, text: "" }] : [];
}

function isLength(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === "length";
}

/** Whether what is compared is true where it is unequal to the other, and false where it is equal. */
function isTruthOf({ left, right }: ts.BinaryExpression, checker: ts.TypeChecker): boolean {
  const other = right.getText();
  if (other === "0" && isOfBits(left)) return true;
  // What is asserted rather than proven may be nothing at all.
  if (!ts.isIdentifier(left) && !ts.isPropertyAccessExpression(left) && !ts.isCallExpression(left)) return false;
  const kinds = new Set(kindsOf(checker.getTypeAtLocation(left)));
  if (other === '""') return kinds.size === 1 && kinds.has("string");
  // The firmware counts in whole numbers: none of them is NaN.
  if (other === "0") return kinds.size === 1 && kinds.has("number");
  const nothing = other === "null" || other === "undefined" ? other : undefined;
  return nothing !== undefined && [...kinds].every((kind) => kind === nothing || kind === "object");
}

/** `(all & one)`: a number, and never NaN. */
function isOfBits(node: ts.Expression): boolean {
  return (
    ts.isParenthesizedExpression(node) &&
    ts.isBinaryExpression(node.expression) &&
    node.expression.operatorToken.kind === ts.SyntaxKind.AmpersandToken
  );
}

/** Whether only the truth of a value counts where it stands. */
function isTest(node: ts.Node): boolean {
  const parent = node.parent;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isParenthesizedExpression(parent)) return isTest(parent);
  const isLogical =
    ts.isBinaryExpression(parent) &&
    (parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
      parent.operatorToken.kind === ts.SyntaxKind.BarBarToken);
  return isLogical && isTest(parent);
}

/** Values of one kind are compared without conversion; so is `undefined` or `null` with all but the other of the two. */
function needsNoConversion({ left, right }: ts.BinaryExpression, checker: ts.TypeChecker): boolean {
  const kinds = new Set([left, right].flatMap((side) => kindsOf(checker.getTypeAtLocation(side))));
  if (kinds.has("other") || (kinds.has("null") && kinds.has("undefined"))) return false;
  return [...kinds].filter((kind) => kind !== "null" && kind !== "undefined").length <= 1;
}

type Kind = "number" | "string" | "boolean" | "null" | "undefined" | "object" | "other";

function kindsOf(type: ts.Type): Kind[] {
  if (type.isUnion()) return type.types.flatMap(kindsOf);
  const kind = KINDS.find(([flags]) => (type.flags & flags) !== 0);
  return [kind ? kind[1] : "other"];
}

const KINDS: readonly [ts.TypeFlags, Kind][] = [
  [ts.TypeFlags.NumberLike, "number"],
  [ts.TypeFlags.StringLike, "string"],
  [ts.TypeFlags.BooleanLike, "boolean"],
  [ts.TypeFlags.Null, "null"],
  [ts.TypeFlags.Undefined, "undefined"],
  [ts.TypeFlags.Object, "object"],
];
