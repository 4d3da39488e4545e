import type { AnyNode, VariableDeclarator } from "acorn";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { Tree } from "./tree/parse";
import { type Binding, isWritten, Scopes } from "./tree/scope";

/** A string longer than this costs more bytes at each place than its variable costs once. */
const LONGEST_STRING = 2;

/**
 * Writes the value of a constant at the top of a bundle wherever the constant is named: on the board each such name is
 * a variable or two of memory for ever, and finding it takes longer than reading the number.
 */
export function inlineConstants(code: string): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  const gone = new Set<VariableDeclarator>();
  const edits: Edit[] = [];
  for (const binding of scopes.root.bindings.values()) {
    const declarator = constantOf(binding, tree);
    if (!declarator) continue;
    gone.add(declarator);
    for (const id of binding.references) edits.push(replacement(id, valueText(declarator, tree), tree));
  }
  for (const node of tree.program.body)
    if (node.type === "VariableDeclaration") edits.push(...declaratorRemovals(node, gone));
  return applyEdits(code, edits);
}

function constantOf(binding: Binding, tree: Tree): VariableDeclarator | undefined {
  const [id, second] = binding.declarations;
  const declarator = id && (tree.parent(id) as AnyNode);
  if (second || declarator?.type !== "VariableDeclarator" || !isPlain(declarator.init)) return undefined;
  return binding.references.some((reference) => isWritten(reference, tree.parent(reference))) ? undefined : declarator;
}

function isPlain(node: AnyNode | null | undefined): boolean {
  if (node?.type === "UnaryExpression") return "-!".includes(node.operator) && isPlain(node.argument);
  if (node?.type !== "Literal") return false;
  return typeof node.value === "number" || (typeof node.value === "string" && node.value.length <= LONGEST_STRING);
}

function valueText(declarator: VariableDeclarator, tree: Tree): string {
  const text = tree.text(declarator.init!);
  return declarator.init!.type === "UnaryExpression" ? `(${text})` : text;
}

function replacement(id: AnyNode & { name?: string }, value: string, tree: Tree): Edit {
  const parent = tree.parent(id);
  const isShorthand = parent?.type === "Property" && parent.shorthand;
  // `return` and its like may stand right before a name, and a number must not run into it.
  const isGlued = /[A-Za-z0-9_$]/.test(tree.code[id.start - 1] ?? "");
  return { start: id.start, end: id.end, text: isShorthand ? `${id.name}:${value}` : isGlued ? ` ${value}` : value };
}
