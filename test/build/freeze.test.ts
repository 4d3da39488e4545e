import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { bundle } from "../../build/bundle";
import { asLiteral } from "../../build/freeze";
import { tempFolder, writeTree } from "../support/temp-tree";

const folder = tempFolder();

async function printed(files: Readonly<Record<string, string>>): Promise<{ code: string; output: unknown[] }> {
  const { code } = await bundle({ entry: writeTree(folder, files) });
  const output: unknown[] = [];
  runInNewContext(code, { atob, print: (x: unknown) => output.push(x) });
  return { code, output };
}

describe("freeze", () => {
  it("keeps every character from 0 to 255", async () => {
    const { code, output } = await printed({
      "bytes.ts": 'import { bytes } from "./all.frozen"; declare function print(x: unknown): void; print(bytes);',
      "all.frozen.ts":
        'export let bytes = ""; for (let i = 0; i < 256; i++) bytes += String.fromCharCode(i); bytes += bytes + "0\\x000";',
    });
    const expected = String.fromCharCode(...Array(256).keys());
    expect(output).toEqual([`${expected}${expected}0\x000`]);
    for (const c of code.slice(0, -1)) expect(c >= " " && c <= "~", JSON.stringify(c)).toBe(true);
  });

  it("leaves the code that makes the value behind", async () => {
    const { code, output } = await printed({
      "art.ts":
        'import { icon } from "./icon.frozen"; declare function print(x: unknown): void; print(icon.rows[1]); print(icon.name);',
      "icon.frozen.ts":
        'import { pack } from "./pack"; export const icon = { name: "x", rows: pack("#.#|.#."), on: true, none: null }; export const again = pack;',
      "pack.ts":
        "export const pack = (art: string) => art.split('|').map((row) => parseInt(row.replace(/#/g, '1').replace(/[.]/g, '0'), 2));",
    });
    expect(output).toEqual([2, "x"]);
    expect(code).not.toContain("parseInt");
  });

  it("is watched for what it was made of, and names the module that fails", async () => {
    const entry = writeTree(folder, {
      "bad.ts": 'import { x } from "./bad.frozen"; print(x); declare function print(x: unknown): void;',
      "bad.frozen.ts": 'export const x = 1; throw new Error("no art");',
    });
    await expect(bundle({ entry })).rejects.toThrow("bad.frozen.ts failed when it was evaluated for the build: no art");
  });
});

describe("a literal", () => {
  it.each([
    [[1, -2, 1.5], "[1,-2,1.5]"],
    [{ a: 'b"\\', "c d": [true, null] }, '{a:"b\\x22\\x5c","c d":[true,null]}'],
    ["\0é~\x7f", '"\\x00\\xe9~\\x7f"'],
  ])("of %j", (value, literal) => {
    expect(asLiteral(value, "x")).toBe(literal);
    expect(runInNewContext(`(${literal})`)).toEqual(value);
  });

  it.each([
    ["€", "here holds U+20AC at 0: only 0-255 fit"],
    [Number.NaN, "here is NaN"],
    [-0, "here is 0"],
    [[1, undefined], "here[1] is a undefined"],
    [{ a: new Map() }, "here.a is a Map"],
  ])("of %s is refused", (value, message) => {
    expect(() => asLiteral(value, "here")).toThrow(message);
  });
});
