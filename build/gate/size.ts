import { isFunction } from "../tree/parse";
import { fileLaw, type Law, refuse } from "./law";

export const MAX_BYTES = 64 * 1024;
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
    const functions = tree.nodes.filter(isFunction).length;
    return functions > MAX_FUNCTIONS
      ? refuse(`${functions} functions, arrows included, of ${MAX_FUNCTIONS}`, "tables instead of functions")
      : undefined;
  }),
];
