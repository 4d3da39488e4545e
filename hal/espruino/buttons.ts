import type { ButtonEdge, Buttons } from "../buttons";
import { BUTTON_NAMES } from "../buttons";
import { microseconds } from "./power-on";
import { watchEdge } from "./watch";

/**
 * Buttons to GND on pulled-up pins. Raw: what bounces is sorted out in `firmware/input`. Sets of buttons are bits as
 * digitalRead(pins) gives them: the last pin is the lowest bit, and set means up.
 */
export function createButtons(pins: readonly number[]): Buttons {
  let found: ButtonEdge[] = [];
  /** The levels last told. */
  let told = 0;
  let unwatched = 0;

  function bit(button: number): number {
    return 1 << (pins.length - 1 - button);
  }

  function tell(button: number, isUp: boolean, at: number): void {
    if (isUp === (told & bit(button)) > 0) return;
    told ^= bit(button);
    found.push({ button, down: !isUp, at });
  }

  function onEdge(event: WatchEvent): void {
    const button = pins.indexOf(event.pin);
    unwatched |= bit(button);
    // biome-ignore lint/complexity/useLiteralKeys: in quotes, see espruino.d.ts.
    tell(button, event["state"], microseconds(event.time));
  }

  function watch(button: number): void {
    watchEdge(onEdge, pins[button]!, `button ${BUTTON_NAMES[button]}`);
  }

  for (let button = 0; button < pins.length; button++) watch(button);
  told = digitalRead(pins);

  return {
    edges: () => {
      // What was told is watched for again: nothing has happened since.
      if (unwatched === 0 && digitalRead(pins) === told) return [];
      for (let button = 0; unwatched > 0; button++)
        if (unwatched & bit(button)) {
          watch(button);
          unwatched ^= bit(button);
        }
      const levels = digitalRead(pins);
      if (levels !== told)
        for (let button = 0; button < pins.length; button++)
          tell(button, (levels & bit(button)) > 0, microseconds(getTime()));
      const edges = found;
      found = [];
      return edges;
    },
    isDown: (button: number) => digitalRead(pins[button]!) === 0,
  };
}
