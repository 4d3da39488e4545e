import type { AnyNode } from "acorn";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { isIdentifier, isMemberOf, Tree } from "./tree/parse";
import { Scopes } from "./tree/scope";

/** Their functions need no `this`: called by another name they do the same. */
const OBJECTS = ["Math", "Object"];
const CLASSES = ["Error", "Uint8Array"];
/** Bytes that a name of two letters and its declaration must save, for the two variables it takes; a text for its time, too. */
const WORTH_A_NAME = 40;
const TEXT_WORTH_A_NAME = 50;
const NAME_LENGTH = 2;

/**
 * Gives what a file says often a short name: built-in functions such as Object.assign and Error, which the board finds faster then
 * (it looks for built-in objects when it has gone through all variables in vain), and texts such as the name of a phase.
 */
export function nameOften(code: string): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  const places = new Map<string, AnyNode[]>();
  for (const node of tree.nodes)
    if (isBuiltin(node, tree, scopes) || isMade(node, tree, scopes) || isText(node, tree))
      places.set(tree.text(node), [...(places.get(tree.text(node)) ?? []), node]);
  const often = [...places].filter(
    ([text, nodes]) => saved(text.length, nodes.length) >= (text[0] === '"' ? TEXT_WORTH_A_NAME : WORTH_A_NAME),
  );
  const names = freeNames(tree);
  const declared: string[] = [];
  const edits = often.flatMap(([text, nodes]) => {
    const name = names.next().value as string;
    declared.push(`${name}=${text}`);
    return nodes.map((node) => replacement(node, name, tree));
  });
  const start = { start: 0, end: 0, text: declared.length > 0 ? `var ${declared.join(",")};` : "" };
  return applyEdits(code, [start, ...edits]);
}

function isBuiltin(node: AnyNode, tree: Tree, scopes: Scopes): boolean {
  if (node.type !== "MemberExpression" || node.computed) return false;
  const parent = tree.parent(node);
  // [].slice.call(bytes, 1)
  if (node.object.type === "ArrayExpression")
    return node.object.elements.length === 0 && parent?.type === "MemberExpression" && parent.object === node;
  const object = OBJECTS.find((name) => isMemberOf(node, name));
  return object !== undefined && scopes.isFree(node.object, object);
}

/** A class of the interpreter that objects are made of, or called for an error. */
function isMade(node: AnyNode, tree: Tree, scopes: Scopes): boolean {
  const parent = tree.parent(node);
  const isCallee = (parent?.type === "NewExpression" || parent?.type === "CallExpression") && parent.callee === node;
  return isCallee && CLASSES.some((name) => scopes.isFree(node, name));
}

/** A text that is a value: no key, and no directive. */
function isText(node: AnyNode, tree: Tree): boolean {
  if (node.type !== "Literal" || typeof node.value !== "string" || tree.text(node)[0] !== '"') return false;
  const parent = tree.parent(node);
  const isKey = parent?.type === "Property" && parent.key === node && !parent.computed;
  return parent?.type !== "ExpressionStatement" && !isKey;
}

/** A name needs to be parted from a word before it, where a text isn't: return"roll". */
function replacement(node: AnyNode, name: string, tree: Tree): Edit {
  const isGlued = /\w/.test(tree.code[node.start - 1] ?? "");
  return { start: node.start, end: node.end, text: isGlued ? ` ${name}` : name };
}

function saved(length: number, count: number): number {
  return (length - NAME_LENGTH) * count - "=,".length - NAME_LENGTH - length;
}

/** Names of two letters that stand for nothing in a file. */
function* freeNames(tree: Tree): Generator<string> {
  const used = new Set(tree.nodes.map((node) => (isIdentifier(node) ? node.name : "")));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const first of letters) for (const second of letters) if (!used.has(first + second)) yield first + second;
}
