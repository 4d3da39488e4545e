import type { AnyNode, CallExpression } from "acorn";
import { calledMethod, keyName } from "../tree/parse";
import { isWritten } from "../tree/scope";
import { builtinNamed, isNothing, kindOf, numberIn, TYPED_ARRAYS } from "./kinds";
import { type GateFile, type Law, nodeLaw, refuse } from "./law";

/** Arrays and typed arrays. */
export const ARRAY_LAWS: readonly Law[] = [
  nodeLaw(
    "CallExpression",
    "fill-empty-array",
    "Espruino's new Array(3) has a length and no items, so that map gives an empty array.",
    (node, file) => {
      const object = objectOf(node);
      if (!object || (object.type !== "NewExpression" && object.type !== "CallExpression")) return undefined;
      const isSized = file.scopes.isFree(object.callee, "Array") && object.arguments.length === 1;
      const method = calledMethod(node);
      return isSized && method !== "fill" && method !== "join"
        ? refuse(`${method} on an array without items`, "new Array(n).fill(0) first")
        : undefined;
    },
  ),
  nodeLaw("ArrayExpression", "no-holes", "findIndex and find skip holes in Espruino.", (node) =>
    node.elements.includes(null) ? refuse("An array with a hole", "undefined, or another value") : undefined,
  ),
  nodeLaw(
    "MemberExpression",
    "no-write-to-length",
    "The length of an array can't be assigned: Espruino throws.",
    (node, { tree }) =>
      keyName(node) === "length" && isWritten(node, tree.parent(node))
        ? refuse("An assignment to length", "splice, or a new array")
        : undefined,
  ),
  nodeLaw(
    "MemberExpression",
    "no-negative-index",
    "Espruino throws for an index below 0 or between two of a typed array or a string; Node gives undefined.",
    (node) => {
      const index = node.computed ? numberIn(node.property as AnyNode) : undefined;
      return index !== undefined && (index < 0 || !Number.isInteger(index))
        ? refuse(`The index ${index}`, "a[a.length - n]")
        : undefined;
    },
  ),
  nodeLaw("CallExpression", "no-array-last-index-of", "Only strings have lastIndexOf.", (node, file) =>
    calledMethod(node) === "lastIndexOf" && kindOf(objectOf(node)!, file) !== "string"
      ? refuse("lastIndexOf on what isn't surely a string", "a loop from the end")
      : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "typed-array-methods",
    "slice and filter of a typed array give a plain array in Espruino.",
    (node, file) => {
      const method = calledMethod(node);
      const isDifferent =
        (method === "slice" || method === "filter") && kindOf(objectOf(node)!, file) === "typed array";
      return isDifferent
        ? refuse(`${method} of a typed array`, "new Uint8Array(a.subarray(...)), or a plain array")
        : undefined;
    },
  ),
  nodeLaw(
    "NewExpression",
    "sized-typed-array",
    "Espruino throws for a typed array without an argument.",
    (node, file) => {
      const name = builtinNamed(node.callee, file);
      return name !== undefined && TYPED_ARRAYS.has(name) && node.arguments.length === 0
        ? refuse(`new ${name} without a size`, `new ${name}(0)`)
        : undefined;
    },
  ),
  nodeLaw(
    "Identifier",
    "no-clamped-array",
    "Uint8ClampedArray cuts fractions off in Espruino and rounds in Node.",
    (node, { scopes }) =>
      scopes.isFree(node, "Uint8ClampedArray")
        ? refuse("Uint8ClampedArray", "Uint8Array and a limit of your own")
        : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "whole-splice",
    "splice() without an argument takes everything out, in Node nothing.",
    (node) =>
      calledMethod(node) === "splice" && node.arguments.length === 0
        ? refuse("splice()", "splice(from, count)")
        : undefined,
  ),
  nodeLaw("CallExpression", "concat-something", "concat(undefined) adds nothing in Espruino.", (node) =>
    calledMethod(node) === "concat" && node.arguments.some(isNothing)
      ? refuse("concat of undefined", "push")
      : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "ordering-comparator",
    "Espruino's sort isn't stable and takes booleans for an order: a comparator must return a number, never 0 for two items that differ.",
    (node, file) => {
      const compare = node.arguments[0];
      if (calledMethod(node) !== "sort" || !compare) return undefined;
      return file.calls.functionsIn(compare).flatMap((f) => (f.params.length < 1 ? [] : faultsOfComparator(f, file)));
    },
  ),
];

function objectOf(node: CallExpression): AnyNode | undefined {
  return node.callee.type === "MemberExpression" ? node.callee.object : undefined;
}

type Comparator = ReturnType<GateFile["calls"]["functionsIn"]>[number];

function faultsOfComparator(f: Comparator, file: GateFile) {
  const results = resultsOf(f, file).flatMap((r) => endsOf(r));
  const instead = "a - b of the numbers themselves, or a.score - b.score || a.seat - b.seat";
  return results.flatMap((end) => {
    if (kindOf(end, file) === "boolean") return [refuse("A comparator returns a boolean", instead, end)];
    if (numberIn(end) === 0) return [refuse("A comparator returns 0", instead, end)];
    if (results.length === 1 && isDifference(end) && !isOfParameters(end, f, file) && !isTieBroken(end, file)) {
      return [refuse("A comparator returns 0 for items that only look equal", instead, end)];
    }
    return [];
  });
}

/** The expressions whose value a function returns. */
function resultsOf(f: Comparator, { tree }: GateFile): AnyNode[] {
  if (f.body.type !== "BlockStatement") return [f.body];
  return tree.nodes.flatMap((n) =>
    n.type === "ReturnStatement" && n.argument && tree.functionAround(n) === f ? [n.argument] : [],
  );
}

/** The parts of an expression one of which is its value. */
function endsOf(node: AnyNode): AnyNode[] {
  if (node.type === "ConditionalExpression") return [...endsOf(node.consequent), ...endsOf(node.alternate)];
  // What stands left of || is only the value when it isn't 0.
  if (node.type === "LogicalExpression" && node.operator === "||") return endsOf(node.right);
  if (node.type === "SequenceExpression") return endsOf(node.expressions[node.expressions.length - 1]!);
  return [node];
}

function isDifference(node: AnyNode): boolean {
  return node.type === "BinaryExpression" && node.operator === "-";
}

/** a - b: numbers that are equal can't be told apart, so their order doesn't matter. */
function isOfParameters(node: AnyNode, f: Comparator, { scopes }: GateFile): boolean {
  if (node.type !== "BinaryExpression") return false;
  const own = f.params.map((p) => scopes.bindingOf(p));
  const sides = [node.left, node.right].map((side) => scopes.bindingOf(side));
  return sides.every((b) => b !== undefined && own.includes(b)) && sides[0] !== sides[1];
}

function isTieBroken(node: AnyNode, { tree }: GateFile): boolean {
  const parent = tree.parent(node);
  return parent?.type === "LogicalExpression" && parent.operator === "||" && parent.right === node;
}
