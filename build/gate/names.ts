import type { AnyNode } from "acorn";
import { MAX_NAME, RESERVED_WORDS } from "./espruino-words";
import { type Law, nodeLaw, refuse } from "./law";

/** What things may be called. */
export const NAME_LAWS: readonly Law[] = [
  {
    name: "no-reserved-name",
    why: "It is a word of the language to Espruino (src/jslex.c), and a syntax error as a variable.",
    check: (node, { scopes }) => {
      if (node.type !== "Identifier" || !RESERVED_WORDS.has(node.name) || node.name === "undefined") return undefined;
      return scopes.bindingOf(node) || scopes.isFree(node)
        ? refuse(`A variable is called "${node.name}"`, "another name")
        : undefined;
    },
  },
  nodeLaw(
    ["Identifier", "PrivateIdentifier"],
    "no-long-name",
    `Espruino cuts names after ${MAX_NAME} characters, so that two can become one.`,
    (node) =>
      node.name.length > MAX_NAME ? refuse(`A name of ${node.name.length} characters`, "a shorter name") : undefined,
  ),
  nodeLaw(
    "MethodDefinition",
    "plain-method-name",
    "Espruino takes nothing else than a plain name for a method of a class.",
    (node) => {
      const key = node.key as AnyNode;
      if (key.type === "Literal") return refuse("A method whose name is a string or a number", "a plain name");
      return key.type === "Identifier" && RESERVED_WORDS.has(key.name)
        ? refuse(`A method called "${key.name}", which is a word of the language`, "another name")
        : undefined;
    },
  ),
];
