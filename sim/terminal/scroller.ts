import type { Painter } from "./painter";

/** Pictures under one another, for a terminal that can't go back: one that has come to rest after a key. */
export interface Scroller extends Painter {
  /** A key was struck: what it does is worth a few pictures, a cursor that blinks for ever is not. */
  expect(): void;
}

/** Paints in a row that show the same before a picture counts as at rest. */
const AT_REST = 12;
const MOST_PICTURES = 3;

/** A scroller that owes the first picture. */
export function createScroller(): Scroller {
  let printed = "";
  let last = "";
  let same = 0;
  let owed = MOST_PICTURES;
  return {
    paint(lines) {
      const text = lines.map((line) => `${line}\n`).join("");
      same = text === last ? same + 1 : 0;
      last = text;
      if (same < AT_REST || owed === 0 || text === printed) return "";
      printed = text;
      owed--;
      return text;
    },
    forget() {
      printed = "";
    },
    expect() {
      owed = MOST_PICTURES;
    },
  };
}
