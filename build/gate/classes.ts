import type { AnyNode } from "acorn";
import { isFunction, isIdentifier, keyName } from "../tree/parse";
import { isWritten } from "../tree/scope";
import { type GateFile, type Law, nodeLaw, refuse } from "./law";

type ClassNode = Extract<AnyNode, { type: "ClassDeclaration" | "ClassExpression" }>;
const CLASSES = ["ClassDeclaration", "ClassExpression"] as const;

/** Classes: what differs, above all in inheritance. */
export const CLASS_LAWS: readonly Law[] = [
  nodeLaw(
    "MemberExpression",
    "no-super-member",
    "Espruino looks super.x up from `this`: from a class further down it calls itself for ever, and the overflow can't be caught.",
    (node) =>
      node.object.type === "Super"
        ? refuse(`super.${keyName(node) ?? "..."}`, "Base.prototype.method.call(this)")
        : undefined,
  ),
  nodeLaw("Super", "no-super-in-arrow", "Espruino knows `super` only in the constructor itself.", (node, { tree }) => {
    const f = tree.functionAround(node);
    return f.type === "ArrowFunctionExpression"
      ? refuse("super in an arrow function", "super(...) as a statement of the constructor")
      : undefined;
  }),
  nodeLaw(
    CLASSES,
    "own-constructor",
    "Without its own constructor a derived class runs the constructors above it twice, or fails with the one esbuild writes.",
    (node, { tree }) => {
      if (!node.superClass) return undefined;
      const own = node.body.body.find((m) => m.type === "MethodDefinition" && m.kind === "constructor");
      if (!own)
        return refuse(
          "A class with `extends` and without a constructor",
          "constructor(a) { super(a); }",
          node.superClass,
        );
      const passesAll = tree.text(own).split(" ").join("").includes("super(...arguments)");
      return passesAll
        ? refuse("A derived class whose constructor esbuild wrote", "constructor(a) { super(a); }", own)
        : undefined;
    },
  ),
  nodeLaw(
    CLASSES,
    "no-extending-builtin",
    "An instance of a class derived from a built-in lacks what the built-in sets: an Error has no message.",
    (node, { scopes }) =>
      node.superClass && scopes.isFree(node.superClass)
        ? refuse("A class that extends a built-in", "new Error(text), or a class of its own", node.superClass)
        : undefined,
  ),
  nodeLaw(
    "ClassExpression",
    "no-class-own-name",
    "Espruino doesn't know the name of a class expression inside it.",
    (node, file) => {
      const binding = node.id ? file.scopes.bindingOf(node.id) : undefined;
      if (!node.id || !binding?.references.length || isHeldUnder(node.id.name, node, file)) return undefined;
      return refuse(
        `"${node.id.name}" is used inside its class expression`,
        "a class declaration",
        binding.references[0],
      );
    },
  ),
  nodeLaw(
    "NewExpression",
    "no-new-this",
    "In a static method that a derived class calls, Espruino does not find the derived class.",
    (node) => (node.callee.type === "ThisExpression" ? refuse("new this()", "the name of the class") : undefined),
  ),
  nodeLaw(
    "MemberExpression",
    "no-static-inheritance",
    "Espruino doesn't inherit static members: they read as undefined.",
    (node, file) => {
      const name = keyName(node);
      const owner = classOf(node.object, file);
      if (!owner?.superClass || name === undefined || name === "prototype" || isWritten(node, file.tree.parent(node)))
        return undefined;
      return hasStatic(owner, name, node.object, file)
        ? undefined
        : refuse(
            `${file.tree.text(node)} isn't a static member of the class itself`,
            "the name of the class that has it",
          );
    },
  ),
  nodeLaw(
    "ReturnStatement",
    "no-return-in-constructor",
    "`new` gives whatever the constructor returns, a number too.",
    (node, { tree }) => {
      const f = tree.functionAround(node);
      const method = tree.parent(f);
      const inConstructor = method?.type === "MethodDefinition" && method.kind === "constructor";
      return node.argument && inConstructor
        ? refuse("A constructor returns a value", "return; or a function that makes the object")
        : undefined;
    },
  ),
  nodeLaw(
    "ThisExpression",
    "no-plain-this",
    "In a plain call `this` is the global object, in modules too.",
    (node, file) => {
      for (const n of file.tree.around(node)) {
        if (n.type === "ArrowFunctionExpression" || !isFunction(n)) continue;
        return isPlainFunction(n, file)
          ? refuse("`this` in a function that isn't a method", "the object as a parameter")
          : undefined;
      }
      return refuse("`this` outside of all methods", "the object's name, or global");
    },
  ),
];

/** True in `var A = class A {...}`, which esbuild writes: inside, the name finds the variable instead. */
function isHeldUnder(name: string, node: AnyNode, { tree, scopes }: GateFile): boolean {
  const holder = tree.parent(node);
  if (holder?.type !== "VariableDeclarator" || !isIdentifier(holder.id, name)) return false;
  return scopes.bindingOf(holder.id)?.references.every((id) => !isWritten(id, tree.parent(id))) ?? false;
}

function classOf(node: AnyNode, file: GateFile): ClassNode | undefined {
  const binding = file.scopes.bindingOf(node);
  const values = binding ? file.calls.valuesOf(binding) : [];
  const value = values.length === 1 ? values[0] : undefined;
  if (value?.type === "Identifier" && file.scopes.bindingOf(value) !== binding) return classOf(value, file);
  return value?.type === "ClassDeclaration" || value?.type === "ClassExpression" ? value : undefined;
}

function hasStatic(owner: ClassNode, name: string, holder: AnyNode, file: GateFile): boolean {
  if (owner.body.body.some((m) => m.type === "MethodDefinition" && m.static && keyName(m) === name)) return true;
  if (["call", "apply", "bind"].includes(name)) return true;
  const binding = file.scopes.bindingOf(holder);
  return (binding?.references ?? []).some((id) => {
    const member = file.tree.parent(id);
    return (
      member?.type === "MemberExpression" && keyName(member) === name && isWritten(member, file.tree.parent(member))
    );
  });
}

/** A function that nothing calls as a method or with `new`, as far as the tree shows. */
function isPlainFunction(f: AnyNode, { tree, scopes }: GateFile): boolean {
  const parent = tree.parent(f);
  let name: AnyNode | null | undefined;
  if (f.type === "FunctionDeclaration") name = f.id;
  else if (parent?.type === "VariableDeclarator") name = parent.id;
  else return parent?.type === "CallExpression" && parent.callee === f;
  const binding = name ? scopes.bindingOf(name) : undefined;
  return !(binding?.references ?? []).some((id) => {
    const use = tree.parent(id);
    return (
      use?.type === "MemberExpression" ||
      use?.type === "Property" ||
      (use?.type === "NewExpression" && use.callee === id) ||
      isValue(id, use)
    );
  });
}

/** True where the function itself is handed on, and may become a method. */
function isValue(id: AnyNode, use: AnyNode | undefined): boolean {
  return !(use?.type === "CallExpression" && use.callee === id);
}
