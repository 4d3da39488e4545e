import { LEFT, OK, RIGHT, STAR } from "../../hal/buttons";
import type { Key } from "./key-codes";

/** What hands do to the tower, or a person to this program. */
export type Gesture =
  | { readonly do: "press"; readonly button: number; readonly ms: number }
  /** Real fingers, where the terminal tells when a key is let up. */
  | { readonly do: "down" | "up"; readonly button: number }
  /** Left and right together, as long as a new game takes. */
  | { readonly do: "new-game" }
  /** One shake; the next one prolongs it. */
  | { readonly do: "shake" }
  | { readonly do: "motion"; readonly trace: string }
  | { readonly do: "pull-plug" }
  | { readonly do: "quit" }
  /** The tower in a browser instead of this terminal. */
  | { readonly do: "browser" }
  | { readonly do: "suspend" };

export const PRESS_MS = 60;
export const HOLD_MS = 1200;

const BUTTONS: { readonly [name: string]: number } = {
  left: LEFT,
  a: LEFT,
  h: LEFT,
  right: RIGHT,
  d: RIGHT,
  l: RIGHT,
  enter: OK,
  o: OK,
  s: STAR,
  "*": STAR,
};

const OTHERS: { readonly [name: string]: Gesture } = {
  m: { do: "press", button: STAR, ms: HOLD_MS },
  n: { do: "new-game" },
  f3: { do: "new-game" },
  k: { do: "motion", trace: "knock" },
  c: { do: "motion", trace: "carry" },
  w: { do: "motion", trace: "weak" },
  p: { do: "pull-plug" },
  b: { do: "browser" },
  q: { do: "quit" },
};

const CONTROL: { readonly [name: string]: Gesture } = { c: { do: "quit" }, z: { do: "suspend" } };

/** The keys in a line for whoever plays, most needed first; in a window of little room the last ones are left out. */
export const KEY_HELP = [
  "\u2190 \u2192 left right",
  "enter ok",
  "s star",
  "space shake",
  "m menu",
  "n new game",
  "A D O S hold",
  "p pull the plug",
  "b in a browser",
  "q quit",
];

/**
 * What a key does; undefined for none.
 * @param releases the terminal reports keys let up: then a button is down as long as its key is
 */
export function gestureOf(key: Key, releases: boolean): Gesture | undefined {
  if (key.ctrl) return key.action === "press" ? CONTROL[key.name] : undefined;
  if (key.name === "space") return key.action === "release" ? undefined : { do: "shake" };
  const button = BUTTONS[key.name];
  if (button === undefined) return key.action === "press" ? OTHERS[key.name] : undefined;
  if (key.action === "release") return { do: "up", button };
  if (key.action === "repeat") return undefined;
  // '*' needs Shift to be typed at all.
  if (key.shift && key.name !== "*") return { do: "press", button, ms: HOLD_MS };
  return releases ? { do: "down", button } : { do: "press", button, ms: PRESS_MS };
}
