import { byId, make } from "./dom";
import { chooseLanguage, LANGUAGES } from "./texts/languages";
import type { Texts } from "./texts/texts";

/** The page's language, and whoever wants to know when it becomes another one. */
export interface Language {
  tag(): string;
  texts(): Texts;
  /** Calls `update` now and after each change. */
  onChange(update: (texts: Texts, tag: string) => void): void;
}

const KEY = "language";

/** Follows the browser until a person chooses another one. */
export function createLanguage(): Language {
  const select = byId("language", HTMLSelectElement);
  const updates: ((texts: Texts, tag: string) => void)[] = [];
  let tag = chooseLanguage([remembered(), ...navigator.languages]);

  for (const [value, { language }] of Object.entries(LANGUAGES)) {
    const option = make("option", language);
    option.value = value;
    option.lang = value;
    select.append(option);
  }

  function apply(): void {
    const texts = LANGUAGES[tag]!;
    document.documentElement.lang = tag;
    document.title = texts.title;
    select.value = tag;
    for (const element of document.querySelectorAll<HTMLElement>("[data-text]"))
      element.textContent = textAt(texts, element.dataset.text!);
    for (const update of updates) update(texts, tag);
  }

  select.addEventListener("change", () => {
    tag = select.value;
    try {
      localStorage.setItem(KEY, tag);
    } catch {
      // Then it is forgotten when the page closes.
    }
    apply();
  });
  apply();

  return {
    tag: () => tag,
    texts: () => LANGUAGES[tag]!,
    onChange(update) {
      updates.push(update);
      update(LANGUAGES[tag]!, tag);
    },
  };
}

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** A text by its path: "notes.playHere". @throws Error if there is none */
export function textAt(texts: Texts, path: string): string {
  let at: unknown = texts;
  for (const name of path.split(".")) at = (at as { readonly [name: string]: unknown } | undefined)?.[name];
  if (typeof at !== "string") throw new Error(`the page has no text "${path}"`);
  return at;
}
