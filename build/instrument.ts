import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { AnyNode } from "acorn";
import { type Plugin, transformSync } from "esbuild";
import { applyEdits, type Edit } from "./tree/edit";
import { type FunctionNode, isFunction, keyName, Tree } from "./tree/parse";

export interface InstrumentedFunction {
  readonly file: string;
  /** From the outside in: "createFlash.read". */
  readonly name: string;
}

/** The global that an instrumented function calls first; whoever runs the bundle defines it. */
export const CALLED = "functionCalled";

/** An esbuild plugin: functions in `wanted` files report their calls, so that a test can tell which were never called. */
export function instrument(wanted: (file: string) => boolean, found: InstrumentedFunction[]): Plugin {
  return {
    name: "instrument",
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!wanted(path)) return undefined;
        const { code } = transformSync(readFileSync(path, "utf8"), {
          loader: "ts",
          tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
        });
        return { contents: report(code, relative(process.cwd(), path), found), loader: "js" };
      });
    },
  };
}

function report(code: string, file: string, found: InstrumentedFunction[]): string {
  const tree = new Tree(code, "module");
  const edits = tree.nodes.filter(isFunction).flatMap((node) => {
    const id = found.push({ file, name: pathOf(node, tree) }) - 1;
    return reportCall(node, `${CALLED}(${id})`, tree);
  });
  return applyEdits(code, edits).code;
}

function reportCall(node: FunctionNode, call: string, tree: Tree): Edit[] {
  const { body } = node;
  if (body.type !== "BlockStatement") {
    // An object literal as the body stands in brackets, which lie outside the node.
    const start = tree.tokens.find((t) => t.start >= arrowEnd(node, tree))!.start;
    return [
      { start, end: start, text: `(${call},` },
      { start: node.end, end: node.end, text: ")" },
    ];
  }
  // super() has to be the first statement of a constructor, and directives stay first, too.
  const first = body.body.find((s) => !("directive" in s && s.directive) && !isSuperCall(s));
  const at = first?.start ?? body.end - 1;
  return [{ start: at, end: at, text: `${call};` }];
}

function arrowEnd(node: FunctionNode, tree: Tree): number {
  const last = node.params[node.params.length - 1];
  return tree.tokens.find((t) => t.type.label === "=>" && t.start >= (last?.end ?? node.start))!.end;
}

function isSuperCall(node: AnyNode): boolean {
  return (
    node.type === "ExpressionStatement" &&
    node.expression.type === "CallExpression" &&
    node.expression.callee.type === "Super"
  );
}

function pathOf(node: FunctionNode, tree: Tree): string {
  const names = [nameOf(node, tree)];
  for (const outer of tree.around(node)) {
    if (isFunction(outer)) names.unshift(nameOf(outer, tree));
    else if (outer.type === "ClassDeclaration" && outer.id) names.unshift(outer.id.name);
  }
  return names.join(".");
}

function nameOf(node: FunctionNode, tree: Tree): string {
  if (node.type !== "ArrowFunctionExpression" && node.id) return node.id.name;
  const parent = tree.parent(node);
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if (parent?.type === "AssignmentExpression") return keyName(parent.left) ?? tree.text(parent.left);
  return (parent && keyName(parent)) ?? "(callback)";
}
