import type { AnyNode } from "acorn";
import { DIRECTIVE, directivesOf, isPart, SHORT_MARK } from "./apart/part";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { type FunctionNode, isFunction, isIdentifier, Tree, within } from "./tree/parse";

/** Bytes of `this` beyond a name of one letter, and of what gives it that name. */
const SAVED_A_USE = 3;
const NAMED = "let x=this;".length;
const NAMED_AMONG_OTHERS = "x=this,".length;

/**
 * The same program in fewer bytes yet, as esbuild doesn't write it: `this` under a name of one letter where it stands
 * often, errors made without `new`, which makes no difference, and a shorter mark for parts (see apart.ts).
 * @param code a script, names already short
 */
export function squeeze(code: string): Edited {
  const tree = new Tree(code);
  return applyEdits(
    code,
    tree.nodes.flatMap((node) => [...withoutNew(node), ...withShortMark(node), ...withNamedThis(node, tree)]),
  );
}

function withoutNew(node: AnyNode): Edit[] {
  const isError = node.type === "NewExpression" && isIdentifier(node.callee, "Error") && node.arguments.length > 0;
  return isError ? [{ start: node.start, end: node.callee.start, text: "" }] : [];
}

function withShortMark(node: AnyNode): Edit[] {
  if (!isPart(node)) return [];
  const mark = directivesOf(node.body).find((one) => one.directive === DIRECTIVE);
  return mark ? [{ start: mark.start, end: mark.end, text: SHORT_MARK }] : [];
}

function withNamedThis(node: AnyNode, tree: Tree): Edit[] {
  if (!isFunction(node) || node.type === "ArrowFunctionExpression") return [];
  const first = node.body.body.find((statement) => !("directive" in statement));
  const uses = usesOfThis(node);
  const begin = first?.type === "VariableDeclaration" && first.kind === "let" && tree.text(first).startsWith("let ");
  if (!first || uses.length * SAVED_A_USE <= (begin ? NAMED_AMONG_OTHERS : NAMED)) return [];
  const name = freeLetter(node);
  if (!name) return [];
  const text = begin ? `let ${name}=this,` : `let ${name}=this;`;
  return [
    { start: first.start, end: begin ? first.start + "let ".length : first.start, text },
    ...uses.map(({ start, end }) => ({ start, end, text: name })),
  ];
}

/** Where the object of a method is named, in the arrows in it too; nowhere if it can't have another name. */
function usesOfThis(method: FunctionNode): AnyNode[] {
  const own = (node: AnyNode) => !isFunction(node) || node.type === "ArrowFunctionExpression";
  const inside = [...within(method, (node) => own(node) && node.type !== "ClassBody")];
  return inside.some(({ type }) => type === "Super") ? [] : inside.filter(({ type }) => type === "ThisExpression");
}

/** A letter that names nothing in a function, nor anything that it names outside. */
function freeLetter(node: FunctionNode): string | undefined {
  const used = new Set([...within(node)].map((inner) => (inner.type === "Identifier" ? inner.name : "")));
  return [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !used.has(letter));
}
