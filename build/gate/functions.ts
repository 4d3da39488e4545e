import type { AnyNode } from "acorn";
import { childrenOf, isFunction, isIdentifier } from "../tree/parse";
import { isWritten } from "../tree/scope";
import { runsWith } from "./calls";
import { type GateFile, type Law, nodeLaw, refuse } from "./law";

/** Calls, `arguments`, and leaving a function. */
export const FUNCTION_LAWS: readonly Law[] = [
  nodeLaw(
    "Identifier",
    "no-arguments-in-arrow",
    "There `arguments` are the arrow's own, not those of the function around it.",
    (node, { tree, scopes }) => {
      if (!scopes.isFree(node, "arguments")) return undefined;
      const f = tree.functionAround(node);
      return f.type === "ArrowFunctionExpression" || f.type === "Program"
        ? refuse("`arguments` outside of a `function`", "a parameter")
        : undefined;
    },
  ),
  nodeLaw(
    "MemberExpression",
    "no-write-to-arguments",
    "Writing to `arguments` doesn't change the parameter.",
    (node, { tree, scopes }) =>
      scopes.isFree(node.object, "arguments") && isWritten(node, tree.parent(node))
        ? refuse("An assignment to `arguments`", "an assignment to the parameter")
        : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "keep-this",
    "Espruino calls it without its object: `this` is the global object.",
    (node) => {
      const { callee } = node;
      const last = callee.type === "SequenceExpression" ? callee.expressions[callee.expressions.length - 1] : callee;
      if (last?.type !== "MemberExpression") return undefined;
      const isBracketed = callee.start !== node.start;
      return isBracketed ? refuse("A method in brackets is called", "o.method(), or method.call(o)") : undefined;
    },
  ),
  nodeLaw("TryStatement", "no-leaving-finally", "Leaving `finally` doesn't stop an exception in Espruino.", (node) =>
    node.finalizer
      ? leaving(node.finalizer).map((n) => refuse("`finally` is left early", "a flag, read after the try", n))
      : undefined,
  ),
  nodeLaw(
    "FunctionDeclaration",
    "declared-once",
    "The first one is called until the line of the second; in Node it is the second from the start.",
    (node, { scopes }) => {
      const binding = node.id ? scopes.bindingOf(node.id) : undefined;
      return binding && binding.declarations.length > 1 && binding.declarations[0] !== node.id
        ? refuse(`"${binding.name}" is declared twice`, "two names")
        : undefined;
    },
  ),
  nodeLaw(
    "AssignmentExpression",
    "read-left-first",
    "Espruino reads the left side of += after the right side ran, Node before.",
    (node, file) => {
      if (node.operator === "=") return undefined;
      const culprit = changerOf(node.left, node.right, file);
      return culprit
        ? refuse(
            `The right side of ${node.operator} changes the left side`,
            "const r = <right side>; x += r",
            node.left,
          )
        : undefined;
    },
  ),
  nodeLaw(
    "VariableDeclarator",
    "no-local-function",
    "A function kept in a variable of another function makes a cycle with it: about 13 variables a call wait for the garbage collector.",
    (node, { tree }) => {
      const isLocal = tree.functionAround(node).type !== "Program";
      return isLocal && node.init && isFunction(node.init)
        ? refuse(
            "A function is kept in a local variable",
            "a function at the top of the module, or an arrow written where it is passed",
          )
        : undefined;
    },
  ),
].map((law) => (law.name === "no-local-function" ? { ...law, warning: true } : law));

/** `return` and the jumps that leave `block`. */
function leaving(block: AnyNode, inLoop = false, inSwitch = false): AnyNode[] {
  return childrenOf(block).flatMap((n) => {
    if (isFunction(n)) return [];
    if (n.type === "ReturnStatement") return [n];
    if (n.type === "BreakStatement") return inLoop || inSwitch ? [] : [n];
    if (n.type === "ContinueStatement") return inLoop ? [] : [n];
    const isLoop = n.type.startsWith("For") || n.type === "WhileStatement" || n.type === "DoWhileStatement";
    return leaving(n, inLoop || isLoop, inSwitch || n.type === "SwitchStatement");
  });
}

/** What in `right` sets the variable or the member `left`, there or in a function it calls. */
function changerOf(left: AnyNode, right: AnyNode, file: GateFile): AnyNode | undefined {
  const sets = (n: AnyNode) =>
    (n.type === "AssignmentExpression" && isSame(n.left, left, file)) ||
    (n.type === "UpdateExpression" && isSame(n.argument, left, file));
  for (const n of runsWith(right)) if (sets(n)) return n;
  for (const f of file.calls.reachedFrom(right)) for (const n of runsWith(f.body)) if (sets(n)) return n;
  return undefined;
}

function isSame(a: AnyNode, b: AnyNode, file: GateFile): boolean {
  if (isIdentifier(a) && isIdentifier(b)) {
    const binding = file.scopes.bindingOf(a);
    return binding ? binding === file.scopes.bindingOf(b) : a.name === b.name;
  }
  if (a.type !== "MemberExpression" || b.type !== "MemberExpression") return false;
  // Members of other objects count, too: `this.n` in a method is `o.n` outside.
  return !a.computed && !b.computed
    ? file.tree.text(a.property) === file.tree.text(b.property)
    : a.computed === b.computed && file.tree.text(a) === file.tree.text(b);
}
