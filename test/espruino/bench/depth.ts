import type { AnyNode } from "acorn";
import { applyEdits, type Edit } from "../../../build/tree/edit";
import { calledMethod, type FunctionNode, isFunction, Tree } from "../../../build/tree/parse";

/** The most functions inside one another, and the most of them that an array method calls. */
export interface Depth {
  readonly calls: number;
  readonly callbacks: number;
}

/** Gives a Depth, in a program that `withDepth` made. */
export const DEPTH = "({calls:$deepest[0],callbacks:$deepest[1]})";

const COUNTERS = `var $depth=[0,0],$deepest=[0,0];
function $enter(i){for(;i>=0;i--)if(++$depth[i]>$deepest[i])$deepest[i]=$depth[i]}
function $leave(i){for(;i>=0;i--)$depth[i]--}
`;
/** What they call comes on top of everything that is called already. */
const ARRAY_METHODS: ReadonlySet<string> = new Set(
  "every filter find findIndex forEach map reduce some sort".split(" "),
);

/** The shipped file, with every function counted while it runs. */
export function withDepth(code: string): string {
  const tree = new Tree(code);
  return (
    COUNTERS +
    applyEdits(
      code,
      tree.nodes.filter(isFunction).flatMap((node) => counted(node, tree)),
    ).code
  );
}

function counted(node: FunctionNode, tree: Tree): Edit[] {
  const kind = isCallback(node, tree) ? 1 : 0;
  const enter = `$enter(${kind});try{`;
  const leave = `}finally{$leave(${kind})}`;
  const { body } = node;
  if (body.type !== "BlockStatement") {
    const arrow = tree.tokens.findLast((token) => token.type.label === "=>" && token.end <= body.start)!;
    return [insert(arrow.end, `{${enter}return `), insert(node.end, `${leave}}`)];
  }
  // Directives stay first.
  const first = body.body.find((statement) => !("directive" in statement));
  return first ? [insert(first.start, enter), insert(body.end - 1, leave)] : [];
}

function isCallback(node: AnyNode, tree: Tree): boolean {
  const call = tree.parent(node);
  return call?.type === "CallExpression" && call.callee !== node && ARRAY_METHODS.has(calledMethod(call) ?? "");
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}
