import type { AnyNode } from "acorn";
import { type Law, nodeLaw, refuse } from "./law";

const STOPS = "Espruino's parser stops at it with a syntax error.";

/** Syntax that has no place in the shipped file at all. */
export const SYNTAX_LAWS: readonly Law[] = [
  nodeLaw(["ObjectPattern", "ArrayPattern"], "no-destructuring", STOPS, () =>
    refuse("A pattern takes values apart", "one declaration or assignment a value"),
  ),
  nodeLaw("AssignmentPattern", "no-default-argument", STOPS, () =>
    refuse("A parameter has a default value", "an `if (x === undefined)` in the body"),
  ),
  nodeLaw("RestElement", "no-rest", STOPS, () =>
    refuse("A rest parameter", "`arguments`, or an array as one parameter"),
  ),
  nodeLaw("SpreadElement", "no-spread", STOPS, (node, file) => {
    const where = file.tree.parent(node)?.type;
    if (where === "ArrayExpression") return refuse("A spread in an array", "a.concat(b)");
    if (where === "ObjectExpression") return refuse("A spread in an object", "Object.assign({}, a, {...})");
    return refuse("A spread in a call", "f.apply(null, array)");
  }),
  nodeLaw(
    ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"],
    "no-generator-or-async",
    STOPS,
    (node) => {
      if (node.generator)
        return refuse("A generator", "a function that returns an array, or calls a function it is given");
      return node.async ? refuse("An async function", "callbacks, or Promise.then") : undefined;
    },
  ),
  nodeLaw("ForOfStatement", "no-for-await", STOPS, (node) =>
    node.await ? refuse("for await", "a plain loop or Promise.then") : undefined,
  ),
  nodeLaw("BinaryExpression", "no-exponent-operator", STOPS, (node) =>
    node.operator === "**" ? refuse("**", "x * x, or 1 << n for powers of two") : undefined,
  ),
  nodeLaw("ChainExpression", "no-optional-chain", STOPS, () => refuse("?.", "x == null ? undefined : x.y")),
  nodeLaw("AssignmentExpression", "no-logical-assignment", STOPS, (node) =>
    ["||=", "&&=", "??=", "**="].includes(node.operator)
      ? refuse(node.operator, "the assignment and the operator apart")
      : undefined,
  ),
  nodeLaw(["Property", "MethodDefinition", "PropertyDefinition"], "no-computed-key", STOPS, (node) =>
    node.computed ? refuse("A computed key", "o[key] = value after the object is made") : undefined,
  ),
  nodeLaw("Property", "no-named-accessor-string", STOPS, (node) =>
    node.kind !== "init" && node.key.type !== "Identifier"
      ? refuse("A getter or setter whose name is a string or number", "a plain name")
      : undefined,
  ),
  nodeLaw("LabeledStatement", "no-label", STOPS, () => refuse("A label", "a function with `return`, or a flag")),
  nodeLaw("WithStatement", "no-with", "Espruino takes `with` for a function that is not defined.", () =>
    refuse("with", "the object's name before each member"),
  ),
  nodeLaw(["PrivateIdentifier"], "no-private-name", STOPS, () => refuse("A private name", "`private` of TypeScript")),
  nodeLaw("MetaProperty", "no-meta-property", STOPS, () => refuse("new.target or import.meta", "an argument")),
  nodeLaw("ImportExpression", "no-dynamic-import", STOPS, () => refuse("import()", "a static import")),
  nodeLaw("TaggedTemplateExpression", "no-tagged-template", STOPS, () =>
    refuse("A tagged template", "a call with the template as its argument"),
  ),
  nodeLaw("Literal", "no-bigint", STOPS, (node) =>
    node.bigint ? refuse("A BigInt", "two numbers of 32 bits") : undefined,
  ),
  nodeLaw(
    ["PropertyDefinition", "StaticBlock"],
    "no-class-field",
    "Espruino evaluates a field's value once for all instances.",
    () => refuse("A field in a class body", "this.x = ... in the constructor"),
  ),
  nodeLaw("SwitchStatement", "default-last", 'Espruino stops with "CASE after DEFAULT unsupported".', (node) =>
    node.cases
      .slice(0, -1)
      .flatMap((c) => (c.test ? [] : [refuse("`default` is not the last case", "`default` at the end", c)])),
  ),
  nodeLaw("DebuggerStatement", "no-debugger", "Espruino stops there and waits on the console for ever.", () =>
    refuse("debugger", "nothing"),
  ),
  nodeLaw(
    "ReturnStatement",
    "end-bare-return",
    'Espruino takes what follows for the value: at the end of a function it stops with "Unexpected end of Input".',
    (node, file) =>
      !node.argument && file.tree.code[node.end - 1] !== ";"
        ? refuse("`return` without a value and without a semicolon", "return;")
        : undefined,
  ),
  nodeLaw("MemberExpression", "no-comma-in-index", STOPS, (node, file) =>
    node.property.type === "SequenceExpression" && file.tree.tokenBefore(node.property.start)?.type.label === "["
      ? refuse("A comma in an index", "a[(x, y)]")
      : undefined,
  ),
  {
    name: "end-statements",
    why: "Without it Espruino reads on into the next line: it takes x=y, newline, ++z for y++.",
    check: (node, file) => {
      if (!ENDED.has(node.type) || file.tree.code[node.end - 1] === ";") return undefined;
      const parent = file.tree.parent(node);
      if (node.type === "VariableDeclaration" && parent && isLoopHead(node, parent)) return undefined;
      const next = file.tree.tokenFrom(node.end)?.type.label ?? "eof";
      return next === "}" || next === "eof" ? undefined : refuse("A statement ends without a semicolon", "a semicolon");
    },
  },
];

const ENDED = new Set<string>([
  "ExpressionStatement",
  "VariableDeclaration",
  "ReturnStatement",
  "ThrowStatement",
  "BreakStatement",
  "ContinueStatement",
]);

function isLoopHead(node: AnyNode, parent: AnyNode): boolean {
  return (
    (parent.type === "ForStatement" && parent.init === node) ||
    ((parent.type === "ForInStatement" || parent.type === "ForOfStatement") && parent.left === node)
  );
}
