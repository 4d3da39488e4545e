import { en } from "./en";
import { nb } from "./nb";
import { nl } from "./nl";
import { sv } from "./sv";
import type { Texts } from "./texts";

/** The languages of the page, by their tags (BCP 47). */
export const LANGUAGES: { readonly [tag: string]: Texts } = { en, nl, sv, nb };

/** Norwegian goes by three tags. */
const ALIKE: { readonly [tag: string]: string } = { no: "nb", nn: "nb" };

/** The first language of a person's list that the page speaks; English if there is none. */
export function chooseLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0]!;
    const known = ALIKE[primary] ?? primary;
    if (Object.hasOwn(LANGUAGES, known)) return known;
  }
  return "en";
}
