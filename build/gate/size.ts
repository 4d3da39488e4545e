import type { AnyNode } from "acorn";
import { isApart } from "../apart";
import { isFunction, type Tree, within } from "../tree/parse";
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
 * The most functions that live at one time, arrows included. Of the parts that are apart one is open (the game, and its
 * screen in it), and beside it one that is all of a piece (a screen or a helper of the tower that soon goes again).
 */
export function liveFunctions(tree: Tree): number {
  return live(tree.program).functions;
}

function live(place: AnyNode): { functions: number; isPiece: boolean } {
  const parts: { functions: number; isPiece: boolean }[] = [];
  let functions = 0;
  const enter = (node: AnyNode) => {
    if (isFunction(node)) functions++;
    if (!isApart(node)) return true;
    parts.push(live(node.body));
    return false;
  };
  for (const _ of within(place, enter));
  parts.sort((a, b) => b.functions - a.functions);
  const beside = parts.slice(1).find((part) => part.isPiece);
  return { functions: functions + (parts[0]?.functions ?? 0) + (beside?.functions ?? 0), isPiece: parts.length === 0 };
}
