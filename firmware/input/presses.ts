import { type Buttons, LEFT, RIGHT } from "../../hal/buttons";

/** "down" at the first contact, "up" at the release, "hold" once after HOLD_MS; "both" once left and right were held. */
export type PressKind = "down" | "up" | "hold" | "both";

export interface Press {
  readonly kind: PressKind;
  readonly button: number;
  /** Whole microseconds on the Clock's scale. */
  readonly at: number;
  /** Of an "up": a hold came before it. */
  readonly held: boolean;
}

export interface Presses {
  /** What the buttons did up to `now` (ms), oldest first. */
  read(now: number): Press[];
}

/** Contacts bounce up to about 12 ms; a change that comes sooner after the last one waits until it is stable. */
const BOUNCE_US = 20000;
const HOLD_MS = 800;
const BOTH_MS = 3000;

/** Debounce: from raw edges to presses. The first edge counts at once, with its own time. */
export function createPresses(buttons: Buttons): Presses {
  const level = [false, false, false, false];
  const raw = [false, false, false, false];
  const rawAt = [0, 0, 0, 0];
  const since = [-BOUNCE_US, -BOUNCE_US, -BOUNCE_US, -BOUNCE_US];
  const held = [false, false, false, false];
  let both = false;

  const change = (presses: Press[], button: number, at: number): void => {
    const down = !level[button];
    level[button] = down;
    since[button] = at;
    presses.push({ kind: down ? "down" : "up", button, at, held: held[button]! });
    if (down) held[button] = false;
  };

  return {
    read(now: number): Press[] {
      const presses: Press[] = [];
      const edges = buttons.edges();
      for (let i = 0; i < edges.length; i++) {
        const edge = edges[i]!;
        const button = edge.button;
        raw[button] = edge.down;
        rawAt[button] = edge.at;
        if (edge.down !== level[button] && edge.at - since[button]! >= BOUNCE_US) change(presses, button, edge.at);
      }
      for (let button = 0; button < 4; button++) {
        const at = now * 1000;
        if (raw[button] !== level[button] && at - rawAt[button]! >= BOUNCE_US) change(presses, button, at);
        if (level[button] && !held[button] && at - since[button]! >= HOLD_MS * 1000) {
          held[button] = true;
          presses.push({ kind: "hold", button, at, held: true });
        }
      }
      const pair = level[LEFT]! && level[RIGHT]!;
      const shorter = Math.max(since[LEFT]!, since[RIGHT]!);
      if (pair && !both && now * 1000 - shorter >= BOTH_MS * 1000) {
        both = true;
        presses.push({ kind: "both", button: LEFT, at: now * 1000, held: true });
      }
      if (!pair) both = false;
      return presses;
    },
  };
}
