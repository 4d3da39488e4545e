import type { AnyNode, Identifier } from "acorn";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { isFunction, Tree, within } from "./tree/parse";
import { isReplaced, Scopes } from "./tree/scope";

type Declared = Extract<AnyNode, { type: "FunctionDeclaration" }> & { readonly id: Identifier };

/**
 * Writes functions as arrows, which are shorter: `var f=a=>a+1`. They cost the board no more: an arrow holds the `this`
 * around it only if it says `this` (src/jsparse.c, jspeArrowFunction).
 * @param code a script whose functions are declared before they are called, as the board needs it
 */
export function asArrows(code: string): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  return applyEdits(
    code,
    tree.nodes.flatMap((node) => (isDeclared(node, tree) && canBeArrow(node, tree, scopes) ? asArrow(node, tree) : [])),
  );
}

/** Not in a block of its own, outside of which a `var` would be seen. */
function isDeclared(node: AnyNode, tree: Tree): node is Declared {
  const around = tree.parent(node);
  return (
    node.type === "FunctionDeclaration" &&
    (around === tree.program || (around?.type === "BlockStatement" && isFunction(tree.parent(around)!)))
  );
}

/** An arrow has no `this` and no `arguments` of its own, and makes no objects. */
function canBeArrow(node: Declared, tree: Tree, scopes: Scopes): boolean {
  const binding = scopes.bindingOf(node.id);
  if (!binding || isReplaced(binding, tree)) return false;
  const isOwn = (inner: AnyNode) => inner === node || !isFunction(inner) || inner.type === "ArrowFunctionExpression";
  for (const inner of within(node, isOwn))
    if (inner.type === "ThisExpression" || (inner.type === "Identifier" && inner.name === "arguments")) return false;
  return binding.references.every((id) => {
    const parent = tree.parent(id)?.type;
    return parent !== "NewExpression" && parent !== "MemberExpression";
  });
}

function asArrow({ start, id, body, end }: Declared, tree: Tree): Edit[] {
  return [
    { start, end: id.start, text: "var " },
    { start: id.end, end: tree.tokenFrom(id.end)!.start, text: "=" },
    { start: body.start, end: body.start, text: "=>" },
    { start: end, end, text: ";" },
  ];
}
