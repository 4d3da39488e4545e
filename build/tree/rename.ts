import type { Identifier } from "acorn";
import type { Edit } from "./edit";
import type { Tree } from "./parse";
import type { Binding } from "./scope";

/** Gives a variable another name wherever it stands; the key of a shorthand property stays: {a} becomes {a:name}. */
export function renaming(binding: Binding, name: string, tree: Tree): Edit[] {
  const places = new Set([...binding.declarations, ...binding.references]);
  return [...places].map((id) => {
    const text = isShorthand(id, tree) ? `${id.name}:${name}` : name;
    return { start: id.start, end: id.end, text };
  });
}

function isShorthand(id: Identifier, tree: Tree): boolean {
  const parent = tree.parent(id);
  return parent?.type === "Property" && parent.shorthand;
}
