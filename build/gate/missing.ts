import { calledMethod, isIdentifier, keyName } from "../tree/parse";
import { isWritten } from "../tree/scope";
import { BUILTIN_MODULES, builtinGlobals, isKnownMember, mayHaveMember } from "./builtins";
import { type Law, nodeLaw, refuse } from "./law";

/** Built-ins that an ESP32 build doesn't have. */
export const MISSING_LAWS: readonly Law[] = [
  nodeLaw(
    "Identifier",
    "known-global",
    "An ESP32 build of Espruino has no such global, so reading it throws.",
    (node, { scopes, promised }) =>
      scopes.isFree(node) && !builtinGlobals().has(node.name) && !promised.has(node.name)
        ? refuse(`"${node.name}" is declared nowhere`, "something of build/gate/esp32-builtins.txt")
        : undefined,
  ),
  nodeLaw(
    "Identifier",
    "no-global-assignment",
    "Espruino makes a global of an undeclared name without a word, and throws for a built-in's name.",
    (node, { scopes, tree }) =>
      scopes.isFree(node) && isWritten(node, tree.parent(node))
        ? refuse(`"${node.name}" is assigned but declared nowhere`, `a declaration, or global.${node.name} = ...`)
        : undefined,
  ),
  nodeLaw(
    "MemberExpression",
    "known-static",
    "Espruino on ESP32 has no such member, so using it throws or gives undefined.",
    (node, { scopes, calls, promised }) => {
      const name = keyName(node);
      if (!isIdentifier(node.object) || !scopes.isFree(node.object) || name === undefined) return undefined;
      const object = node.object.name;
      const isThere =
        object === "global" || object === "globalThis"
          ? builtinGlobals().has(name) || promised.has(name) || calls.definesMember(name)
          : mayHaveMember(object, name);
      if (isThere) return undefined;
      // esbuild's helper for {...a} asks for symbols.
      const instead = name === "getOwnPropertySymbols" ? "Object.assign({}, a) for {...a}" : "a function of your own";
      return refuse(`${object}.${name} does not exist`, instead);
    },
  ),
  nodeLaw(
    "CallExpression",
    "known-method",
    "No built-in of Espruino on ESP32 has a method of this name.",
    (node, { calls }) => {
      const name = calledMethod(node);
      return name === undefined || isKnownMember(name) || calls.definesMember(name)
        ? undefined
        : refuse(`.${name}() exists neither in the interpreter nor in this file`, "a loop, or a function of your own");
    },
  ),
  nodeLaw(
    "MemberExpression",
    "no-builtin-prototype",
    "Methods don't stand on the prototypes of built-ins: they read as undefined.",
    (node, { scopes }) => {
      const owner = node.object;
      if (owner.type !== "MemberExpression" || keyName(owner) !== "prototype" || !isIdentifier(owner.object))
        return undefined;
      const isKnown = owner.object.name === "Object" && keyName(node) === "hasOwnProperty";
      return scopes.isFree(owner.object) && !isKnown
        ? refuse(`${owner.object.name}.prototype.${keyName(node) ?? "..."}`, "[].slice.call(x), (o).hasOwnProperty(k)")
        : undefined;
    },
  ),
  nodeLaw(
    "CallExpression",
    "known-module",
    "An ESP32 build has no such module inside, and the board has no files.",
    (node, { scopes }) => {
      if (!scopes.isFree(node.callee, "require")) return undefined;
      const [name] = node.arguments;
      const known = name?.type === "Literal" && BUILTIN_MODULES.includes(String(name.value));
      return known ? undefined : refuse("require of something else than a built-in module", BUILTIN_MODULES.join(", "));
    },
  ),
];
