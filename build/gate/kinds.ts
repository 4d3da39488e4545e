import type { AnyNode } from "acorn";
import { isFunction, isIdentifier, isMemberOf } from "../tree/parse";
import type { GateFile } from "./law";

export type Kind =
  | "number"
  | "string"
  | "boolean"
  | "nothing"
  | "array"
  | "typed array"
  | "function"
  | "class"
  | "object";

const ARITHMETIC = new Set(["-", "*", "/", "%", "|", "&", "^", "<<", ">>", ">>>"]);
const COMPARISONS = new Set(["<", ">", "<=", ">=", "==", "!=", "===", "!==", "in", "instanceof"]);

export const TYPED_ARRAYS: ReadonlySet<string> = new Set(
  "Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint24Array Uint32Array Int32Array Float32Array Float64Array".split(
    " ",
  ),
);

/** What kind of value `node` has, where the tree shows it beyond doubt. */
export function kindOf(node: AnyNode, file: GateFile): Kind | undefined {
  switch (node.type) {
    case "Literal":
      if (node.value === null) return node.raw === "null" ? "nothing" : "object";
      return typeof node.value === "object" ? "object" : (typeof node.value as "number" | "string" | "boolean");
    case "TemplateLiteral":
      return "string";
    case "ArrayExpression":
      return "array";
    case "ObjectExpression":
      return "object";
    case "ClassDeclaration":
    case "ClassExpression":
      return "class";
    case "UpdateExpression":
      return "number";
    case "UnaryExpression":
      return (
        ({ "!": "boolean", delete: "boolean", typeof: "string", void: "nothing" } as const)[node.operator as "!"] ??
        "number"
      );
    case "BinaryExpression":
      if (ARITHMETIC.has(node.operator)) return "number";
      if (COMPARISONS.has(node.operator)) return "boolean";
      return kindOfSum(node.left, node.right, file);
    case "ConditionalExpression":
      return same(kindOf(node.consequent, file), kindOf(node.alternate, file));
    case "SequenceExpression":
      return kindOf(node.expressions[node.expressions.length - 1]!, file);
    case "CallExpression":
      if (file.scopes.isFree(node.callee, "String")) return "string";
      if (file.scopes.isFree(node.callee, "Number") || isMemberOf(node.callee, "Math")) return "number";
      return file.scopes.isFree(node.callee, "Array") ? "array" : undefined;
    case "NewExpression": {
      const name = builtinNamed(node.callee, file);
      if (name === "Array") return "array";
      return name !== undefined && TYPED_ARRAYS.has(name) ? "typed array" : undefined;
    }
    case "Identifier":
      return kindOfVariable(node, file);
    default:
      return isFunction(node) ? "function" : undefined;
  }
}

/** The global that `node` stands for: `Uint8Array` itself, or a variable that is never anything else. */
export function builtinNamed(node: AnyNode, file: GateFile): string | undefined {
  if (!isIdentifier(node)) return undefined;
  const binding = file.scopes.bindingOf(node);
  if (!binding) return file.scopes.isFree(node) ? node.name : undefined;
  const [value, other] = file.calls.valuesOf(binding);
  return value && !other && isIdentifier(value) && file.scopes.isFree(value) ? value.name : undefined;
}

function kindOfSum(left: AnyNode, right: AnyNode, file: GateFile): Kind | undefined {
  const kinds = [kindOf(left, file), kindOf(right, file)];
  if (kinds.includes("string")) return "string";
  return kinds[0] === "number" && kinds[1] === "number" ? "number" : undefined;
}

/** A variable that is only ever set where it is declared has the kind of what it is set to. */
function kindOfVariable(node: AnyNode, file: GateFile): Kind | undefined {
  const binding = file.scopes.bindingOf(node);
  if (!binding) return isIdentifier(node, "undefined") ? "nothing" : undefined;
  const values = file.calls.valuesOf(binding);
  if (binding.kind === "parameter" || binding.kind === "catch" || values.length !== 1) return undefined;
  const [value] = values;
  return value?.type === "Identifier" && file.scopes.bindingOf(value) === binding ? undefined : kindOf(value!, file);
}

function same<T>(a: T, b: T): T | undefined {
  return a === b ? a : undefined;
}

/** `void 0`, `undefined` and `null`. */
export function isNothing(node: AnyNode): boolean {
  if (node.type === "UnaryExpression") return node.operator === "void";
  return isIdentifier(node, "undefined") || (node.type === "Literal" && node.raw === "null");
}

/** The value of a number literal, its sign included. */
export function numberIn(node: AnyNode | null | undefined): number | undefined {
  if (node?.type === "UnaryExpression" && node.operator === "-") {
    const value = numberIn(node.argument);
    return value === undefined ? undefined : -value;
  }
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
}
