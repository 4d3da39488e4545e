import type { AnyNode } from "acorn";
import { calledMethod, type FunctionNode, type Tree, within } from "../tree/parse";
import { type Binding, isReplaced, isWritten, type Scopes } from "../tree/scope";
import { isStill } from "../tree/still";
import { isPart } from "./part";

/** Methods that change the array they are called on. */
const CHANGERS: ReadonlySet<string> = new Set(
  "copyWithin fill pop push reverse set shift sort splice unshift".split(" "),
);

/** A declaration at the top of the file that can stand elsewhere. */
export interface Piece {
  readonly name: string;
  /** A function, a class or one variable of a `var`. */
  readonly node: AnyNode;
}

/** Pieces that come into being, and parts that can be called, once a place of the program is run. */
interface Reached {
  readonly pieces: Set<Piece>;
  readonly parts: Set<FunctionNode>;
}

/**
 * Which part each piece belongs to: the innermost one without which nobody would need it. Pieces that are missing here
 * are needed without any part, or by several that have none around them all, and stay at the top.
 */
export function placements(tree: Tree, scopes: Scopes): Map<Piece, FunctionNode> {
  const pieces = topPieces(tree, scopes);
  const known = new Map<AnyNode, Reached>();
  const next = (node: AnyNode): Reached => {
    const reached = known.get(node) ?? reachedAt(node, scopes, pieces);
    known.set(node, reached);
    return reached;
  };
  const movable = new Set([...pieces.values()].map((piece) => piece.node));
  const core = topNodes(tree).filter((node) => !movable.has(node));
  const needed = reach(core, next).pieces;
  // What nobody needs stays, so what it needs stays, too.
  const roots = topNodes(tree).filter((node) => ![...needed].some((piece) => piece.node === node));
  const all = reach(roots, next);
  const homes = new Map<Piece, { part: FunctionNode; size: number }>();
  for (const part of all.parts) {
    const without = reach(roots, next, part);
    const pieces = [...all.pieces].filter((piece) => !without.pieces.has(piece));
    // Of two parts around a piece the inner one has less in it.
    const size = pieces.length + all.parts.size - without.parts.size;
    for (const piece of pieces) if (size < (homes.get(piece)?.size ?? Infinity)) homes.set(piece, { part, size });
  }
  return new Map([...homes].map(([piece, { part }]) => [piece, part]));
}

/** Everything that comes with `start`. @param without a part that is never called */
function reach(start: readonly AnyNode[], next: (node: AnyNode) => Reached, without?: FunctionNode): Reached {
  const found: Reached = { pieces: new Set(), parts: new Set() };
  const queue = [...start];
  for (let node = queue.pop(); node; node = queue.pop()) {
    const { pieces, parts } = next(node);
    for (const piece of pieces) {
      if (!found.pieces.has(piece)) queue.push(piece.node);
      found.pieces.add(piece);
    }
    for (const part of parts) {
      if (!found.parts.has(part) && part !== without) queue.push(part.body);
      found.parts.add(part);
    }
  }
  return found;
}

/** What the code at `node` needs itself: not what is in the parts it makes. */
function reachedAt(node: AnyNode, scopes: Scopes, pieces: ReadonlyMap<Binding, Piece>): Reached {
  const found: Reached = { pieces: new Set(), parts: new Set() };
  const enter = (inner: AnyNode) => {
    if (!isPart(inner)) return true;
    found.parts.add(inner);
    return false;
  };
  for (const inner of enter(node) ? within(node, enter) : []) {
    const binding = scopes.bindingOf(inner);
    const piece = binding && pieces.get(binding);
    if (piece) found.pieces.add(piece);
  }
  return found;
}

/** Statements at the top, a `var` as the variables it declares. */
function topNodes(tree: Tree): AnyNode[] {
  return tree.program.body.flatMap((node): AnyNode[] =>
    node.type === "VariableDeclaration" ? node.declarations : [node],
  );
}

function topPieces(tree: Tree, scopes: Scopes): Map<Binding, Piece> {
  const pieces = new Map<Binding, Piece>();
  for (const node of topNodes(tree)) {
    const isDeclaration = node.type === "FunctionDeclaration" || node.type === "ClassDeclaration";
    if (!isDeclaration && node.type !== "VariableDeclarator") continue;
    const binding = node.id && scopes.bindingOf(node.id);
    if (!binding || isReplaced(binding, tree) || binding.references.some((id) => isChanged(id, tree))) continue;
    const value = node.type === "VariableDeclarator" ? node.init : node;
    if (isStill(value, tree, scopes)) pieces.set(binding, { name: binding.name, node });
  }
  return pieces;
}

/** Whether something in the object that a variable stands for is changed there, as far as that is written down. */
function isChanged(id: AnyNode, tree: Tree): boolean {
  const member = tree.parent(id);
  if (member?.type !== "MemberExpression" || member.object !== id) return false;
  const around = tree.parent(member);
  const isCallee = around?.type === "CallExpression" && around.callee === member;
  return isWritten(member, around) || (isCallee && CHANGERS.has(calledMethod(around) ?? "")) || isChanged(member, tree);
}
