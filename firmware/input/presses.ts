import { BUTTON_NAMES, type Buttons, LEFT, RIGHT } from "../../hal/buttons";

/** "down" at the first contact, "up" at the release, "hold" once after HOLD_MS; "both" once left and right were held. */
export type PressKind = "down" | "up" | "hold" | "both";

export interface Press {
  readonly kind: PressKind;
  readonly button: number;
  /** Whole microseconds on the Clock's scale: of a "down" those of the contact, else when it was certain. */
  readonly at: number;
  /** Of an "up": a hold came before it. */
  readonly held: boolean;
}

export interface Presses {
  /** What the buttons did up to `now` (whole ms since power-on, never less than before), in the order of `at`. */
  read(now: number): Press[];
}

/** Contacts bounce up to 12 ms (ruling: what owners report): what stays as it is for this long is certain. */
const BOUNCE_US = 20000;
const HOLD_US = 800000;
const BOTH_US = 3000000;
/** Later than any time: 142 years. */
const NEVER_US = 4500000000000000;

/**
 * Debounce: from raw edges to presses. The first contact after a certain release counts at once, however short; a
 * release counts when it has lasted. So a contact that chatters is one long press, and never a "hold".
 *
 * Ruling: a button that is down at power-on is stuck, or somebody leans on it; it means nothing until it was let go.
 */
export function createPresses(buttons: Buttons): Presses {
  const level: boolean[] = [];
  const raw: boolean[] = [];
  const rawAt: number[] = [];
  const since: number[] = [];
  const held: boolean[] = [];
  const stuck: boolean[] = [];
  let both = false;
  /** A button is down, or not certain. */
  let isBusy = true;

  for (let button = 0; button < BUTTON_NAMES.length; button++) {
    const down = buttons.isDown(button);
    level.push(down);
    raw.push(down);
    rawAt.push(0);
    since.push(down ? NEVER_US : -BOUNCE_US);
    held.push(down);
    stuck.push(down);
  }

  /** `from`: since when the new level is certain, microseconds. */
  const change = (presses: Press[], button: number, at: number, from: number): void => {
    const down = !level[button];
    level[button] = down;
    since[button] = from;
    if (!stuck[button]) presses.push({ kind: down ? "down" : "up", button, at, held: held[button]! });
    stuck[button] = false;
    held[button] = false;
  };

  return {
    read(now: number): Press[] {
      const presses: Press[] = [];
      const edges = buttons.edges();
      if (!isBusy && edges.length === 0) return presses;
      let at = now * 1000;
      let seen = 0;
      for (let i = 0; i < edges.length; i++) {
        const edge = edges[i]!;
        const button = edge.button;
        const from = rawAt[button]! + BOUNCE_US;
        // Up to its first edge a button was as the last reading left it; after that only the watch knows.
        if (!(seen & (1 << button)) && raw[button] !== level[button] && edge.at >= from)
          change(presses, button, edge.at, from);
        seen |= 1 << button;
        if (edge.down && !level[button] && edge.at - since[button]! >= BOUNCE_US)
          change(presses, button, edge.at, edge.at);
        raw[button] = edge.down;
        rawAt[button] = edge.at;
        if (edge.at > at) at = edge.at;
      }
      isBusy = false;
      for (let button = 0; button < level.length; button++) {
        const from = rawAt[button]! + BOUNCE_US;
        if (raw[button] !== level[button]) {
          if (at >= from) change(presses, button, at, from);
        } else if (level[button] && !held[button] && at - since[button]! >= HOLD_US && at >= from) {
          held[button] = true;
          presses.push({ kind: "hold", button, at, held: true });
        }
        if (raw[button] || level[button]) isBusy = true;
      }
      const pair = level[LEFT]! && level[RIGHT]!;
      if (pair && !both && at - Math.max(since[LEFT]!, since[RIGHT]!) >= BOTH_US) {
        both = true;
        presses.push({ kind: "both", button: LEFT, at, held: true });
      }
      if (!pair) both = false;
      return presses;
    },
  };
}
