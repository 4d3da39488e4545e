import type { AnyNode } from "acorn";
import { isMemberOf, type Tree } from "./parse";
import { isReplaced, type Scopes } from "./scope";

/**
 * Whether a value can be made later, or again, and nobody notices: making it has no effect and reads nothing that may
 * change. What is not surely so is false: calls, members, globals, operators on anything but literals.
 */
export function isStill(node: AnyNode | null | undefined, tree: Tree, scopes: Scopes): boolean {
  const still = (inner: AnyNode | null | undefined) => isStill(inner, tree, scopes);
  switch (node?.type) {
    case "Literal":
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return true;
    case "Identifier": {
      const binding = scopes.bindingOf(node);
      return binding ? !isReplaced(binding, tree) : node.name === "undefined";
    }
    case "TemplateLiteral":
      return node.expressions.length === 0;
    case "UnaryExpression":
    case "BinaryExpression":
      return isOfLiterals(node);
    case "ArrayExpression":
      return node.elements.every(still);
    case "ObjectExpression":
      return node.properties.every((p) => p.type === "Property" && !p.computed && still(p.value));
    case "ClassDeclaration":
    case "ClassExpression":
      return (!node.superClass || still(node.superClass)) && node.body.body.every(isPlainMember);
    case "CallExpression": {
      // A new object is filled, nobody else has it yet.
      const [target, ...sources] = node.arguments;
      const isNew = target?.type === "ObjectExpression" && isMemberOf(node.callee, "Object", "assign");
      const isNative = node.callee.type === "MemberExpression" && scopes.isFree(node.callee.object);
      return isNew && isNative && still(target) && sources.every(still);
    }
    default:
      return false;
  }
}

/** Methods and accessors; static blocks, fields and computed names run code. */
function isPlainMember(member: AnyNode): boolean {
  return member.type === "MethodDefinition" && !member.computed;
}

/** Arithmetic that has its result written down in full: operands that are objects would be asked by `valueOf`. */
function isOfLiterals(node: AnyNode): boolean {
  if (node.type === "UnaryExpression") return node.operator !== "delete" && isOfLiterals(node.argument);
  if (node.type === "BinaryExpression") return isOfLiterals(node.left) && isOfLiterals(node.right);
  return node.type === "Literal";
}
