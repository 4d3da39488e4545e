import { isApart } from "../apart";
import { type FunctionNode, isFunction, isIdentifier, type Tree, within } from "../tree/parse";
import { fileLaw, type Law, refuse } from "./law";

export const MAX_BYTES = 80 * 1024;
export const MAX_FUNCTIONS = 330;

/** The budgets of the shipped file. */
export const SIZE_LAWS: readonly Law[] = [
  fileLaw(
    "max-bytes",
    "The program shares the board's flash and its time to start with everything else.",
    (_, { tree }) => {
      const bytes = Buffer.byteLength(tree.code);
      return bytes > MAX_BYTES ? refuse(`${bytes} bytes, of ${MAX_BYTES}`, "less code or shorter tables") : undefined;
    },
  ),
  fileLaw("max-functions", "Each function takes about 7 of the board's 5,000 variables.", (_, { tree }) => {
    const functions = liveFunctions(tree);
    return functions > MAX_FUNCTIONS
      ? refuse(`${functions} functions, arrows included, of ${MAX_FUNCTIONS}`, "tables instead of functions")
      : undefined;
  }),
];

/**
 * The most functions that live at one time, arrows included: those of a part that is apart only count while it is
 * open, and only one is (the game on the table).
 */
export function liveFunctions(tree: Tree): number {
  const functions = tree.nodes.filter(isFunction);
  const parts = functions.filter(isApart);
  const inside = (part: FunctionNode) => functions.filter((f) => f.start > part.start && f.end <= part.end);
  const always = functions.length - parts.reduce((sum, part) => sum + inside(part).length, 0);
  const withShared = parts.map((part) => {
    const named = new Set([...within(part)].flatMap((node) => (isIdentifier(node) ? [node.name] : [])));
    const shared = parts.filter((other) => other.type === "FunctionDeclaration" && named.has(other.id?.name ?? ""));
    return [part, ...shared.filter((other) => other !== part)].reduce((sum, one) => sum + inside(one).length, 0);
  });
  return always + Math.max(0, ...withShared);
}
