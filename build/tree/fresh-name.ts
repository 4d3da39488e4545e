import type { Tree } from "./parse";

/** Gives names that no identifier of the file has, nor an earlier call gave. */
export function freshNames(tree: Tree): (like: string) => string {
  const used = new Set(tree.nodes.flatMap((node) => (node.type === "Identifier" ? [node.name] : [])));
  return (like) => {
    let name = like;
    for (let n = 2; used.has(name); n++) name = `${like}$${n}`;
    used.add(name);
    return name;
  };
}
