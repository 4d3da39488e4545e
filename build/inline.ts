import type { AnyNode, Identifier } from "acorn";
import { declaratorRemovals } from "./tree/declarators";
import { applyEdits, type Edit, type Edited } from "./tree/edit";
import { Tree } from "./tree/parse";
import { type Binding, isReplaced, Scopes } from "./tree/scope";

/** A longer string that is named more than once costs more bytes than its variable. */
const LONGEST_STRING = 2;

type Value = number | string | boolean;

/**
 * Writes the value of a constant at the top of a file wherever the constant is named: on the board each such name is a
 * variable or two of memory for ever, and finding it takes longer than reading the number. Constants are numbers, also
 * whole ones computed from others (`1 << SHIFT`), true, false, and strings that are short or named once.
 */
export function inlineConstants(code: string): Edited {
  const tree = new Tree(code);
  const scopes = new Scopes(tree);
  const constants = new Constants(tree, scopes);
  const gone = new Map<AnyNode, Binding>();
  for (const node of tree.program.body) {
    for (const declarator of node.type === "VariableDeclaration" ? node.declarations : []) {
      const binding = scopes.bindingOf(declarator.id);
      if (binding && isWorthIt(constants.valueOf(binding), binding)) gone.set(declarator, binding);
    }
  }
  const edits = [...gone.values()].flatMap((binding) =>
    binding.references
      // A constant in the value of another goes with that.
      .filter((id) => ![...tree.around(id)].some((around) => gone.has(around)))
      .map((id) => replacement(id, constants.valueOf(binding)!, tree)),
  );
  const removed = new Set(gone.keys());
  for (const node of tree.program.body)
    if (node.type === "VariableDeclaration") edits.push(...declaratorRemovals(node, removed));
  return applyEdits(code, edits);
}

function isWorthIt(value: Value | undefined, { references }: Binding): boolean {
  if (typeof value === "string") return value.length <= LONGEST_STRING || references.length < 2;
  return value !== undefined;
}

function replacement(id: Identifier, value: Value, tree: Tree): Edit {
  const parent = tree.parent(id);
  // -1 and 5.toString() need brackets in some places; where they don't, they are taken off when the file is made small.
  const text = typeof value === "number" ? `(${value})` : JSON.stringify(value);
  const isShorthand = parent?.type === "Property" && parent.shorthand;
  return { start: id.start, end: id.end, text: isShorthand ? `${id.name}:${text}` : text };
}

/** The variables at the top of a file whose value is known before it runs. */
class Constants {
  private readonly known = new Map<Binding, Value | undefined>();

  constructor(
    private readonly tree: Tree,
    private readonly scopes: Scopes,
  ) {}

  valueOf(binding: Binding): Value | undefined {
    if (!this.known.has(binding)) {
      // Meanwhile it isn't known: one that is computed from itself never is.
      this.known.set(binding, undefined);
      const [declarator, , program] = this.tree.around(binding.declarations[0]!);
      // In a branch or a loop it is set now or never.
      const isAtTop = declarator?.type === "VariableDeclarator" && program === this.tree.program;
      if (isAtTop && !isReplaced(binding, this.tree)) this.known.set(binding, this.compute(declarator.init));
    }
    return this.known.get(binding);
  }

  private compute(node: AnyNode | null | undefined): Value | undefined {
    switch (node?.type) {
      case "Literal":
        return isValue(node.value) ? node.value : undefined;
      case "Identifier": {
        const binding = this.scopes.bindingOf(node);
        return binding && this.valueOf(binding);
      }
      case "UnaryExpression":
        return wholeOrNothing(UNARY[node.operator]?.(this.whole(node.argument)));
      case "BinaryExpression":
        return wholeOrNothing(BINARY[node.operator]?.(this.whole(node.left), this.whole(node.right)));
      default:
        return undefined;
    }
  }

  private whole(node: AnyNode): number {
    return Number(wholeOrNothing(this.compute(node)));
  }
}

function isValue(value: unknown): value is Value {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean";
}

/** Only whole numbers are computed here: the board may round a fraction in another way. */
function wholeOrNothing(value: Value | undefined): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && !Object.is(value, -0) ? value : undefined;
}

const UNARY: Readonly<Record<string, (x: number) => number>> = { "-": (x) => -x, "+": (x) => x, "~": (x) => ~x };

const BINARY: Readonly<Record<string, (x: number, y: number) => number>> = {
  "+": (x, y) => x + y,
  "-": (x, y) => x - y,
  "*": (x, y) => x * y,
  "/": (x, y) => x / y,
  "<<": (x, y) => x << y,
  ">>": (x, y) => x >> y,
  "|": (x, y) => x | y,
  "&": (x, y) => x & y,
};
