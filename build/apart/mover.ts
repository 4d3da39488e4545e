import type { AnyNode } from "acorn";
import type { Edit } from "../tree/edit";
import { freshNames } from "../tree/fresh-name";
import { type FunctionNode, type Tree, within } from "../tree/parse";
import { renaming } from "../tree/rename";
import type { Binding, Scopes } from "../tree/scope";
import { directivesOf } from "./part";
import type { Piece } from "./placement";

/** Writes pieces into their parts; parts may stand in pieces that are moved themselves. */
export class Mover {
  private readonly contents = new Map<FunctionNode, Piece[]>();
  /** Names that variables around parts get, in the order of the file. */
  private readonly renames: Edit[];

  constructor(
    private readonly tree: Tree,
    private readonly scopes: Scopes,
    private readonly homes: ReadonlyMap<Piece, FunctionNode>,
  ) {
    const pieces = [...homes.keys()].sort((a, b) => a.node.start - b.node.start);
    for (const piece of pieces) {
      const part = homes.get(piece)!;
      this.contents.set(part, [...(this.contents.get(part) ?? []), piece]);
    }
    const fresh = freshNames(tree);
    this.renames = [...this.hiding()].flatMap((binding) => renaming(binding, fresh(binding.name), tree));
  }

  /** Everything but the removal of what is moved. */
  edits(): Edit[] {
    const outside = (node: { start: number; end: number }) =>
      ![...this.homes.keys()].some((piece) => isWithin(node, piece.node));
    const parts = [...this.contents.keys()].filter(outside);
    return [...parts.flatMap((part) => this.fill(part)), ...this.renames.filter(outside)];
  }

  /** What moves into a part, put in behind its directives. */
  private fill(part: FunctionNode): Edit[] {
    const at = directivesOf(part.body).pop()!.end;
    return this.contents.get(part)!.flatMap(({ node }) => {
      const text = this.textOf(node, at);
      const isVariable = node.type === "VariableDeclarator";
      return isVariable ? [insert(at, "var "), ...text, insert(at, ";")] : text;
    });
  }

  /** The text of a piece as insertions at `at`, with the parts in it filled and its variables renamed. */
  private textOf(piece: AnyNode, at: number): Edit[] {
    const parts = [...this.contents.keys()].filter((part) => isWithin(part, piece));
    const inside = parts.flatMap((part) => this.fill(part)).concat(this.renames.filter((e) => isWithin(e, piece)));
    inside.sort((a, b) => a.start - b.start);
    const copied: Edit[] = [];
    let from = piece.start;
    for (const edit of inside) {
      copied.push(this.copy(from, edit.start, at), { from: edit.start, ...edit, start: at, end: at });
      from = edit.end;
    }
    return [...copied, this.copy(from, piece.end, at)];
  }

  private copy(from: number, to: number, at: number): Edit {
    return { ...insert(at, this.tree.code.slice(from, to)), from };
  }

  /** Variables of parts, and of functions around them, that would hide what is moved there, or what that names. */
  private hiding(): Set<Binding> {
    const hiding = new Set<Binding>();
    for (const [part, pieces] of this.contents) {
      const named = new Set<string>();
      for (const { node } of pieces)
        for (const inner of within(node)) if (inner.type === "Identifier") named.add(inner.name);
      const around = new Set(this.around(part));
      for (const b of this.scopes.all) if (around.has(b.scope.node) && named.has(b.name)) hiding.add(b);
    }
    return hiding;
  }

  /** A part and what will be around it, up to the top of the file. */
  private around(part: FunctionNode): AnyNode[] {
    const now = [part, ...this.tree.around(part)].filter((node) => node !== this.tree.program);
    const piece = [...this.homes.keys()].find(({ node }) => now.includes(node));
    return piece ? [...now, ...this.around(this.homes.get(piece)!)] : now;
  }
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function isWithin(inner: { start: number; end: number }, outer: AnyNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
