import type { AnyNode, Identifier, Pattern, VariableDeclaration } from "acorn";
import { childrenOf, isFunction, type Tree } from "./parse";

export type BindingKind = "var" | "let" | "const" | "function" | "class" | "parameter" | "catch" | "own-name";

/** One variable: where it is declared and every place that names it. */
export interface Binding {
  readonly name: string;
  readonly kind: BindingKind;
  readonly scope: Scope;
  readonly declarations: Identifier[];
  readonly references: Identifier[];
}

/** A stretch of code with variables of its own; `node` is what makes it. */
export interface Scope {
  readonly node: AnyNode;
  readonly outer: Scope | undefined;
  readonly bindings: Map<string, Binding>;
}

/** Which identifier means which variable, by the rules of JavaScript. */
export class Scopes {
  readonly root: Scope;
  readonly all: Binding[] = [];
  /** Identifiers that no declaration in the file stands for. */
  readonly free: Identifier[] = [];
  private readonly byIdentifier = new Map<Identifier, Binding>();
  private readonly uses: { id: Identifier; scope: Scope }[] = [];

  constructor(private readonly tree: Tree) {
    this.root = this.open(tree.program, undefined);
    for (const child of childrenOf(tree.program)) this.visit(child, this.root);
    for (const { id, scope } of this.uses) this.resolve(id, scope);
  }

  /** The variable that `id` declares or names; undefined for a free identifier and for a key. */
  bindingOf(id: AnyNode): Binding | undefined {
    return id.type === "Identifier" ? this.byIdentifier.get(id) : undefined;
  }

  isFree(id: AnyNode, name?: string): boolean {
    return (
      id.type === "Identifier" &&
      !this.byIdentifier.has(id) &&
      (name === undefined || id.name === name) &&
      isReference(id, this.tree.parent(id))
    );
  }

  private open(node: AnyNode, outer: Scope | undefined): Scope {
    return { node, outer, bindings: new Map() };
  }

  private declare(id: Identifier, kind: BindingKind, scope: Scope): void {
    let binding = scope.bindings.get(id.name);
    if (!binding) {
      binding = { name: id.name, kind, scope, declarations: [], references: [] };
      scope.bindings.set(id.name, binding);
      this.all.push(binding);
    }
    binding.declarations.push(id);
    this.byIdentifier.set(id, binding);
  }

  private resolve(id: Identifier, from: Scope): void {
    for (let scope: Scope | undefined = from; scope; scope = scope.outer) {
      const binding = scope.bindings.get(id.name);
      if (binding) {
        binding.references.push(id);
        this.byIdentifier.set(id, binding);
        return;
      }
    }
    this.free.push(id);
  }

  private visit(node: AnyNode, scope: Scope): void {
    if (node.type === "Identifier") {
      if (isReference(node, this.tree.parent(node)) && !this.byIdentifier.has(node))
        this.uses.push({ id: node, scope });
      return;
    }
    if (node.type === "VariableDeclaration") this.declareVariables(node, scope);
    let inner = scope;
    if (isFunction(node)) {
      if (node.type === "FunctionDeclaration" && node.id) this.declare(node.id, "function", scope);
      inner = this.open(node, scope);
      if (node.type === "FunctionExpression" && node.id) this.declare(node.id, "own-name", inner);
      // The body shares the scope of its parameters: a block of its own would only matter for default values.
      for (const p of node.params) for (const id of namesIn(p)) this.declare(id, "parameter", inner);
      for (const child of childrenOf(node)) {
        if (child.type === "BlockStatement" && child === node.body)
          for (const s of childrenOf(child)) this.visit(s, inner);
        else if (child !== node.id) this.visit(child, inner);
      }
      return;
    }
    if (node.type === "ClassDeclaration" || node.type === "ClassExpression") {
      if (node.type === "ClassDeclaration" && node.id) this.declare(node.id, "class", scope);
      inner = this.open(node, scope);
      if (node.type === "ClassExpression" && node.id) this.declare(node.id, "own-name", inner);
    } else if (SCOPED.has(node.type)) inner = this.open(node, scope);
    if (node.type === "CatchClause" && node.param)
      for (const id of namesIn(node.param)) this.declare(id, "catch", inner);
    for (const child of childrenOf(node)) this.visit(child, inner);
  }

  private declareVariables(node: VariableDeclaration, scope: Scope): void {
    let target = scope;
    if (node.kind === "var") while (!isFunction(target.node) && target.outer) target = target.outer;
    const kind = node.kind === "var" || node.kind === "let" ? node.kind : "const";
    for (const d of node.declarations) for (const id of namesIn(d.id)) this.declare(id, kind, target);
  }
}

const SCOPED = new Set([
  "BlockStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause",
  "StaticBlock",
]);

/** The identifiers that a declaration with this pattern makes. */
export function namesIn(pattern: Pattern): Identifier[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return pattern.properties.flatMap((p) => namesIn(p.type === "RestElement" ? p.argument : p.value));
    case "ArrayPattern":
      return pattern.elements.flatMap((e) => (e ? namesIn(e) : []));
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** False for what only looks like a variable: a key, a member's name, a label. */
function isReference(id: Identifier, parent: AnyNode | undefined): boolean {
  if (!parent) return false;
  switch (parent.type) {
    case "MemberExpression":
      return parent.computed || parent.object === id;
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.computed || parent.value === id;
    case "LabeledStatement":
      return parent.body === (id as AnyNode);
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
      return false;
    default:
      return true;
  }
}

/** True if the variable ever gets another value than the one it is declared with. */
export function isReplaced(binding: Binding, tree: Tree): boolean {
  return binding.declarations.length > 1 || binding.references.some((id) => isWritten(id, tree.parent(id)));
}

/** True where the value of the variable (or member) `target` is replaced. */
export function isWritten(target: AnyNode, parent: AnyNode | undefined): boolean {
  return (
    (parent?.type === "AssignmentExpression" && parent.left === target) ||
    (parent?.type === "UpdateExpression" && parent.argument === target) ||
    ((parent?.type === "ForInStatement" || parent?.type === "ForOfStatement") && parent.left === target)
  );
}
