import type { AnyNode, Identifier } from "acorn";
import { type FunctionNode, isFunction } from "../tree/parse";
import type { Binding } from "../tree/scope";
import { identifiersOf } from "./calls";
import { type GateFile, type Law, nodeLaw, refuse } from "./law";

const HOISTED = new Set<Binding["kind"]>(["var", "let", "const", "class", "function"]);

/** Declarations come before use: nothing is hoisted. */
export const ORDER_LAWS: readonly Law[] = [
  nodeLaw(
    "Identifier",
    "declare-before-use",
    "Espruino hoists nothing: before its line a name is not defined, or means a variable further out.",
    (node, file) => {
      const binding = file.scopes.bindingOf(node);
      if (!binding || !HOISTED.has(binding.kind) || !isBefore(node, binding, file)) return undefined;
      return refuse(`"${node.name}" is used before the line that declares it`, "the declaration further up");
    },
  ),
  nodeLaw(
    ["CallExpression", "NewExpression"],
    "declare-before-call",
    "Espruino hoists nothing: a function that runs now can't use what is declared further down.",
    (node, file) => {
      const home = file.tree.functionAround(node);
      for (const f of file.calls.reachedFrom(node)) {
        const late = outerNames(f, file).find((id) => {
          const binding = file.scopes.bindingOf(id)!;
          return isDeclaredIn(home, binding, file) && firstDeclaration(binding).start > node.end;
        });
        if (late)
          return refuse(
            `What this calls uses "${late.name}", which is declared further down`,
            "the call after that declaration",
          );
      }
      return undefined;
    },
  ),
  nodeLaw(
    "Identifier",
    "no-var-in-branch",
    "Espruino declares a `var` when it comes past it: after a branch that didn't run, the name means a variable further out, or a new global.",
    (node, file) => {
      const binding = file.scopes.bindingOf(node);
      if (binding?.kind !== "var" || binding.declarations.includes(node)) return undefined;
      const isCovered = binding.declarations.some((d) =>
        reachOf(d, file).some((r) => r.start <= node.start && node.end <= r.end),
      );
      return isCovered
        ? undefined
        : refuse(
            `"${node.name}" is used outside of the block that declares it`,
            "let or const, in the block around both",
          );
    },
  ),
];

function firstDeclaration(binding: Binding): Identifier {
  return binding.declarations.reduce((a, b) => (b.start < a.start ? b : a));
}

function isDeclaredIn(home: AnyNode, binding: Binding, { tree }: GateFile): boolean {
  if (!HOISTED.has(binding.kind)) return false;
  return homeOf(binding, tree) === home;
}

/** The function whose running makes the variable. */
function homeOf(binding: Binding, tree: GateFile["tree"]): AnyNode {
  const declaration = firstDeclaration(binding);
  const around = tree.functionAround(declaration);
  // A function's own name lies inside of its node, its declaration doesn't.
  return isFunction(around) && "id" in around && around.id === declaration ? tree.functionAround(around) : around;
}

function isBefore(id: Identifier, binding: Binding, { tree }: GateFile): boolean {
  return id.start < firstDeclaration(binding).start && tree.functionAround(id) === homeOf(binding, tree);
}

const known = new WeakMap<FunctionNode, Identifier[]>();

/** The variables of functions further out that run with `f`; asked again for every call that reaches it. */
function outerNames(f: FunctionNode, { scopes, tree }: GateFile): Identifier[] {
  const names = known.get(f);
  if (names) return names;
  const found = identifiersOf(f).filter((id): id is Identifier => {
    const binding = scopes.bindingOf(id);
    return binding !== undefined && HOISTED.has(binding.kind) && homeOf(binding, tree) !== f;
  });
  known.set(f, found);
  return found;
}

/** Where a `var` is sure to have been come past: the block it stands in. */
function reachOf(declaration: Identifier, { tree }: GateFile): AnyNode[] {
  for (const n of tree.around(declaration)) {
    if (n.type === "Program" || isFunction(n)) return [n];
    const parent = tree.parent(n);
    if (n.type === "BlockStatement" && !(parent && isFunction(parent))) return [n];
    if (n.type === "SwitchStatement" || n.type === "ForInStatement" || n.type === "ForOfStatement") return [n];
    const isBranch =
      parent?.type === "IfStatement" || parent?.type === "WhileStatement" || parent?.type === "ForStatement";
    if (isBranch && n.type === "VariableDeclaration" && !("init" in parent && parent.init === n)) return [n];
  }
  return [];
}
