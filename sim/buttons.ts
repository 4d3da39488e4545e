import { BUTTON_NAMES, type ButtonEdge, type Buttons } from "../hal/buttons";
import type { Clock } from "../hal/clock";

/** The buttons with fingers on them. */
export interface SimButtons extends Buttons {
  /** Pushes a button down or lets it up, at once; the level it has already changes nothing. */
  set(button: number, down: boolean): void;
}

/**
 * Four buttons, all up unless `down` says otherwise. As on the board a button's watch is disarmed by its first edge and armed again by `edges()`.
 * @throws Error that begins with "buttons:" from every member for a button there isn't
 */
export function createSimButtons(clock: Clock, down: readonly boolean[] = []): SimButtons {
  const level = BUTTON_NAMES.map((_, button) => down[button] === true);
  const told = level.slice();
  const armed = BUTTON_NAMES.map(() => true);
  let found: ButtonEdge[] = [];

  function check(button: number): void {
    if (level[button] === undefined)
      throw new Error(`buttons: no button ${button}; there are 0 to ${level.length - 1} (${BUTTON_NAMES.join(" ")})`);
  }

  function tell(button: number): void {
    const down = level[button]!;
    if (down === told[button]) return;
    told[button] = down;
    found.push({ button, down, at: clock.now() * 1000 });
  }

  return {
    edges() {
      for (let button = 0; button < level.length; button++) {
        armed[button] = true;
        // When it went back there is not known: no watch saw it.
        tell(button);
      }
      const edges = found;
      found = [];
      return edges;
    },

    isDown(button) {
      check(button);
      return level[button]!;
    },

    set(button, down) {
      check(button);
      level[button] = down;
      if (armed[button] && down !== told[button]) {
        armed[button] = false;
        tell(button);
      }
    },
  };
}
