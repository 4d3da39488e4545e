import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle } from "../../build/bundle";

test("what the page of the console names of the tower has that name in the shipped file", async () => {
  const page = readFileSync("docs/console.md", "utf8");
  const names = new Set([...page.matchAll(/\btower\.(\w+)/g)].map((found) => found[1]!));
  const { code } = await bundle({ entry: "firmware/main.ts", shortNames: true });
  expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  expect(names.size).toBeGreaterThan(2);
});
