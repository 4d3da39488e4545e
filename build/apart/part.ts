import type { AnyNode } from "acorn";
import { type FunctionNode, isFunction } from "../tree/parse";

/** The directive of a function that brings its own part of the program: a game, or what two of them share. */
export const DIRECTIVE = "apart";
/** The same in the file that is shipped, which has no other empty statements: one before all others. */
export const SHORT_MARK = ";";

type Directive = Extract<AnyNode, { type: "ExpressionStatement" }> & { readonly directive: string };

/** Whether a function brings its own part of the program. */
export function isPart(node: AnyNode): node is FunctionNode {
  if (!isFunction(node) || node.body.type !== "BlockStatement") return false;
  const isMarked = node.body.body[0]?.type === "EmptyStatement";
  return isMarked || directivesOf(node.body).some(({ directive }) => directive === DIRECTIVE);
}

/** The strings that a function's body begins with. */
export function directivesOf(body: AnyNode): Directive[] {
  return body.type === "BlockStatement" ? body.body.filter((node): node is Directive => "directive" in node) : [];
}
