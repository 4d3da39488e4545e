import type { AnyNode } from "acorn";
import { RESERVED_WORDS } from "./gate/espruino-words";
import { asQuotient, isReadRight } from "./gate/number-literal";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { Tree } from "./tree/parse";
import { renaming } from "./tree/rename";
import { Scopes } from "./tree/scope";

/**
 * Mends what esbuild writes correctly and Espruino reads wrongly, each by its place in the syntax tree:
 * a `return` right before `}`, variables named `of` (or, at the top, like one of `builtins`), an index with a
 * comma, decimal fractions whose last bit comes out wrong, and control characters in strings.
 */
export function repair(code: string, builtins: ReadonlySet<string>): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  return applyEdits(code, [
    ...tree.nodes.flatMap((node) => [
      ...endBareReturn(node, tree),
      ...bracketIndex(node, tree),
      ...spellFraction(node, tree),
      ...escapeControls(node, tree),
    ]),
    ...renameTaken(scopes, tree, builtins),
  ]);
}

/** Espruino reads `return}` at the end of a function as "return what?" and stops with "Unexpected end of Input". */
function endBareReturn(node: AnyNode, tree: Tree): Edit[] {
  const bare = node.type === "ReturnStatement" && !node.argument && tree.code[node.end - 1] !== ";";
  return bare ? [insert(node.end, ";")] : [];
}

/** Espruino takes one expression in an index: a[(x,y)]. */
function bracketIndex(node: AnyNode, tree: Tree): Edit[] {
  if (node.type !== "MemberExpression" || node.property.type !== "SequenceExpression") return [];
  if (tree.tokenBefore(node.property.start)?.type.label !== "[") return [];
  return [insert(node.property.start, "("), insert(node.property.end, ")")];
}

/** esbuild folds 3/10 to .3, which Espruino reads one bit off; the quotient is the same number on both sides. */
function spellFraction(node: AnyNode, tree: Tree): Edit[] {
  if (node.type !== "Literal" || typeof node.value !== "number" || !node.raw) return [];
  if (isReadRight(node.raw, node.value)) return [];
  const parent = tree.parent(node);
  const isKey = parent?.type === "Property" && parent.key === node;
  const quotient = asQuotient(node.raw);
  return quotient && !isKey ? [{ start: node.start, end: node.end, text: quotient }] : [];
}

/** esbuild writes them as they are; on a serial console 3 is "stop", 9 "complete this word", 16 "no echo". */
function escapeControls(node: AnyNode, tree: Tree): Edit[] {
  const isString = node.type === "Literal" && typeof node.value === "string";
  if (!isString && node.type !== "TemplateElement") return [];
  return [...tree.text(node)].flatMap((character, i) => {
    const code = character.charCodeAt(0);
    if (code >= 0x20 && code !== 0x7f) return [];
    const text = SHORT_ESCAPES[character] ?? `\\x${code.toString(16).padStart(2, "0")}`;
    return [{ start: node.start + i, end: node.start + i + 1, text }];
  });
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };

function renameTaken(scopes: Scopes, tree: Tree, builtins: ReadonlySet<string>): Edit[] {
  const used = new Set(tree.nodes.flatMap((n) => (n.type === "Identifier" ? [n.name] : [])));
  const names = shortNames((name) => !used.has(name) && !RESERVED_WORDS.has(name) && !builtins.has(name));
  const taken = scopes.all.filter(
    (b) => RESERVED_WORDS.has(b.name) || (b.scope === scopes.root && builtins.has(b.name)),
  );
  return taken.flatMap((binding) => renaming(binding, names.next().value as string, tree));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";

/** a, b, ... $, aa, ab, ...: those that are `allowed`. */
function* shortNames(allowed: (name: string) => boolean, length = 1): Generator<string> {
  const spell = (n: number, rest: number): string =>
    rest === 0 ? "" : spell(Math.floor(n / LETTERS.length), rest - 1) + LETTERS[n % LETTERS.length];
  for (let n = 0; n < LETTERS.length ** length; n++) {
    const name = spell(n, length);
    if (allowed(name)) yield name;
  }
  yield* shortNames(allowed, length + 1);
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}
