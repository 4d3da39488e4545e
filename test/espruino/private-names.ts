import { applyEdits } from "../../build/tree/edit";
import { Tree } from "../../build/tree/parse";
import { renaming } from "../../build/tree/rename";
import { Scopes } from "../../build/tree/scope";

/** Up to 4 characters a name takes no variable more; a bundle has names of three only from about 3,500 on. */
const SUFFIX = "$v";

/**
 * Gives the top-level names of a bundle an ending that no other bundle has: two plain scripts share all global
 * names, and a function around one would cost two variables for each of its functions.
 */
export function withPrivateNames(code: string): string {
  const tree = new Tree(code);
  const bindings = [...new Scopes(tree).root.bindings.values()];
  return applyEdits(
    code,
    bindings.flatMap((binding) => renaming(binding, binding.name + SUFFIX, tree)),
  ).code;
}
