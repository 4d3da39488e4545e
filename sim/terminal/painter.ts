/** Turns lines into the least that has to be sent to a terminal. */
export interface Painter {
  /** What to send so that the window shows `lines`; "" if it does already. */
  paint(lines: readonly string[]): string;
  /** Nothing is known of what the window shows: the next time all is sent. */
  forget(): void;
}

/** Synchronized output: the terminal shows what stands between at once. Where it is unknown it is ignored. */
const BEGIN = "\x1b[?2026h";
const END = "\x1b[?2026l";

/** A painter for a window of which nothing is known. */
export function createPainter(): Painter {
  let shown: readonly string[] | undefined;
  return {
    paint(lines) {
      let text = shown ? "" : "\x1b[0m\x1b[2J";
      for (let row = 0; row < Math.max(lines.length, shown?.length ?? 0); row++) {
        const line = lines[row] ?? "";
        // Erased first: behind a line that fills the window the cursor stands on its last character.
        if (line !== (shown?.[row] ?? "")) text += `\x1b[${row + 1};1H\x1b[K${line}`;
      }
      shown = [...lines];
      return text && BEGIN + text + END;
    },
    forget() {
      shown = undefined;
    },
  };
}

/** Alternate screen, no cursor, no line wrap, pastes marked; asks whether keys can be reported in full. */
export const ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[?u";

/**
 * Kitty keyboard protocol: unambiguous (1), with releases (2), what Shift makes of a key (4), letters too (8); and
 * word when the window loses the keyboard, for then no release comes.
 */
export const REPORT_RELEASES = "\x1b[>15u\x1b[?1004h";
export const STOP_REPORTING = "\x1b[?1004l\x1b[<u";

/** All of it put back. */
export const LEAVE = "\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l";
