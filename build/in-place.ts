import type { AnyNode } from "acorn";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { isFunction, Tree } from "./tree/parse";
import { type Binding, isReplaced, Scopes } from "./tree/scope";

/** Where a function or class is handed over as a value, and run at most once each time its declaration is. */
const HANDED_OVER: ReadonlySet<string> = new Set([
  "Property",
  "ReturnStatement",
  "ArrayExpression",
  "ObjectExpression",
]);

/** What stands between a value and the body of its function without being run twice or hiding a name. */
const PLAIN: ReadonlySet<string> = new Set([
  ...HANDED_OVER,
  "CallExpression",
  "VariableDeclarator",
  "VariableDeclaration",
  "ExpressionStatement",
]);

/**
 * Writes a function or class that is named once, and only to hand it over, where it is handed over: `{ apply: apply }`
 * takes more bytes than the method itself, and the board a variable for the name.
 */
export function placeInside(code: string): Edited {
  let result = applyEdits(code, []);
  for (let round = step(code); round; round = step(result.code)) {
    const [earlier, later] = [result, round];
    result = { code: later.code, before: (offset) => earlier.before(later.before(offset)) };
  }
  return result;
}

/** The outermost declarations that can move; those in them follow in the next step. */
function step(code: string): Edited | undefined {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  const gone = new Set<AnyNode>();
  const edits: Edit[] = [];
  let end = -1;
  for (const node of tree.nodes) {
    const use = useOf(node, tree, scopes);
    if (!use || node.start < end) continue;
    // The use moves itself, or is in what moves.
    if ([...gone].some((other) => other.start <= use.start && use.end <= other.end)) continue;
    end = node.end;
    gone.add(node);
    edits.push(...moved(node, use, tree));
  }
  if (gone.size === 0) return undefined;
  for (const node of tree.nodes)
    if (node.type === "VariableDeclaration") edits.push(...declaratorRemovals(node, gone));
    else if (gone.has(node) && node.type !== "VariableDeclarator")
      edits.push({ start: node.start, end: node.end, text: "" });
  return applyEdits(code, edits);
}

/** The only place that names what `node` declares, if it can stand there as well. */
function useOf(node: AnyNode, tree: Tree, scopes: Scopes): AnyNode | undefined {
  const isDeclaration = node.type === "FunctionDeclaration" || node.type === "ClassDeclaration";
  const isVariable = node.type === "VariableDeclarator" && node.init?.type === "ClassExpression" && !node.init.id;
  if (!isDeclaration && !isVariable) return undefined;
  const binding = node.id && scopes.bindingOf(node.id);
  if (!binding || isReplaced(binding, tree) || binding.references.length !== 1) return undefined;
  const use = binding.references[0]!;
  const parent = tree.parent(use);
  const isValue = parent !== undefined && HANDED_OVER.has(parent.type);
  return isValue && use.start >= node.end && isBeside(use, binding, tree) ? use : undefined;
}

/** Whether `use` is in a plain statement of the very function that the variable belongs to. */
function isBeside(use: AnyNode, { scope }: Binding, tree: Tree): boolean {
  for (const node of tree.around(use)) {
    if (node === scope.node) return true;
    if (node.type === "BlockStatement" && isFunction(scope.node) && scope.node.body === node) return true;
    if (!PLAIN.has(node.type)) return false;
  }
  return false;
}

function moved(node: AnyNode, use: AnyNode, tree: Tree): Edit[] {
  const name = (node as AnyNode & { id: AnyNode }).id;
  const parent = tree.parent(use);
  const key = parent?.type === "Property" && !parent.computed ? parent.key : undefined;
  const at = { start: use.end, end: use.end };
  const copy = (from: number): Edit => ({ ...at, text: tree.code.slice(from, node.end), from });
  // A method: apply(state, action) {...}
  if (key && node.type === "FunctionDeclaration") return [{ start: key.end, end: use.end, text: "" }, copy(name.end)];
  const isShorthand = parent?.type === "Property" && parent.shorthand;
  const before: Edit = isShorthand ? { ...at, text: ":" } : { start: use.start, end: use.end, text: "" };
  if (node.type === "VariableDeclarator") return [before, copy(node.init!.start)];
  return [before, { ...at, text: tree.code.slice(node.start, name.start).trimEnd() }, copy(name.end)];
}
