import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/troubleshooting.md", "utf8");
const DEPLOY = "build/deploy";
const sources = readdirSync(DEPLOY).map((file) => readFileSync(`${DEPLOY}/${file}`, "utf8"));

/** The first cells of the table of what a deployment says. */
function said(): string[] {
  const table = page.slice(page.indexOf("## Deploying")).split("\n");
  return table.flatMap((line) => {
    const cell = line.split("|")[1]?.trim();
    return cell === undefined || cell === "it says" || cell.startsWith("--") ? [] : [cell];
  });
}

test.each(said())("deploy does say: %s", (words) => {
  expect(sources.some((source) => source.includes(words))).toBe(true);
});

test("all of what can go wrong is told", () => {
  expect(said().length).toBeGreaterThan(12);
});
