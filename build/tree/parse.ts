import type { AnyNode, Identifier, Program, Token } from "acorn";
import { parse } from "acorn";

/** A parsed script with what the build asks of a node: who is around it, and which token stands beside it. */
export class Tree {
  readonly program: Program;
  readonly tokens: Token[] = [];
  /** All nodes, parents before children, in the order of the source. */
  readonly nodes: AnyNode[] = [];
  private readonly parents = new Map<AnyNode, AnyNode>();

  /** @throws SyntaxError with `pos` and `loc` if `code` isn't plain JavaScript */
  constructor(
    readonly code: string,
    sourceType: "script" | "module" = "script",
  ) {
    this.program = parse(code, { ecmaVersion: "latest", sourceType, onToken: this.tokens });
    this.collect(this.program);
  }

  private collect(node: AnyNode): void {
    this.nodes.push(node);
    for (const child of childrenOf(node)) {
      this.parents.set(child, node);
      this.collect(child);
    }
  }

  parent(node: AnyNode): AnyNode | undefined {
    return this.parents.get(node);
  }

  /** The nodes around `node`, innermost first. */
  *around(node: AnyNode): Generator<AnyNode> {
    for (let n = this.parents.get(node); n; n = this.parents.get(n)) yield n;
  }

  /** The function (or the program) whose execution reaches `node`. */
  functionAround(node: AnyNode): FunctionNode | Program {
    for (const n of this.around(node)) if (isFunction(n)) return n;
    return this.program;
  }

  /** False where a value is thrown away, also behind `c && ...` and in a chain of commas. */
  isUsed(node: AnyNode): boolean {
    const parent = this.parents.get(node);
    switch (parent?.type) {
      case "ExpressionStatement":
        return false;
      case "UnaryExpression":
        return parent.operator !== "void";
      case "ForStatement":
        return parent.test === node;
      case "SequenceExpression":
        return parent.expressions[parent.expressions.length - 1] === node && this.isUsed(parent);
      case "LogicalExpression":
        return parent.left === node || this.isUsed(parent);
      case "ConditionalExpression":
        return parent.test === node || this.isUsed(parent);
      default:
        return true;
    }
  }

  text(node: { start: number; end: number }): string {
    return this.code.slice(node.start, node.end);
  }

  /** The first token that starts at `position` or later. */
  tokenFrom(position: number): Token | undefined {
    return this.tokens[this.tokenIndex(position)];
  }

  /** The last token that ends at `position` or before. */
  tokenBefore(position: number): Token | undefined {
    let i = this.tokenIndex(position) - 1;
    while (i >= 0 && this.tokens[i]!.end > position) i--;
    return this.tokens[i];
  }

  private tokenIndex(position: number): number {
    let low = 0;
    let high = this.tokens.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tokens[middle]!.start < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export type FunctionNode = Extract<
  AnyNode,
  { type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
>;

export function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression"
  );
}

export type LoopNode = Extract<
  AnyNode,
  { type: "ForStatement" | "ForInStatement" | "ForOfStatement" | "WhileStatement" | "DoWhileStatement" }
>;

/** The nodes directly inside `node`, in the order in which acorn names them: the order of the source. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item && typeof item === "object" && typeof item.type === "string") children.push(item as AnyNode);
    }
  }
  return children.sort((a, b) => a.start - b.start);
}

/** `node` and everything in it. */
export function* within(node: AnyNode, enter: (n: AnyNode) => boolean = () => true): Generator<AnyNode> {
  yield node;
  for (const child of childrenOf(node)) if (enter(child)) yield* within(child, enter);
}

/** The name behind `.name`, `["name"]` or a key, if it is written down. */
export function keyName(node: AnyNode): string | undefined {
  if (node.type === "MemberExpression" || node.type === "Property" || node.type === "MethodDefinition") {
    const key = (node.type === "MemberExpression" ? node.property : node.key) as AnyNode;
    if (!node.computed && key.type === "Identifier") return key.name;
    return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
  }
  return undefined;
}

/** `Object.name` as written: true if `node` is that member of the identifier `object`. */
export function isMemberOf(node: AnyNode, object: string, name?: string): boolean {
  return (
    node.type === "MemberExpression" &&
    node.object.type === "Identifier" &&
    node.object.name === object &&
    (name === undefined || keyName(node) === name)
  );
}

/** The name of the method that `node` calls, as in `x.name()`. */
export function calledMethod(node: AnyNode): string | undefined {
  return node.type === "CallExpression" && node.callee.type === "MemberExpression" ? keyName(node.callee) : undefined;
}

export function isIdentifier(node: AnyNode | null | undefined, name?: string): node is Identifier {
  return node?.type === "Identifier" && (name === undefined || node.name === name);
}
