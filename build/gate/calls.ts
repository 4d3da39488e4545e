import type { AnyNode, CallExpression, NewExpression } from "acorn";
import { childrenOf, type FunctionNode, isFunction, keyName, type Tree, within } from "../tree/parse";
import type { Binding, Scopes } from "../tree/scope";

/** Array methods that call what they are given before they return, and forget it then. */
export const CALLS_AT_ONCE: ReadonlySet<string> = new Set(
  "every filter find findIndex forEach map reduce replace replaceAll some sort".split(" "),
);

/**
 * Which functions a piece of code runs. Methods are found by their name in the whole file, so this knows of too many
 * rather than of too few; what is called through a parameter of an unknown caller or by a getter stays unseen.
 */
export class Calls {
  private readonly named = new Map<string, AnyNode[]>();
  private readonly values = new Map<Binding, AnyNode[]>();
  private readonly reached = new Map<FunctionNode, Set<FunctionNode>>();

  constructor(
    private readonly tree: Tree,
    private readonly scopes: Scopes,
  ) {
    for (const node of tree.nodes) this.collect(node);
    for (const node of tree.nodes) if (isCall(node)) this.bindArguments(node);
  }

  /** True if the file itself makes something with a member of this name. */
  definesMember(name: string): boolean {
    return this.named.has(name);
  }

  /** What the variable is set to, as far as it is written down. */
  valuesOf(binding: Binding): readonly AnyNode[] {
    return this.values.get(binding) ?? [];
  }

  /** The functions that run, sooner or later, while `node` runs. */
  reachedFrom(node: AnyNode): Set<FunctionNode> {
    const found = new Set<FunctionNode>();
    for (const part of runsWith(node)) if (isCall(part)) for (const f of this.targets(part)) this.follow(f, found);
    return found;
  }

  private follow(f: FunctionNode, found: Set<FunctionNode>): void {
    if (found.has(f)) return;
    found.add(f);
    for (const next of this.directlyReached(f)) this.follow(next, found);
  }

  private directlyReached(f: FunctionNode): Set<FunctionNode> {
    let next = this.reached.get(f);
    if (!next) {
      next = new Set();
      for (const part of runsWith(f.body)) if (isCall(part)) for (const g of this.targets(part)) next.add(g);
      this.reached.set(f, next);
    }
    return next;
  }

  /** The functions that a call may run at once. */
  targets(call: CallExpression | NewExpression): FunctionNode[] {
    const targets = this.functionsIn(call.callee);
    const { callee } = call;
    if (callee.type === "MemberExpression") {
      const method = keyName(callee);
      if (method && CALLS_AT_ONCE.has(method)) for (const a of call.arguments) targets.push(...this.functionsIn(a));
      if (method === "call" || method === "apply") targets.push(...this.functionsIn(callee.object));
    }
    return targets;
  }

  /** The functions that the value of `node` may be; a class stands for its constructor. */
  functionsIn(node: AnyNode, seen = new Set<AnyNode>()): FunctionNode[] {
    if (seen.has(node)) return [];
    seen.add(node);
    const all = (nodes: readonly (AnyNode | null | undefined)[]) =>
      nodes.flatMap((n) => (n ? this.functionsIn(n, seen) : []));
    if (isFunction(node)) return [node];
    switch (node.type) {
      case "Identifier": {
        const binding = this.scopes.bindingOf(node);
        return binding ? all(this.valuesOf(binding)) : [];
      }
      case "ClassDeclaration":
      case "ClassExpression": {
        const made = node.body.body.find((m) => m.type === "MethodDefinition" && m.kind === "constructor");
        return all([made?.type === "MethodDefinition" ? made.value : node.superClass]);
      }
      case "Super": {
        for (const n of this.tree.around(node))
          if (n.type === "ClassDeclaration" || n.type === "ClassExpression") return all([n.superClass]);
        return [];
      }
      case "MemberExpression": {
        const name = keyName(node);
        return name === undefined ? all(this.elementsOf(node.object)) : all(this.named.get(name) ?? []);
      }
      case "ConditionalExpression":
        return all([node.consequent, node.alternate]);
      case "LogicalExpression":
        return all([node.left, node.right]);
      case "AssignmentExpression":
        return all([node.right]);
      case "SequenceExpression":
        return all(node.expressions.slice(-1));
      default:
        return [];
    }
  }

  /** The elements of a table of functions. */
  private elementsOf(node: AnyNode): AnyNode[] {
    if (node.type === "ArrayExpression") return node.elements.filter((e) => e !== null);
    const binding = this.scopes.bindingOf(node);
    return binding
      ? this.valuesOf(binding).flatMap((v) => (v.type === "ArrayExpression" ? this.elementsOf(v) : []))
      : [];
  }

  private collect(node: AnyNode): void {
    switch (node.type) {
      case "VariableDeclarator":
        if (node.init) this.addValue(node.id, node.init);
        break;
      case "AssignmentExpression":
        if (node.left.type === "MemberExpression") this.addNamed(keyName(node.left), node.right);
        else this.addValue(node.left, node.right);
        break;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ClassDeclaration":
      case "ClassExpression":
        if (node.id) this.addValue(node.id, node);
        break;
      case "Property":
      case "MethodDefinition":
        this.addNamed(keyName(node), node.value as AnyNode);
        break;
    }
  }

  private bindArguments(call: CallExpression | NewExpression): void {
    if (call.callee.type !== "Identifier" && !isFunction(call.callee)) return;
    for (const f of this.functionsIn(call.callee)) {
      for (const [i, argument] of call.arguments.entries()) if (f.params[i]) this.addValue(f.params[i], argument);
    }
  }

  private addValue(target: AnyNode, value: AnyNode): void {
    const binding = this.scopes.bindingOf(target);
    if (binding) this.values.set(binding, [...(this.values.get(binding) ?? []), value]);
  }

  private addNamed(name: string | undefined, value: AnyNode): void {
    if (name !== undefined) this.named.set(name, [...(this.named.get(name) ?? []), value]);
  }
}

/** `node` and what runs when it runs: not the bodies of functions that it only makes. */
export function* runsWith(node: AnyNode): Generator<AnyNode> {
  if (isFunction(node)) yield node;
  else yield* within(node, (n) => !isFunction(n));
}

function isCall(node: AnyNode): node is CallExpression | NewExpression {
  return node.type === "CallExpression" || node.type === "NewExpression";
}

/** The identifiers that run with `f` itself, parameters included. */
export function identifiersOf(f: FunctionNode): AnyNode[] {
  return childrenOf(f)
    .flatMap((c) => (isFunction(c) ? [] : [...runsWith(c)]))
    .filter((n) => n.type === "Identifier");
}
