/** One stroke, or one part of it where the terminal tells them apart. */
export interface Key {
  /** The character in small letters, or "enter", "space", "escape", "left", "right", "f3". */
  readonly name: string;
  /** Of a letter: it was a capital; of others only where the terminal tells. */
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly action: "press" | "repeat" | "release";
}

const NAMES: { readonly [character: string]: string } = {
  "\r": "enter",
  "\n": "enter",
  " ": "space",
  "\x1b": "escape",
};

/** Keys with a code of their own in the kitty keyboard protocol ("Functional key definitions"): the number pad. */
const KEYPAD: { readonly [code: number]: string } = {
  57411: "*",
  57414: "enter",
  57417: "left",
  57418: "right",
};

/** The key that sends one character. */
export function keyOfCharacter(character: string): Key {
  const code = character.codePointAt(0)!;
  const name = NAMES[character];
  if (name === undefined && code < 32) return press(String.fromCharCode(code + 96), false, true);
  const small = character.toLowerCase();
  return press(name ?? small, small !== character, false);
}

/** The key that sends an escape sequence; undefined for one that isn't known, Alt with a key included. */
export function keyOfSequence(sequence: string): Key | undefined {
  if (sequence.startsWith("\x1bO")) return finalKey(sequence[2]!, 1, 1);
  const match = /^\[([\d:;]*)([A-Z~u])$/.exec(sequence.slice(1));
  if (!match) return undefined;
  const [code, modifiers] = match[1]!.split(";").map((field) => field.split(":").map(Number));
  const mask = modifiers?.[0] || 1;
  const event = modifiers?.[1] || 1;
  const final = match[2]!;
  if (final === "~") return code?.[0] === 13 ? withModifiers("f3", mask, event) : undefined;
  if (final !== "u") return finalKey(final, mask, event);
  return unicodeKey(code?.[0] ?? 0, code?.[1] ?? 0, mask, event);
}

/** Arrows and F3 in the form of xterm, "CSI 1 ; modifiers A". */
function finalKey(final: string, mask: number, event: number): Key | undefined {
  const names: { readonly [final: string]: string } = { C: "right", D: "left", R: "f3", M: "enter" };
  const name = names[final];
  return name === undefined ? undefined : withModifiers(name, mask, event);
}

/** `shifted` is what the key gives with Shift, where that is another character: '*' has no key of its own. */
function unicodeKey(code: number, shifted: number, mask: number, event: number): Key | undefined {
  if (KEYPAD[code]) return withModifiers(KEYPAD[code], mask, event);
  // Above 57343 are keys without a character, such as Shift itself.
  if (code === 0 || code > 0x10ffff || (code >= 57344 && code <= 63743)) return undefined;
  const isLetter = String.fromCodePoint(code).toLowerCase() !== String.fromCodePoint(code).toUpperCase();
  const typed = hasShift(mask) && shifted && !isLetter ? shifted : code;
  const character = String.fromCodePoint(typed);
  return withModifiers(NAMES[character] ?? character.toLowerCase(), mask, event);
}

function withModifiers(name: string, mask: number, event: number): Key | undefined {
  const bits = mask - 1;
  // Alt, super, hyper, meta: keys of the window manager and the terminal, not ours.
  const action = event === 3 ? "release" : event === 2 ? "repeat" : "press";
  // A release counts all the same: no key may stay down.
  if (bits & (2 | 8 | 16 | 32) && action !== "release") return undefined;
  return { name, shift: hasShift(mask), ctrl: (bits & 4) !== 0, action };
}

function hasShift(mask: number): boolean {
  return ((mask - 1) & 1) !== 0;
}

function press(name: string, shift: boolean, ctrl: boolean): Key {
  return { name, shift, ctrl, action: "press" };
}
