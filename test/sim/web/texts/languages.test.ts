import { describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGES } from "../../../../sim/web/texts/languages";

test.each([
  [["nl-BE", "fr"], "nl"],
  [["no"], "nb"],
  [["nn-NO"], "nb"],
  [["fr", "SV-se", "en"], "sv"],
  [["fr", "de"], "en"],
  [["toString"], "en"],
  [[], "en"],
])("whoever wants %j reads %s", (wanted, tag) => {
  expect(chooseLanguage(wanted)).toBe(tag);
});

/** Every text with its path; functions by what they say of 1 and 2. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return texts(value(2, 1), path);
  return Object.entries(value as object).flatMap(([name, part]) => texts(part, `${path}.${name}`));
}

describe.each(Object.keys(LANGUAGES))("the texts in %s", (tag) => {
  const all = texts(LANGUAGES[tag]);
  test("are there, as many as in English", () => {
    expect(all.map(([path]) => path)).toEqual(texts(LANGUAGES.en).map(([path]) => path));
    for (const [path, text] of all) if (!path.endsWith(".boxes.0")) expect(text.trim(), path).not.toBe("");
  });

  test.skipIf(tag === "en")("are not left in English", () => {
    const english = new Map(texts(LANGUAGES.en));
    const same = all.filter(([path, text]) => text.includes(" ") && english.get(path) === text);
    // Names, and what stands on a die.
    expect(same.filter(([path]) => !/^[.]games|hot$/.test(path))).toEqual([]);
  });
});
