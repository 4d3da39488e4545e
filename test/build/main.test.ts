import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder, writeTree } from "../support/temp-tree";

const folder = tempFolder();
const outfile = join(folder, "dist/tower.js");

function build(...options: string[]) {
  return spawnSync("node_modules/.bin/tsx", ["build/main.ts", "--outfile", outfile, ...options], { encoding: "utf8" });
}

describe("npm run build", () => {
  it("writes the file and reports its size", () => {
    const entry = writeTree(folder, {
      "good.ts":
        'import { board } from "board"; declare function print(x: unknown): void; print(board.matrix.width); [1].forEach((x) => print(x));',
    });
    const { status, stdout } = build("--entry", entry, "--board", "esp32-32x8");
    expect(status).toBe(0);
    expect(stdout).toMatch(/\n {2}\d+ bytes, budget 65536 \(0 %\), refused above 81920\n/);
    expect(stdout).toContain("\n  1 functions at a time");
    expect(stdout).toContain("hal/boards/esp32-32x8.ts");
    expect(existsSync(outfile)).toBe(true);
  }, 20_000);

  it("fails with the source line of what the gate refuses", () => {
    const entry = writeTree(folder, { "bad.ts": "declare function print(x: unknown): void;\nprint([1, [2]].flat());" });
    const { status, stderr } = build("--entry", entry);
    expect(status).toBe(1);
    expect(stderr).toMatch(/bad\.ts:2\) known-method/);
    expect(stderr).toContain("Instead:");
    expect(stderr).toContain("1 places to mend");
  }, 20_000);

  it("names the boards there are, and the file that is missing", () => {
    expect(build("--board", "nothing").stderr).toMatch(/No board "nothing".*esp32, esp32-32x8/);
    const { status, stderr } = build("--entry", join(folder, "none.ts"));
    expect(status).toBe(1);
    expect(stderr).toContain("none.ts");
  }, 20_000);

  it("is what package.json calls", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(scripts.build).toBe("tsx build/main.ts");
    expect(scripts.imports).toContain("build/import-rule.cjs");
  });
});
