import type { AnyNode } from "acorn";
import { calledMethod, isMemberOf } from "../tree/parse";
import { isNothing, kindOf, numberIn } from "./kinds";
import { type Law, nodeLaw, refuse } from "./law";
import { isReadRight } from "./number-literal";

/** Above this Math.pow goes through exp and log. */
const LAST_EXACT_POWER = 9;
const EQUALITY = new Set(["==", "!=", "===", "!=="]);

/** Numbers, and what equals what. */
export const NUMBER_LAWS: readonly Law[] = [
  nodeLaw(
    "Literal",
    "exact-literal",
    "Espruino reads a decimal fraction digit by digit and misses its last bit, and a whole number above 2^63 as a negative one.",
    (node) =>
      typeof node.value === "number" && !isReadRight(node.raw ?? "", node.value)
        ? refuse(
            `${node.raw} may come out as another number`,
            "a quotient of whole numbers, as the bundle's repair writes",
          )
        : undefined,
  ),
  nodeLaw(
    "MemberExpression",
    "exact-power",
    "From x^10 on Math.pow is exp(log(x) * y): Math.pow(2, 12) | 0 is 4095.",
    (node, { tree, scopes }) => {
      if (!isMemberOf(node, "Math", "pow") || !scopes.isFree(node.object)) return undefined;
      const call = tree.parent(node);
      const exponent =
        call?.type === "CallExpression" && call.callee === node ? numberIn(call.arguments[1]) : undefined;
      const isExact =
        exponent !== undefined && Number.isInteger(exponent) && exponent >= 0 && exponent <= LAST_EXACT_POWER;
      return isExact
        ? undefined
        : refuse(
            "Math.pow (or **, which esbuild turns into it)",
            "1 << n, x * x, or an exponent written as a number up to 9",
          );
    },
  ),
  nodeLaw("CallExpression", "no-to-fixed", "toFixed loses the last carry: (5.7).toFixed(0) is 5.", (node) =>
    calledMethod(node) === "toFixed"
      ? refuse("toFixed", "Math.round first, then whole numbers put together")
      : undefined,
  ),
  nodeLaw("UnaryExpression", "no-negative-zero", "Espruino has no -0.", (node) =>
    node.operator === "-" && numberIn(node.argument) === 0 ? refuse("-0", "0") : undefined,
  ),
  nodeLaw(
    ["BinaryExpression", "SwitchCase"],
    "no-fraction-equality",
    "Fractions that were read or worked out differ in their last bits between Espruino and Node.",
    (node) => {
      if (node.type === "SwitchCase")
        return node.test && isFraction(node.test) ? refuse("A `case` with a fraction", "whole numbers") : undefined;
      const fails = EQUALITY.has(node.operator) && (isFraction(node.left) || isFraction(node.right));
      return fails
        ? refuse("A fraction is compared for equality", "whole numbers, or a comparison with a margin")
        : undefined;
    },
  ),
  nodeLaw(
    "BinaryExpression",
    "strict-equality",
    'Espruino converts differently for ==: [] == false is false, " 12 " == 12 too. The build writes it where types prove it.',
    (node, file) => {
      if (node.operator !== "==" && node.operator !== "!=") return undefined;
      if (isNothing(node.left) || isNothing(node.right)) return undefined;
      const [left, right] = [kindOf(node.left, file), kindOf(node.right, file)];
      const isSafe = left === undefined || right === undefined || left === right;
      return isSafe ? undefined : refuse(`${node.operator} between values of different kinds`, `${node.operator}=`);
    },
  ),
];

function isFraction(node: AnyNode): boolean {
  if (node.type === "BinaryExpression" && node.operator === "/") {
    const [p, q] = [numberIn(node.left), numberIn(node.right)];
    return p !== undefined && q !== undefined && !Number.isInteger(p / q);
  }
  const value = numberIn(node);
  return value !== undefined && !Number.isInteger(value);
}
