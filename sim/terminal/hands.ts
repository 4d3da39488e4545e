import { BUTTON_NAMES, LEFT, RIGHT } from "../../hal/buttons";
import { createSimClock } from "../clock";
import type { World } from "../world";
import { type Gesture, PRESS_MS } from "./keymap";

/** Hands that take time: a key is struck in an instant, a button is held and a tower is shaken for a while. */
export interface Hands {
  /** Begins a gesture of `keymap`; those that aren't hands' work are ignored. */
  begin(gesture: Gesture): void;
  /** Lets go of every button that a key holds down. */
  letGo(): void;
  /** Lets the world go on, with the hands at work in it, millisecond by millisecond. */
  advance(ms: number): void;
}

const BETWEEN_PRESSES_MS = 60;
const BOTH_MS = 3200;
const SHAKE_MS = 700;
/** Presses of a button that wait for the ones before; a key that repeats faster is not saved up. */
const LONGEST_WAIT_MS = 400;

/** Hands on `world`, nothing touched. */
export function createHands(world: Pick<World, "advance" | "button" | "motion">): Hands {
  const clock = createSimClock();
  const freeAt = BUTTON_NAMES.map(() => 0);
  const held = BUTTON_NAMES.map(() => false);
  let shakeEnd = 0;

  function press(button: number, ms: number): void {
    const wait = Math.max(0, freeAt[button]! - clock.now());
    if (wait > LONGEST_WAIT_MS) return;
    clock.after(wait, () => world.button(button, true));
    clock.after(wait + ms, () => world.button(button, false));
    freeAt[button] = clock.now() + wait + ms + BETWEEN_PRESSES_MS;
  }

  function shake(): void {
    const still = shakeEnd <= clock.now();
    shakeEnd = clock.now() + SHAKE_MS;
    if (!still) return;
    world.motion("shake");
    clock.after(SHAKE_MS, endShake);
  }

  function endShake(): void {
    const left = shakeEnd - clock.now();
    if (left > 0) clock.after(left, endShake);
    else world.motion("still");
  }

  function letUp(button: number): void {
    if (!held[button]) return;
    held[button] = false;
    // Some terminals send both at once; a finger is never that quick.
    const left = Math.max(0, freeAt[button]! - BETWEEN_PRESSES_MS - clock.now());
    clock.after(left, () => {
      if (!held[button]) world.button(button, false);
    });
  }

  return {
    begin(gesture) {
      if (gesture.do === "press") press(gesture.button, gesture.ms);
      else if (gesture.do === "new-game") for (const button of [LEFT, RIGHT]) press(button, BOTH_MS);
      else if (gesture.do === "shake") shake();
      else if (gesture.do === "motion") world.motion(gesture.trace);
      else if (gesture.do === "up") letUp(gesture.button);
      else if (gesture.do === "down") {
        held[gesture.button] = true;
        freeAt[gesture.button] = clock.now() + PRESS_MS + BETWEEN_PRESSES_MS;
        world.button(gesture.button, true);
      }
    },

    letGo() {
      for (let button = 0; button < held.length; button++) letUp(button);
    },

    advance(ms) {
      clock.advance(0);
      for (let i = 0; i < ms; i++) {
        world.advance(1);
        clock.advance(1);
      }
    },
  };
}
