import { Mover } from "./apart/mover";
import { isPart } from "./apart/part";
import { type Piece, placements } from "./apart/placement";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { Tree } from "./tree/parse";
import { Scopes } from "./tree/scope";

/**
 * Moves what only a function with the directive "apart" needs into this function, its part of the program. A game that
 * nobody plays then takes no memory on the board: its functions come into being, from flash, when its part is called,
 * and go when nobody holds what that returned. Parts may stand in one another: what some of them share stays in the
 * innermost part around them all, or at the top if there is none.
 *
 * What is moved is made anew at every call, so only what nobody can tell from its earlier self moves: functions,
 * classes and still values (see `isStill`) that the file never changes.
 */
export function moveApart(code: string): Edited {
  const tree = new Tree(code);
  if (!tree.nodes.some(isPart)) return applyEdits(code, []);
  const scopes = new Scopes(tree);
  const homes = placements(tree, scopes);
  return applyEdits(code, [...new Mover(tree, scopes, homes).edits(), ...removals(tree, [...homes.keys()])]);
}

/** Takes away what was moved. */
function removals(tree: Tree, moved: readonly Piece[]): Edit[] {
  const gone = new Set(moved.map((piece) => piece.node));
  return tree.program.body.flatMap((node) => {
    if (node.type === "VariableDeclaration") return declaratorRemovals(node, gone);
    return gone.has(node) ? [{ start: node.start, end: node.end, text: "" }] : [];
  });
}
