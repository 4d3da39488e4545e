import type { SimTower } from "../tower";
import { createHands } from "./hands";
import { type Gesture, gestureOf } from "./keymap";
import { createKeyDecoder, type Input } from "./keys";
import { fits, layOut, type Terminal } from "./layout";
import { REPORT_RELEASES } from "./painter";

/** A tower behind a keyboard and a window, without either: text in, lines out, time from outside. */
export interface Front {
  /** What came from the terminal; returns what to send back to it, or "". */
  input(text: string): string;
  /** Nothing came for a while. */
  silence(): void;
  /** Lets milliseconds pass. */
  advance(ms: number): void;
  /** What the window is to show now. */
  lines(): string[];
  /** What the person asked for since the last call. */
  wish(): Wish | undefined;
  /** The terminal reports keys let up and must be told to stop at the end. */
  reportsReleases(): boolean;
}

/** To leave, to go on in a browser, or to be put into the background. */
export type Wish = "quit" | "browser" | "suspend";

/** A beep of 20 ms is heard, but it would not be seen. */
const TONE_SHOWN_MS = 250;
const NOTE_SHOWN_MS = 3000;

/** A front for `tower`. `terminal` is asked anew for every picture: windows change their size. */
export function createFront(tower: SimTower, terminal: () => Terminal): Front {
  const decoder = createKeyDecoder();
  const hands = createHands(tower);
  const { width, height } = tower.board.matrix;
  let releases = false;
  let wish: Wish | undefined;
  let now = 0;
  let tone = { hertz: 0, until: 0 };
  let note = { text: "", until: 0 };

  function act(gesture: Gesture): void {
    if (gesture.do === "quit" || gesture.do === "browser" || gesture.do === "suspend") wish = gesture.do;
    else if (!fits(tower.board.matrix, terminal())) return;
    else if (gesture.do === "pull-plug") {
      tower.cut();
      note = { text: "plug pulled and put back", until: now + NOTE_SHOWN_MS };
    } else hands.begin(gesture);
  }

  function take(inputs: Input[]): string {
    let answer = "";
    for (const input of inputs) {
      if (input.kind === "focus-lost") hands.letGo();
      else if (input.kind === "reports-releases") {
        if (!releases) answer = REPORT_RELEASES;
        releases = true;
      } else {
        const gesture = gestureOf(input.key, releases);
        if (gesture) act(gesture);
      }
    }
    return answer;
  }

  return {
    input: (text) => take(decoder.feed(text)),

    silence() {
      take(decoder.flush());
    },

    advance(ms) {
      hands.advance(ms);
      now += ms;
      for (const heard of tower.parts().buzzer.takeTones()) tone = { hertz: heard.hertz, until: now + TONE_SHOWN_MS };
    },

    lines() {
      const { matrix } = tower.parts();
      const view = {
        rgb: matrix.shown(),
        width,
        height,
        hertz: now < tone.until ? tone.hertz : 0,
        milliamps: matrix.milliamps(),
        note: now < note.until ? note.text : "",
      };
      return layOut(view, terminal());
    },

    wish() {
      const wished = wish;
      wish = undefined;
      return wished;
    },

    reportsReleases: () => releases,
  };
}
