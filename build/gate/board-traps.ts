import type { AnyNode } from "acorn";
import { calledMethod, isIdentifier, isMemberOf, keyName } from "../tree/parse";
import { isNothing, kindOf, numberIn } from "./kinds";
import { type Law, nodeLaw, refuse } from "./law";

const FIXED = "On ESP32 it is one unseeded generator with the same numbers after every power-on.";
const RANDOM: readonly (readonly [string, string])[] = [
  ["Math", "random"],
  ["Math", "randInt"],
  ["E", "hwRand"],
  ["E", "srand"],
];
const TIMERS = ["clearTimeout", "clearInterval", "clearWatch"];

/** Built-ins that an ESP32 has and that do harm there. */
export const BOARD_LAWS: readonly Law[] = [
  nodeLaw("MemberExpression", "no-fixed-dice", FIXED, (node, { scopes }) => {
    const trap = RANDOM.find(([object, name]) => isMemberOf(node, object, name));
    return trap && scopes.isFree(node.object)
      ? refuse(trap.join("."), "the Entropy part, mixed in firmware/dice")
      : undefined;
  }),
  nodeLaw(
    "CallExpression",
    "no-storage",
    "Storage erases the old file before it writes the new one, and wipes itself and the program when it is found torn.",
    (node, { scopes }) => {
      const [name] = node.arguments;
      return scopes.isFree(node.callee, "require") && name?.type === "Literal" && name.value === "Storage"
        ? refuse('require("Storage")', "the Flash part and the journal")
        : undefined;
    },
  ),
  nodeLaw("MemberExpression", "no-free-flash", "On ESP32 Flash.getFree names an area inside of Storage.", (node) =>
    keyName(node) === "getFree" ? refuse("getFree", "the flash area of the board record") : undefined,
  ),
  nodeLaw("MemberExpression", "no-images", "A 1-bit image loses the first byte of its colour.", (node) => {
    const name = keyName(node);
    return name === "drawImage" || name === "drawImages" || name === "createImage"
      ? refuse(`.${name}`, "a glyph of the custom font, and drawString")
      : undefined;
  }),
  nodeLaw(
    ["Property", "MemberExpression"],
    "no-color-order",
    "Espruino's color_order is broken: every value but rgb and brg acts as brg.",
    (node) =>
      keyName(node) === "color_order"
        ? refuse("color_order", "colours whose bytes stand in the order of the wire")
        : undefined,
  ),
  nodeLaw("CallExpression", "corners-in-rect", "The form {x, y, w, h} paints a row and a column more.", (node) => {
    const [area] = node.arguments;
    const isRect = ["fillRect", "clearRect", "drawRect"].includes(calledMethod(node) ?? "");
    const hasSize =
      area?.type === "ObjectExpression" &&
      area.properties.some((p) => ["w", "h"].includes((p.type === "Property" && keyName(p)) || ""));
    return isRect && hasSize
      ? refuse("A rectangle by its size", "fillRect(x, y, x + w - 1, y + h - 1)", area)
      : undefined;
  }),
  nodeLaw(
    "CallExpression",
    "colour-as-one-number",
    "setColor(r, g, b) takes 0 to 1: whole numbers above make white.",
    (node) => {
      const isColour = ["setColor", "setBgColor"].includes(calledMethod(node) ?? "");
      return isColour && node.arguments.length === 3 && node.arguments.some((a) => (numberIn(a) ?? 0) > 1)
        ? refuse("A colour of three whole numbers", "one number, high byte first")
        : undefined;
    },
  ),
  nodeLaw(
    "CallExpression",
    "timer-runs-function",
    "Code in a string doesn't find the names of the shipped file.",
    (node, file) => {
      const isTimer = ["setTimeout", "setInterval", "setWatch"].some((name) => file.scopes.isFree(node.callee, name));
      const [code] = node.arguments;
      return isTimer && code && kindOf(code, file) === "string"
        ? refuse("A timer with code in a string", "an arrow function", code)
        : undefined;
    },
  ),
  nodeLaw(
    ["CallExpression", "NewExpression"],
    "no-code-in-strings",
    "Code in a string doesn't find the names of the shipped file, and the gate can't read it.",
    (node, { scopes }) =>
      isIdentifier(node.callee) && (scopes.isFree(node.callee, "eval") || scopes.isFree(node.callee, "Function"))
        ? refuse(`${node.callee.name}(...)`, "a function")
        : undefined,
  ),
  nodeLaw(
    "CallExpression",
    "clear-one-timer",
    "Without an id Espruino clears all timers or watches, and for undefined it throws.",
    (node, { scopes }) => {
      const name = TIMERS.find((t) => scopes.isFree(node.callee, t));
      const [id] = node.arguments as (AnyNode | undefined)[];
      return name && (!id || isNothing(id)) ? refuse(`${name} without an id`, `if (id) ${name}(id)`) : undefined;
    },
  ),
  nodeLaw(
    "Identifier",
    "no-date",
    "Date gives fractions of milliseconds, and 0 for a date it can't read.",
    (node, { scopes }) =>
      scopes.isFree(node, "Date") ? refuse("Date", "the Clock part, or Math.floor(getTime() * 1000)") : undefined,
  ),
];
