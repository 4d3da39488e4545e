/** The line for whoever listens instead of looking. */
export interface Says {
  /** What the tower shows now; said once it stays the same for a moment. */
  tell(text: string, now: number): void;
}

/** While dice tumble or a cursor runs, each line would cut off the one before. */
const STEADY_MS = 300;

/** Says it in `element`, a live region. */
export function createSays(element: HTMLElement): Says {
  let heard = "";
  let since = 0;
  return {
    tell(text, now) {
      if (text !== heard) {
        heard = text;
        since = now;
      } else if (now - since >= STEADY_MS && element.textContent !== text) element.textContent = text;
    },
  };
}
