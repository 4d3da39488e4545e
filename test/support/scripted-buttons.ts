import { createPresses, type Press } from "../../firmware/input/presses";
import { BUTTON_NAMES, type ButtonEdge, type Buttons } from "../../hal/buttons";

/** When each button's contact is closed: pairs of ms since power-on; fractions are microseconds. */
export type Contacts = { readonly [button: string]: readonly (readonly [number, number])[] };

/** Buttons that fingers in a script press; watches as on the board: the first edge since the last look, then the level. */
export interface ScriptedButtons extends Buttons {
  /** The time of what is looked at from now on, ms; never less than before. */
  goTo(ms: number): void;
}

export function createScriptedButtons(contacts: Contacts): ScriptedButtons {
  const changes = BUTTON_NAMES.map((name) => changesOf(contacts[name] ?? []));
  let lookedAt = 0;
  let now = 0;
  const told = changes.map((_, button) => levelAt(button, 0));

  function levelAt(button: number, us: number): boolean {
    return changes[button]!.reduce((level, change) => (change.at <= us ? change.down : level), false);
  }

  return {
    goTo(ms) {
      now = Math.round(ms * 1000);
    },

    isDown: (button) => levelAt(button, now),

    edges() {
      const edges: ButtonEdge[] = [];
      for (const [button, list] of changes.entries()) {
        const first = list.find((change) => change.at > lookedAt && change.at <= now && change.down !== told[button]);
        if (first) edges.push({ button, ...first });
        if (first) told[button] = first.down;
      }
      edges.sort((a, b) => a.at - b.at || a.button - b.button);
      for (const button of changes.keys()) {
        const down = levelAt(button, now);
        if (down !== told[button]) edges.push({ button, down, at: now });
        told[button] = down;
      }
      lookedAt = now;
      return edges;
    },
  };
}

function changesOf(contacts: readonly (readonly [number, number])[]): { at: number; down: boolean }[] {
  return contacts.flatMap(([from, to]) => [
    { at: Math.round(from * 1000), down: true },
    { at: Math.round(to * 1000), down: false },
  ]);
}

/** All presses that `contacts` make when they are read at these times, ms. */
export function pressesOf(contacts: Contacts, reads: readonly number[]): Press[] {
  const buttons = createScriptedButtons(contacts);
  buttons.goTo(reads[0]!);
  const presses = createPresses(buttons);
  return reads.flatMap((now) => {
    buttons.goTo(now);
    return presses.read(now);
  });
}

/** Times from `from` to `to`, `step` apart, ms. */
export function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** "down ok 100": a press as a line, its time in ms. */
export function pressText(press: Press): string {
  return `${press.kind} ${BUTTON_NAMES[press.button]} ${press.at / 1000}${press.kind === "up" && press.held ? " held" : ""}`;
}

/** What the tower hears on its 20 ms tick, from power-on to `to`. */
export function heard(contacts: Contacts, to = 1000, reads = every(20, 0, to)): string[] {
  return pressesOf(contacts, reads).map(pressText);
}

/** A contact that bounces `times` times within `ms` at its beginning, at its end, or both. */
export function bouncing(from: number, to: number, times: number, ms: number, where: "down" | "up" | "both"): Contacts {
  const step = ms / (2 * times);
  const gaps = every(1, 0, times - 1).map((i) => from + i * 2 * step + step);
  const atDown = where === "up" ? [] : gaps;
  const atUp = where === "down" ? [] : gaps.map((gap) => gap - from + to - step);
  const openings = [...atDown.map((gap) => [gap, gap + step]), ...atUp.map((gap) => [gap, gap + step])];
  const last = where === "down" ? to : to + ms;
  const edges = [from, ...openings.flat(), last];
  return { ok: every(2, 0, edges.length - 2).map((i) => [edges[i]!, edges[i + 1]!] as [number, number]) };
}
