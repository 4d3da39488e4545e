import { readFileSync } from "node:fs";

/** What an ESP32 build has: each global with the members known of it, read from esp32-builtins.txt beside this file. */
const MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = readList();

function readList(): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const line of readFileSync(new URL("./esp32-builtins.txt", import.meta.url), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [owner = "", member] = line.split(".");
    const known = members.get(owner) ?? new Set();
    if (member) known.add(member);
    members.set(owner, known);
  }
  return members;
}

/** Modules that `require` finds inside the interpreter. */
export const BUILTIN_MODULES: readonly string[] = [
  "Flash",
  "Storage",
  "Wifi",
  "crypto",
  "dgram",
  "fs",
  "heatshrink",
  "http",
  "neopixel",
  "net",
  "timer",
  "tls",
];

/** Classes and modules of the list that are not globals: they are reached through objects or `require`. */
const NOT_GLOBAL: ReadonlySet<string> = new Set([
  ...BUILTIN_MODULES,
  "BluetoothDevice",
  "NetworkJS",
  "Socket",
  "Server",
  "StorageFile",
  "dgramSocket",
  "httpCRq",
  "httpCRs",
  "httpSRq",
  "httpSRs",
  "httpSrv",
  "url",
]);

const GLOBALS: ReadonlySet<string> = new Set([
  ...[...MEMBERS.keys()].filter((name) => !NOT_GLOBAL.has(name)),
  // A word of the language, which acorn takes for a variable.
  "undefined",
]);

export function builtinGlobals(): ReadonlySet<string> {
  return GLOBALS;
}

/** Objects whose members are those of a class: I2C1 has what an I2C has. */
const INSTANCES: readonly [RegExp, string][] = [
  [/^I2C\d$/, "I2C"],
  [/^SPI\d$/, "SPI"],
  [/^(Serial\d|Bluetooth|Telnet|LoopbackA|LoopbackB)$/, "Serial"],
  [/^(D\d+|LED\d?|BTN\d?)$/, "Pin"],
];

/** What any object and any function has. */
const EVERYWHERE = ["on", "emit", "removeListener", "removeAllListeners", "addListener", "prependListener"];
const OF_FUNCTIONS = ["call", "apply", "bind", "prototype"];

/** Members of these stand on the class itself; all others in the list are found on its instances. */
const STATICS: Readonly<Record<string, readonly string[]>> = {
  Array: ["isArray"],
  Date: ["now", "parse"],
  Number: ["MAX_VALUE", "MIN_VALUE", "NEGATIVE_INFINITY", "NaN", "POSITIVE_INFINITY"],
  Object: (
    "assign create defineProperties defineProperty entries fromEntries getOwnPropertyDescriptor " +
    "getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf keys setPrototypeOf values"
  ).split(" "),
  Promise: ["all", "reject", "resolve"],
  String: ["fromCharCode"],
  Graphics: ["createArrayBuffer", "createCallback", "createImage", "getInstance"],
  Function: [],
  RegExp: [],
  Error: [],
};

/** False if the built-in `object` surely has no member `name`; unknown objects may have any. */
export function mayHaveMember(object: string, name: string): boolean {
  if (object === "arguments") return true;
  const known = MEMBERS.get(object);
  if (!known) return true;
  const kind = INSTANCES.find(([pattern]) => pattern.test(object))?.[1];
  const own = STATICS[object] ?? [...known, ...(kind ? (MEMBERS.get(kind) ?? []) : [])];
  return own.includes(name) || EVERYWHERE.includes(name) || OF_FUNCTIONS.includes(name);
}

const ANY_METHOD: ReadonlySet<string> = new Set([...[...MEMBERS.values()].flatMap((m) => [...m]), ...OF_FUNCTIONS]);

/** True if some object of an ESP32 build has a member of this name. */
export function isKnownMember(name: string): boolean {
  return ANY_METHOD.has(name);
}
