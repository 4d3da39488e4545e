import type { AnyNode } from "acorn";
import { calledMethod } from "../tree/parse";
import { type Law, nodeLaw, refuse } from "./law";
import { faultsOf } from "./regex-pattern";

/** Regular expressions: most of what the matcher lacks fails without a word. */
export const REGEX_LAWS: readonly Law[] = [
  nodeLaw(
    "Literal",
    "simple-regex",
    "Espruino's matcher knows characters, [sets], * and + on them, ^, $, flat groups and | alone; the rest it gets wrong without a word.",
    (node) =>
      node.regex
        ? faultsOf(node.regex.pattern).map((f) =>
            refuse(`${node.raw} has ${f.wrong}`, "a simpler pattern, or indexOf and charCodeAt"),
          )
        : undefined,
  ),
  nodeLaw("Literal", "regex-flags", "Espruino ignores every flag but g and i.", (node) => {
    const others = [...(node.regex?.flags ?? "")].filter((f) => f !== "g" && f !== "i");
    return others.length > 0 ? refuse(`The flag ${others.join("")}`, "a pattern that needs only g and i") : undefined;
  }),
  nodeLaw(
    ["NewExpression", "CallExpression"],
    "no-made-regex",
    "The gate can't read a pattern that is put together at run time.",
    (node, { scopes }) => (scopes.isFree(node.callee, "RegExp") ? refuse("RegExp(...)", "a regex literal") : undefined),
  ),
  nodeLaw("CallExpression", "no-match-all", "Without a match Espruino gives an empty array, Node null.", (node) =>
    calledMethod(node) === "match" && regexOf(node.arguments[0])?.flags.includes("g")
      ? refuse("match with the flag g", "exec in a loop, or replace with a function")
      : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "plain-split",
    "Espruino ignores a limit, and leaves out the groups of a pattern.",
    (node) => {
      if (calledMethod(node) !== "split") return undefined;
      if (node.arguments.length > 1) return refuse("split with a limit", "split(x).slice(0, limit)");
      return regexOf(node.arguments[0])?.pattern.includes("(")
        ? refuse("split with a group in the pattern", "a pattern without groups")
        : undefined;
    },
  ),
  nodeLaw("CallExpression", "plain-replacement", "Espruino puts $&, $$ and their like in as they stand.", (node) => {
    const method = calledMethod(node);
    const text = node.arguments[1];
    if ((method !== "replace" && method !== "replaceAll") || text?.type !== "Literal" || typeof text.value !== "string")
      return undefined;
    return text.value.includes("$")
      ? refuse("A $ in the replacement", "a function that returns the replacement", text)
      : undefined;
  }),
];

function regexOf(node: AnyNode | undefined): { pattern: string; flags: string } | undefined {
  return node?.type === "Literal" ? (node.regex ?? undefined) : undefined;
}
