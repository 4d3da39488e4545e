import type { AnyNode, VariableDeclaration } from "acorn";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { isFunction, Tree, within } from "./tree/parse";
import { type Scope, Scopes } from "./tree/scope";

/**
 * Declares in one statement what stands in two: `var` and `let` beside each other in the body of a function, where they
 * are the same, and the variable of a loop right behind others, which further loops in the block then share. It takes
 * fewer bytes, and the board makes no scope for the loop. A loop whose variable a function holds is left alone: the gate
 * has to see it.
 */
export function joinDeclarations(code: string): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  const edits: Edit[] = [];
  for (const block of tree.nodes) {
    if (block.type !== "BlockStatement" && block.type !== "Program") continue;
    const shared = new Set<string>();
    for (const [i, node] of block.body.entries()) {
      const before = block.body[i - 1];
      const isBehind = before?.type === "VariableDeclaration";
      if (isBehind && node.type === "VariableDeclaration" && isBodyOfFunction(block, tree))
        edits.push({ start: before.end - 1, end: node.declarations[0]!.start, text: "," });
      if (node.type !== "ForStatement" || node.init?.type !== "VariableDeclaration") continue;
      const names = namesOf(node.init);
      if (node.init.kind === "var" || !names.every((name) => isOwn(name, node, block, tree, scopes))) continue;
      if (names.every((name) => shared.has(name))) edits.push(withoutWord(node.init));
      else if (isBehind && !names.some((name) => shared.has(name)) && canTake(before, block, tree)) {
        for (const name of names) shared.add(name);
        edits.push(...outOfLoop(before, node.init, tree));
      }
    }
  }
  return applyEdits(code, edits);
}

function isBodyOfFunction(block: AnyNode, tree: Tree): boolean {
  const around = tree.parent(block);
  return around !== undefined && isFunction(around);
}

/** Whether what joins a declaration is seen in its block and no further. */
function canTake(declaration: VariableDeclaration, block: AnyNode, tree: Tree): boolean {
  return declaration.kind === "let" || (declaration.kind === "var" && isBodyOfFunction(block, tree));
}

function namesOf(declaration: VariableDeclaration): string[] {
  return declaration.declarations.map(({ id, init }) => (id.type === "Identifier" && init ? id.name : ""));
}

function withoutWord(init: VariableDeclaration): Edit {
  return { start: init.start, end: init.declarations[0]!.start, text: "" };
}

function outOfLoop(before: VariableDeclaration, init: VariableDeclaration, tree: Tree): Edit[] {
  const from = init.declarations[0]!.start;
  const at = { start: before.end - 1, end: before.end - 1 };
  return [
    { ...at, text: "," },
    { ...at, text: tree.code.slice(from, init.end), from },
    { start: init.start, end: init.end, text: "" },
  ];
}

/** Whether a block says `name` outside of a loop in it only for variables of inner scopes, and no function holds it. */
function isOwn(name: string, loop: AnyNode, block: AnyNode, tree: Tree, scopes: Scopes): boolean {
  if (name === "") return false;
  const around = tree.parent(block);
  for (const inner of within(around && isFunction(around) ? around : block)) {
    if (inner.type !== "Identifier" || inner.name !== name) continue;
    const binding = scopes.bindingOf(inner);
    const isLoops = binding?.scope.node === loop;
    if (isLoops && tree.functionAround(inner) !== tree.functionAround(loop)) return false;
    if (!binding ? scopes.isFree(inner) : !isLoops && !isInside(binding.scope, block, tree)) return false;
  }
  return true;
}

function isInside(scope: Scope, block: AnyNode, tree: Tree): boolean {
  return [...tree.around(scope.node)].includes(block);
}
