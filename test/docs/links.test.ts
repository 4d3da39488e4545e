import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const PAGES = ["README.md", ...readdirSync("docs").flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : []))];

/** The anchors of a page, as GitHub makes them of headings. */
function anchors(page: string): string[] {
  const headings = readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].map((found) =>
    found[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(PAGES)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("links to pages and headings that are there", () => {
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target!)) continue;
      const [file, anchor] = target!.split("#");
      const to = file === "" ? page : join(dirname(page), file!);
      expect({ target, isThere: existsSync(to) }).toEqual({ target, isThere: true });
      if (anchor !== undefined)
        expect({ target, anchors: anchors(to) }).toMatchObject({ anchors: expect.arrayContaining([anchor]) });
    }
  });

  test("calls scripts that package.json has", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  });
});

test("each page of docs can be reached from the README", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached)
    for (const [, target] of readFileSync(page, "utf8").matchAll(/\]\(([^)\s#]+\.md)/g))
      if (!/^https?:/.test(target!)) reached.add(join(dirname(page), target!));
  expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
});
