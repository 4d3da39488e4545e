import type { AnyNode, Program } from "acorn";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { type FunctionNode, isFunction, isMemberOf, Tree, within } from "./tree/parse";
import { type Binding, isWritten, Scopes } from "./tree/scope";

/** The directive of a function that brings its own part of the program. */
const DIRECTIVE = "apart";

/** A declaration that can stand elsewhere. */
interface Piece {
  readonly node: AnyNode;
  readonly text: string;
}

/** Where declarations stand: the program, or a function that brings its own part of it. */
type Place = Program | FunctionNode;

/**
 * Moves what only a function with the directive "apart" needs into this function. A game that nobody plays then takes
 * no memory on the board: its functions come into being, from flash, when its function is called, and go when nobody
 * holds what it returned. Such functions may stand in one another: whatever some of them share stays in the innermost
 * one around them all.
 */
export function moveApart(code: string): Edited {
  let all = applyEdits(code, []);
  for (let depth = 0; ; depth++) {
    const outer = all;
    const tree = new Tree(outer.code);
    const places = depth === 0 ? [tree.program] : apartFunctions(tree, depth - 1);
    if (places.length === 0) return all;
    const scopes = new Scopes(tree);
    const inner = applyEdits(
      outer.code,
      places.flatMap((place) => new Mover(tree, scopes, place).edits()),
    );
    all = { code: inner.code, before: (offset) => outer.before(inner.before(offset)) };
  }
}

/** Whether a function brings its own part of the program. */
export function isApart(node: AnyNode): node is FunctionNode {
  if (!isFunction(node)) return false;
  const first = node.body.type === "BlockStatement" ? node.body.body[0] : undefined;
  return first?.type === "ExpressionStatement" && "directive" in first && first.directive === DIRECTIVE;
}

/** The functions apart that stand in `depth` others. */
function apartFunctions(tree: Tree, depth: number): FunctionNode[] {
  return tree.nodes.filter(
    (node): node is FunctionNode => isApart(node) && [...tree.around(node)].filter(isApart).length === depth,
  );
}

/** Finds for one place what stands there and is needed in one function apart only, and moves it there. */
class Mover {
  private readonly pieces = new Map<Binding, Piece>();
  /** Needed by the place itself, so that it has to stay. */
  private readonly staying = new Set<Binding>();
  /** The functions apart that the place knows of, without those that only come with another one. */
  private readonly loaders = new Set<FunctionNode>();

  constructor(
    private readonly tree: Tree,
    private readonly scopes: Scopes,
    private readonly place: Place,
  ) {
    for (const statement of this.statements()) this.collect(statement);
    for (const statement of this.statements()) {
      if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") continue;
      if (statement.type === "VariableDeclaration" && statement.declarations.every((d) => this.isStill(d.init)))
        continue;
      this.follow(statement, this.staying, this.loaders);
    }
  }

  edits(): Edit[] {
    // What more than one needs stays here, and with it come the functions apart that it knows of: so what these need
    // alone is found out before it is asked what is needed through them.
    while (this.stayIfShared(this.users(true)) || this.stayIfShared(this.users(false)));
    const moves = [...this.users(false)].map(([binding, [loader]]) => [binding, loader!] as const);
    const edits = moves
      .map(([binding, loader]) => ({ piece: this.pieces.get(binding)!, loader }))
      .sort((a, b) => a.piece.node.start - b.piece.node.start)
      .map(({ piece, loader }) => {
        const directive = (loader.body as AnyNode & { body: AnyNode[] }).body[0]!;
        return { start: directive.end, end: directive.end, text: piece.text, from: piece.node.start };
      });
    return [...edits, ...this.removals(new Set(moves.map(([binding]) => this.pieces.get(binding)!.node)))];
  }

  /** Which functions apart need what doesn't stay. @param direct leave out what is needed through other such functions */
  private users(direct: boolean): Map<Binding, FunctionNode[]> {
    const users = new Map<Binding, FunctionNode[]>();
    for (const loader of this.loaders) {
      // What stays is there already, with whatever it needs.
      const needed = new Set(this.staying);
      this.follow(loader.body, needed, direct ? new Set() : undefined);
      for (const binding of needed)
        if (!this.staying.has(binding)) users.set(binding, [...(users.get(binding) ?? []), loader]);
    }
    return users;
  }

  private stayIfShared(users: ReadonlyMap<Binding, readonly FunctionNode[]>): boolean {
    const shared = [...users].filter(([, { length }]) => length > 1).map(([binding]) => binding);
    for (const binding of shared) {
      this.staying.add(binding);
      this.follow(this.pieces.get(binding)!.node, this.staying, this.loaders);
    }
    return shared.length > 0;
  }

  private statements(): readonly AnyNode[] {
    return this.place.type === "Program" ? this.place.body : (this.place.body as AnyNode & { body: AnyNode[] }).body;
  }

  private collect(statement: AnyNode): void {
    const add = (id: AnyNode | null, node: AnyNode, text: string) => {
      const binding = id && this.scopes.bindingOf(id);
      if (binding) this.pieces.set(binding, { node, text });
    };
    if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
      add(statement.id, statement, this.tree.text(statement));
    else if (statement.type === "VariableDeclaration")
      for (const one of statement.declarations) add(one.id, one, `var ${this.tree.text(one)};`);
  }

  /**
   * Adds the pieces that `start` needs, and what these need in turn.
   * @param closed functions apart that are met are added here and not looked into; without it they are
   */
  private follow(start: AnyNode, needed: Set<Binding>, closed?: Set<FunctionNode>): void {
    const queue = [start];
    const enter = (node: AnyNode) => {
      if (!closed || !isApart(node)) return true;
      closed.add(node);
      return false;
    };
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!enter(next)) continue;
      for (const inner of within(next, enter)) {
        const binding = this.scopes.bindingOf(inner);
        const piece = binding && this.pieces.get(binding);
        if (!binding || !piece || needed.has(binding)) continue;
        needed.add(binding);
        queue.push(piece.node);
      }
    }
  }

  /** Whether nothing happens when a declaration with this value is read: only then it can wait until it is needed. */
  private isStill(init: AnyNode | null | undefined): boolean {
    switch (init?.type) {
      case "Literal":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
      case "ClassExpression":
        return true;
      case "Identifier":
        return !this.scopes.bindingOf(init)?.references.some((id) => isWritten(id, this.tree.parent(id)));
      case "UnaryExpression":
        return this.isStill(init.argument);
      case "BinaryExpression":
        return this.isStill(init.left) && this.isStill(init.right);
      case "ArrayExpression":
        return init.elements.every((element) => this.isStill(element));
      case "ObjectExpression":
        return init.properties.every((property) => property.type === "Property" && this.isStill(property.value));
      case "CallExpression":
        return (
          isMemberOf(init.callee, "Object", "assign") &&
          isNew(init.arguments[0]) &&
          init.arguments.every((a) => this.isStill(a))
        );
      default:
        return false;
    }
  }

  /** Takes declarations away, with the comma or the whole statement where nothing else is left. */
  private removals(gone: ReadonlySet<AnyNode>): Edit[] {
    return this.statements().flatMap((statement) => {
      if (gone.has(statement)) return [{ start: statement.start, end: statement.end, text: "" }];
      return statement.type === "VariableDeclaration" ? declaratorRemovals(statement, gone) : [];
    });
  }
}

/** Whether a value is made here, so that nobody else knows it. */
function isNew(node: AnyNode | undefined): boolean {
  return node?.type === "ObjectExpression";
}
