import type { AnyNode } from "acorn";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { type FunctionNode, isFunction, Tree, within } from "./tree/parse";
import { type Binding, Scopes } from "./tree/scope";

/** The directive of a function that brings its own part of the program. */
const DIRECTIVE = "apart";

/** What more functions need than that stays at the top: most of the time one of them is open anyway. */
const MOST_SHARERS = 2;

/** A declaration at the top of the bundle that can stand elsewhere. */
interface Piece {
  readonly node: AnyNode;
  readonly text: string;
}

/**
 * Moves what only functions with the directive "apart" need into these functions. A game that nobody plays then takes
 * no memory on the board: its functions come into being, from flash, when its function is called, and go when nobody
 * holds what it returned. What two of them need and nobody else is made
 * anew for each of them by a function of its own; what more need stays where it is.
 */
export function moveApart(code: string): Edited {
  const tree = new Tree(code);
  const loaders = tree.nodes.filter((node): node is FunctionNode => isFunction(node) && isApart(node));
  if (loaders.length === 0) return applyEdits(code, []);
  const scopes = new Scopes(tree);
  const pieces = topPieces(tree, scopes);
  const needs = (node: AnyNode, isClosed: (inner: AnyNode) => boolean) => {
    const found = new Set<Binding>();
    const queue = [node];
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const inner of within(next, (n) => !isClosed(n))) {
        const binding = scopes.bindingOf(inner);
        const piece = binding && pieces.get(binding);
        if (!binding || !piece || found.has(binding)) continue;
        found.add(binding);
        queue.push(piece.node);
      }
    }
    return found;
  };
  const always = new Set<Binding>();
  for (const statement of tree.program.body) {
    if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") continue;
    if (statement.type === "VariableDeclaration" && statement.declarations.every((d) => isStill(d.init))) continue;
    for (const binding of needs(statement, (n) => isFunction(n) && isApart(n))) always.add(binding);
  }
  const sharers = new Map<Binding, FunctionNode[]>();
  for (const loader of loaders) {
    for (const binding of needs(loader.body, () => false))
      if (!always.has(binding)) sharers.set(binding, [...(sharers.get(binding) ?? []), loader]);
  }
  for (const [binding, users] of sharers) if (users.length > MOST_SHARERS) sharers.delete(binding);
  const moved = new Set<AnyNode>([...sharers.keys()].map((binding) => pieces.get(binding)!.node));
  return applyEdits(code, [...new Filler(tree, pieces, sharers).edits(loaders), ...removals(tree, moved)]);
}

/** Writes what was moved: into its function, or, for more than one, into a function that hands it out to all of them. */
class Filler {
  private readonly shared: string[] = [];

  constructor(
    private readonly tree: Tree,
    private readonly pieces: ReadonlyMap<Binding, Piece>,
    private readonly sharers: ReadonlyMap<Binding, readonly FunctionNode[]>,
  ) {}

  edits(loaders: readonly FunctionNode[]): Edit[] {
    const edits = loaders.map((loader) => {
      const directive = (loader.body as AnyNode & { body: AnyNode[] }).body[0]!;
      return { start: directive.end, end: directive.end, text: this.fill(loader) };
    });
    const start = this.tree.program.body.find((node) => !("directive" in node))!.start;
    return [{ start, end: start, text: this.shared.join("") }, ...edits];
  }

  private readonly handedOut = new Map<string, { call: string; names: readonly Binding[] }>();

  private fill(loader: FunctionNode): string {
    const mine = [...this.sharers].filter(([, users]) => users.includes(loader));
    const own = mine.filter(([, users]) => users.length === 1).map(([binding]) => binding);
    let text = "";
    for (const [key, group] of this.groups(mine)) {
      const given = this.handOut(key, group);
      text += `var ${given.call}$=${given.call}(),${given.names.map((b, i) => `${b.name}=${given.call}$[${i}]`).join()};`;
    }
    return text + this.text(own);
  }

  private groups(mine: readonly (readonly [Binding, readonly FunctionNode[]])[]): Map<string, Binding[]> {
    const groups = new Map<string, Binding[]>();
    for (const [binding, users] of mine) {
      if (users.length < 2) continue;
      const key = users.map((user) => user.start).join();
      groups.set(key, [...(groups.get(key) ?? []), binding]);
    }
    return groups;
  }

  private handOut(key: string, group: readonly Binding[]): { call: string; names: readonly Binding[] } {
    const known = this.handedOut.get(key);
    if (known) return known;
    const inside = new Set(group.map((binding) => this.pieces.get(binding)!.node));
    const isNamedOutside = (binding: Binding) =>
      binding.references.some((id) => ![...this.tree.around(id)].some((node) => inside.has(node)));
    const given = { call: `shared${this.shared.length}`, names: group.filter(isNamedOutside) };
    const names = given.names.map((binding) => binding.name).join();
    this.shared.push(`function ${given.call}(){"${DIRECTIVE}";${this.text(group)}return[${names}]}`);
    this.handedOut.set(key, given);
    return given;
  }

  private text(bindings: readonly Binding[]): string {
    const nodes = bindings.map((binding) => this.pieces.get(binding)!).sort((a, b) => a.node.start - b.node.start);
    return nodes.map((piece) => piece.text).join("");
  }
}

/** Whether a function brings its own part of the program, or a part that some share. */
export function isApart(node: FunctionNode): boolean {
  const first = node.body.type === "BlockStatement" ? node.body.body[0] : undefined;
  return first?.type === "ExpressionStatement" && "directive" in first && first.directive === DIRECTIVE;
}

/** Whether nothing happens when a declaration with this value is read: only then it can wait until it is needed. */
function isStill(init: AnyNode | null | undefined): boolean {
  switch (init?.type) {
    case "Literal":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
    case "ClassExpression":
    case "Identifier":
      return true;
    case "UnaryExpression":
      return isStill(init.argument);
    case "ArrayExpression":
      return init.elements.every((element) => isStill(element));
    case "ObjectExpression":
      return init.properties.every((property) => property.type === "Property" && isStill(property.value));
    default:
      return false;
  }
}

function topPieces(tree: Tree, scopes: Scopes): Map<Binding, Piece> {
  const pieces = new Map<Binding, Piece>();
  for (const statement of tree.program.body) {
    if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
      pieces.set(scopes.bindingOf(statement.id)!, { node: statement, text: tree.text(statement) });
    } else if (statement.type === "VariableDeclaration") {
      for (const one of statement.declarations) {
        const binding = scopes.bindingOf(one.id);
        if (binding) pieces.set(binding, { node: one, text: `var ${tree.text(one)};` });
      }
    }
  }
  return pieces;
}

/** Takes declarations away, with the comma or the whole statement where nothing else is left. */
function removals(tree: Tree, gone: ReadonlySet<AnyNode>): Edit[] {
  const edits: Edit[] = [];
  for (const statement of tree.program.body) {
    if (gone.has(statement)) edits.push({ start: statement.start, end: statement.end, text: "" });
    if (statement.type !== "VariableDeclaration") continue;
    edits.push(...declaratorRemovals(statement, gone));
  }
  return edits;
}
