import { byId } from "./dom";
import type { Language } from "./language";
import type { Texts } from "./texts/texts";

export type NoteName = Exclude<keyof Texts["notes"], "playHere">;

/** The one thing that a person must know now. */
export interface Note {
  /** @param more what can't be translated, such as an error's own words */
  show(name: NoteName, more?: string): void;
  /** Shows it with the button to play here; `chosen` once that is pressed. */
  offer(name: NoteName, chosen: () => void): void;
  clear(): void;
}

export function createNote(language: Language): Note {
  const element = byId("note");
  const button = byId("play-here", HTMLButtonElement);
  let shown: { readonly name: NoteName; readonly more: string } | undefined;

  function write(): void {
    const text = shown ? `${language.texts().notes[shown.name]} ${shown.more}`.trim() : "";
    // Said again only if it is another one.
    if (element.textContent !== text) element.textContent = text;
    element.hidden = text === "";
  }

  language.onChange(write);
  return {
    show(name, more = "") {
      shown = { name, more };
      write();
    },
    offer(name, chosen) {
      shown = { name, more: "" };
      write();
      button.hidden = false;
      button.onclick = () => {
        button.hidden = true;
        shown = undefined;
        write();
        chosen();
      };
    },
    clear() {
      shown = undefined;
      write();
    },
  };
}
