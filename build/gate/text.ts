import type { AnyNode } from "acorn";
import { isIdentifier, within } from "../tree/parse";
import { fileLaw, type Law, nodeLaw, refuse } from "./law";

const LAST_LATIN_1 = 0xff;

/** Strings are bytes on the board. */
export const TEXT_LAWS: readonly Law[] = [
  fileLaw(
    "ascii-file",
    "A character outside of ASCII becomes several bytes, and a control character is a command to the console.",
    (_, { tree }) => {
      for (let i = 0; i < tree.code.length; i++) {
        const code = tree.code.charCodeAt(i);
        const isPlain = (code >= 0x20 && code < 0x7f) || code === 0x0a;
        if (isPlain) continue;
        const at = { type: "EmptyStatement", start: i, end: i + 1 } as AnyNode;
        return refuse(
          `The character U+${code.toString(16).padStart(4, "0")} at offset ${i}`,
          "an escape (\\xE9), as esbuild writes with charset ascii",
          at,
        );
      }
      return undefined;
    },
  ),
  nodeLaw(
    ["Literal", "TemplateElement"],
    "bytes-in-strings",
    "Strings hold bytes: of a character above U+00FF only the low byte stays.",
    (node) => {
      const text = node.type === "Literal" ? (node.regex?.pattern ?? node.value) : node.value.cooked;
      if (typeof text !== "string") return undefined;
      const wide = [...text].find((c) => c.codePointAt(0)! > LAST_LATIN_1);
      return wide
        ? refuse(
            `A string holds U+${wide.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
            "ASCII or Latin-1",
          )
        : undefined;
    },
  ),
  nodeLaw(
    ["Literal", "TemplateElement"],
    "known-escapes",
    "Espruino throws at \\u{...}, and keeps the newline after a backslash.",
    (node) => {
      const raw = node.type === "Literal" ? typeof node.value === "string" && node.raw : node.value.raw;
      return raw
        ? escapesOf(raw)
            .filter((e) => e === "u{" || e === "\n")
            .map((e) =>
              refuse(`The escape \\${e === "\n" ? "<newline>" : e}`, "\\xE9 for a character, + for long strings"),
            )
        : undefined;
    },
  ),
  nodeLaw(
    "TemplateElement",
    "no-dollar-brace-text",
    "Espruino takes a dollar sign and a brace for code, escaped or not.",
    (node) => (node.value.cooked?.includes("${") ? refuse("A template with the text ${", '"$" + "{"') : undefined),
  ),
  nodeLaw(
    "TemplateLiteral",
    "no-brace-in-template-code",
    "Espruino counts the braces of the code in a template by characters, those in strings included.",
    (node) =>
      node.expressions
        .flatMap((e) => [...within(e)])
        .filter((n) => hasBrace(n))
        .map((n) =>
          refuse("A brace in a string in the code of a template", "the string in a variable before the template", n),
        ),
  ),
  nodeLaw(
    ["Property", "MemberExpression"],
    "no-proto-key",
    "__proto__ is the interpreter's own: it stops or takes another prototype.",
    (node) => {
      const key = (node.type === "Property" ? node.key : node.property) as AnyNode;
      const isProto = isIdentifier(key, "__proto__")
        ? !node.computed
        : key.type === "Literal" && key.value === "__proto__";
      return isProto ? refuse("__proto__", "Object.create, or another key") : undefined;
    },
  ),
];

/** What follows each backslash: one character, or two for `u{`. */
function escapesOf(raw: string): string[] {
  const escapes: string[] = [];
  for (let i = 0; i < raw.length; i++) {
    if (raw[i] !== "\\") continue;
    i++;
    const two = raw.slice(i, i + 2);
    escapes.push(two === "u{" ? two : raw[i]!);
  }
  return escapes;
}

function hasBrace(node: AnyNode): boolean {
  const text = node.type === "Literal" ? node.raw : node.type === "TemplateElement" ? node.value.raw : "";
  return text !== undefined && (text.includes("{") || text.includes("}"));
}
