import type { AnyNode } from "acorn";
import { calledMethod, isIdentifier, isMemberOf, keyName } from "../tree/parse";
import { isNothing, kindOf } from "./kinds";
import { type Law, nodeLaw, refuse } from "./law";

/** These are not what `instanceof` says of them. */
const ERRORS = new Set(["Error", "TypeError", "RangeError", "ReferenceError", "SyntaxError", "InternalError"]);
const PRIMITIVES = new Set(["Number", "String", "Boolean"]);
const LIBRARIES = new Set(["Math", "JSON", "console", "process", "E", "Modules", "NRF", "ESP32"]);

/** Objects, JSON, types and errors. */
export const OBJECT_LAWS: readonly Law[] = [
  nodeLaw(
    "CallExpression",
    "plain-json",
    "Espruino ignores replacers and revivers, indents differently, and writes a typed array as an array.",
    (node, file) => {
      const isJson =
        isMemberOf(node.callee, "JSON") &&
        node.callee.type === "MemberExpression" &&
        file.scopes.isFree(node.callee.object);
      const [value] = node.arguments;
      if (isJson && value && kindOf(value, file) === "typed array")
        return refuse("JSON of a typed array", "a plain array", value);
      const extra = node.arguments.slice(1).find((a) => !isNothing(a));
      return isJson && extra
        ? refuse(
            `JSON.${calledMethod(node)} with a second or third argument`,
            "the object as it shall be written",
            extra,
          )
        : undefined;
    },
  ),
  nodeLaw(
    "UnaryExpression",
    "no-delete-result",
    "delete gives false for a key that isn't there, in Node true.",
    (node, { tree }) =>
      node.operator === "delete" && tree.isUsed(node)
        ? refuse("The value of delete is used", "delete as a statement, and `in` before it")
        : undefined,
  ),
  nodeLaw(
    "ObjectExpression",
    "keys-in-order",
    "Keys keep the order in which they were written; Node puts whole numbers first, smallest first.",
    (node) => {
      let last = -1;
      for (const p of node.properties) {
        const index = p.type === "Property" ? indexKey(p.key as AnyNode) : undefined;
        if (index !== undefined && index < last)
          return refuse(
            "A number as a key after a name or a greater number",
            "an array, or the numbers first and in order",
            p,
          );
        last = index ?? Number.POSITIVE_INFINITY;
      }
      return undefined;
    },
  ),
  nodeLaw(
    "CallExpression",
    "enumerable-properties",
    "Object.keys lists properties made not enumerable, too.",
    (node, { scopes }) => {
      if (
        !isMemberOf(node.callee, "Object", "defineProperty") ||
        node.callee.type !== "MemberExpression" ||
        !scopes.isFree(node.callee.object)
      )
        return undefined;
      const descriptor = node.arguments[2];
      const isShown =
        descriptor?.type === "ObjectExpression" &&
        descriptor.properties.some((p) => p.type === "Property" && keyName(p) === "enumerable" && isTrue(p.value));
      return isShown
        ? undefined
        : refuse("defineProperty without enumerable: true", "o.x = ..., or get x() {...} in the object");
    },
  ),
  nodeLaw(
    "BinaryExpression",
    "known-instanceof",
    "A TypeError is no instance of Error in Espruino, what the interpreter throws is no TypeError, and 1 is an instance of Number.",
    (node, { scopes }) => {
      const type = node.right;
      if (node.operator !== "instanceof" || !isIdentifier(type) || !scopes.isFree(type)) return undefined;
      if (ERRORS.has(type.name)) return refuse(`instanceof ${type.name}`, "e && e.message");
      return PRIMITIVES.has(type.name) ? refuse(`instanceof ${type.name}`, "typeof") : undefined;
    },
  ),
  nodeLaw("NewExpression", "no-boxed-primitive", "new Number(1) is the number 1 itself.", (node, { scopes }) =>
    isIdentifier(node.callee) && scopes.isFree(node.callee) && PRIMITIVES.has(node.callee.name)
      ? refuse(`new ${node.callee.name}`, `${node.callee.name}(x)`)
      : undefined,
  ),
  nodeLaw("UnaryExpression", "no-typeof-library", 'typeof Math is "function".', (node, { scopes, tree }) => {
    const library = node.argument;
    if (node.operator !== "typeof" || !isIdentifier(library) || !LIBRARIES.has(library.name) || !scopes.isFree(library))
      return undefined;
    const parent = tree.parent(node);
    const other = parent?.type === "BinaryExpression" ? (parent.left === node ? parent.right : parent.left) : undefined;
    // esbuild shortens typeof x !== "undefined" to typeof x < "u".
    const asksIfThere = other?.type === "Literal" && (other.value === "undefined" || other.value === "u");
    return asksIfThere
      ? undefined
      : refuse(`typeof ${library.name}`, 'a comparison with "undefined", or process.env.BOARD');
  }),
  nodeLaw(
    "MemberExpression",
    "no-function-name",
    "Functions, classes and errors have no name in Espruino.",
    (node, file) => {
      if (keyName(node) !== "name") return undefined;
      const owner = node.object;
      const kind = kindOf(owner, file);
      const isNameless =
        kind === "function" ||
        kind === "class" ||
        file.scopes.bindingOf(owner)?.kind === "catch" ||
        (owner.type === "MemberExpression" && keyName(owner) === "constructor");
      return isNameless ? refuse(`The name of ${file.tree.text(owner)}`, "a string of your own") : undefined;
    },
  ),
];

function indexKey(key: AnyNode): number | undefined {
  const name = key.type === "Literal" ? String(key.value) : "";
  return name !== "" && String(Number(name)) === name && Number.isInteger(Number(name)) && Number(name) >= 0
    ? Number(name)
    : undefined;
}

function isTrue(node: AnyNode): boolean {
  if (node.type === "UnaryExpression" && node.operator === "!")
    return node.argument.type === "Literal" && node.argument.value === 0;
  return node.type === "Literal" && node.value === true;
}
