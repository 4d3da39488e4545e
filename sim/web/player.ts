import type { Tone } from "../sounds";
import { createHands } from "../terminal/hands";
import type { Gesture } from "../terminal/keymap";
import type { Hand } from "./hand";
import type { WebTower } from "./web-tower";

/** Something on the page that goes on with the time: a person's tower, or one that a script plays. */
export interface Player {
  readonly tower: WebTower;
  /** Lets whole milliseconds pass. */
  advance(ms: number): void;
  /** What is to be seen now, red, green, blue bytes. */
  frame(): Uint8Array;
  /** The tones since the last call, and the time they are measured by, ms. */
  heard(): { readonly tones: readonly Tone[]; readonly now: number };
  act(gesture: Gesture): void;
  /** Lets go of everything: the page lost the focus. */
  letGo(): void;
}

/** A tower in a person's hands. */
export function createPlayer(tower: WebTower, hand: Hand): Player {
  const hands = createHands({
    advance(ms) {
      hand.advance(ms);
      tower.advance(ms);
    },
    button: (button, down) => tower.button(button, down),
    motion: (trace) => tower.motion(trace),
  });
  return {
    tower,
    advance: (ms) => hands.advance(ms),
    frame: () => tower.parts().matrix.shown(),
    heard: () => ({ tones: tower.parts().buzzer.takeTones(), now: tower.parts().clock.now() }),
    act(gesture) {
      if (gesture.do === "pull-plug") tower.cut();
      else hands.begin(gesture);
    },
    letGo() {
      hands.letGo();
      hand.letGo();
    },
  };
}
