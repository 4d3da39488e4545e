import type { AnyNode } from "acorn";
import { calledMethod, isFunction, type LoopNode, type Tree, within } from "../tree/parse";
import { CALLS_AT_ONCE, runsWith } from "./calls";
import { kindOf } from "./kinds";
import { type GateFile, type Law, nodeLaw, refuse } from "./law";

const CHANGES_LENGTH = new Set(["push", "pop", "shift", "unshift", "splice"]);
const MOVES_ITEMS = new Set(["shift", "unshift", "splice"]);

/** Loops: closures in them, and what changes under them. */
export const LOOP_LAWS: readonly Law[] = [
  nodeLaw(
    "Identifier",
    "no-loop-head-closure",
    "The variable in the head of a loop is one for all rounds: a function that keeps it sees the last value.",
    (node, { scopes, tree }) => {
      const binding = scopes.bindingOf(node);
      const loop = binding?.scope.node;
      if (!loop || !isHeadScope(loop) || binding.declarations.includes(node)) return undefined;
      return isKept(node, loop, tree)
        ? refuse(`A function made in the loop keeps "${node.name}"`, "a const of its own in the body of the loop")
        : undefined;
    },
  ),
  nodeLaw(
    "SwitchCase",
    "no-let-in-case",
    "Espruino puts a let or const of a `case` into the function around it.",
    (node) =>
      node.consequent
        .filter(
          (s) =>
            (s.type === "VariableDeclaration" && s.kind !== "var") ||
            s.type === "ClassDeclaration" ||
            s.type === "FunctionDeclaration",
        )
        .map((s) =>
          refuse("A declaration right in a `case`", "braces around it, or the declaration before the switch", s),
        ),
  ),
  nodeLaw(
    "ForInStatement",
    "no-delete-in-for-in",
    "Espruino ends the loop when the current key goes.",
    (node, { tree }) => {
      const object = tree.text(node.right);
      return [...runsWith(node.body)]
        .filter(
          (n) =>
            n.type === "UnaryExpression" &&
            n.operator === "delete" &&
            n.argument.type === "MemberExpression" &&
            tree.text(n.argument.object) === object,
        )
        .map((n) => refuse(`"${object}" loses a key while for-in walks it`, "a loop over Object.keys(...)", n));
    },
  ),
  nodeLaw(
    "ForInStatement",
    "no-for-in-over-instance",
    "for-in also gives the methods of an instance's class.",
    (node) =>
      node.right.type === "ThisExpression" || node.right.type === "NewExpression"
        ? refuse("for-in over an instance of a class", "a loop over Object.keys(...)", node.right)
        : undefined,
  ),
  nodeLaw(
    ["ForInStatement", "ForOfStatement"],
    "loop-over-its-kind",
    "Espruino loops over the values of any object, and not at all over undefined, where Node throws; for-in over null throws.",
    (node, file) => {
      const kind = kindOf(node.right, file);
      if (node.type === "ForInStatement")
        return kind === "nothing" ? refuse("for-in over nothing", "an object", node.right) : undefined;
      const isList = kind === undefined || kind === "array" || kind === "typed array" || kind === "string";
      return isList ? undefined : refuse(`for-of over what is no list (${kind})`, "an array", node.right);
    },
  ),
  nodeLaw(
    "ForOfStatement",
    "no-shift-in-for-of",
    "Espruino goes on from the item, Node from its number: they visit different items.",
    (node, file) =>
      changesOf(node.right, node.body, MOVES_ITEMS, file).map((n) =>
        refuse("The array is shifted while for-of walks it", "a copy: a.slice()", n),
      ),
  ),
  nodeLaw(
    "CallExpression",
    "no-push-in-callback",
    "Espruino visits items that come in during the walk, and can walk for ever; Node stops at the old end.",
    (node, file) => {
      const method = calledMethod(node);
      if (!method || !CALLS_AT_ONCE.has(method) || node.callee.type !== "MemberExpression") return undefined;
      const { object } = node.callee;
      return node.arguments
        .flatMap((a) => file.calls.functionsIn(a))
        .flatMap((f) => changesOf(object, f.body, CHANGES_LENGTH, file))
        .map((n) => refuse(`The array changes its length inside its ${method}`, "a for loop, or a copy: a.slice()", n));
    },
  ),
];

function isHeadScope(node: AnyNode): node is LoopNode {
  return node.type === "ForStatement" || node.type === "ForInStatement" || node.type === "ForOfStatement";
}

/** True if a function between `id` and the loop may live longer than the round that made it. */
function isKept(id: AnyNode, loop: AnyNode, tree: Tree): boolean {
  for (const n of tree.around(id)) {
    if (n === loop) return false;
    if (!isFunction(n)) continue;
    const call = tree.parent(n);
    const method = call ? calledMethod(call) : undefined;
    const isCalledHere = call?.type === "CallExpression" && call.callee === n;
    if (!isCalledHere && !(method && CALLS_AT_ONCE.has(method))) return true;
  }
  return false;
}

/** The calls in `body` that change the array `object` by one of `methods`. */
function changesOf(
  object: AnyNode,
  body: AnyNode,
  methods: ReadonlySet<string>,
  { tree, scopes }: GateFile,
): AnyNode[] {
  const name = tree.text(object);
  return [...within(body)].filter((n) => {
    const method = calledMethod(n);
    if (!method || !methods.has(method) || n.type !== "CallExpression" || n.callee.type !== "MemberExpression")
      return false;
    const changed = n.callee.object;
    return tree.text(changed) === name && scopes.bindingOf(changed) === scopes.bindingOf(object);
  });
}
