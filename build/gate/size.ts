import type { AnyNode } from "acorn";
import { isPart } from "../apart/part";
import { isFunction, type Tree, within } from "../tree/parse";
import { fileLaw, type Law, refuse } from "./law";

/** What the file may take by the design; the build reports against it. */
export const BUDGET_BYTES = 64 * 1024;

/**
 * What the gate refuses: the interpreter reads the whole file at power-on, about 700 instructions a byte, so that more
 * than this takes over half of the 100 million that may pass until the first frame.
 */
export const MAX_BYTES = 80 * 1024;
export const MAX_FUNCTIONS = 330;

/** The budgets of the shipped file. */
export const SIZE_LAWS: readonly Law[] = [
  fileLaw("max-bytes", "The interpreter reads the whole file before the first frame.", (_, { tree }) => {
    const bytes = Buffer.byteLength(tree.code);
    return bytes > MAX_BYTES ? refuse(`${bytes} bytes, of ${MAX_BYTES}`, "less code or shorter tables") : undefined;
  }),
  fileLaw("max-functions", "Each function takes about 7 of the board's 5,000 variables.", (_, { tree }) => {
    const functions = liveFunctions(tree);
    return functions > MAX_FUNCTIONS
      ? refuse(`${functions} functions at a time, arrows included, of ${MAX_FUNCTIONS}`, "tables instead of functions")
      : undefined;
  }),
];

/**
 * The most functions that live at one time, arrows and methods included. Of the parts that are apart (build/apart.ts) one
 * is open (the game, and its screen in it), and beside it one that has no parts itself (a screen or a helper of the tower
 * that soon goes again).
 */
export function liveFunctions(tree: Tree): number {
  return live(tree.program).functions;
}

function live(place: AnyNode): { readonly functions: number; readonly isWhole: boolean } {
  const parts: ReturnType<typeof live>[] = [];
  let functions = 0;
  const enter = (node: AnyNode) => {
    if (isFunction(node)) functions++;
    if (!isPart(node)) return true;
    parts.push(live(node.body));
    return false;
  };
  for (const _ of within(place, enter));
  parts.sort((a, b) => b.functions - a.functions);
  const beside = parts.slice(1).find((part) => part.isWhole);
  return { functions: functions + (parts[0]?.functions ?? 0) + (beside?.functions ?? 0), isWhole: parts.length === 0 };
}
