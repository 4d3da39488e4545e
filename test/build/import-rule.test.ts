import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder, writeTree } from "../support/temp-tree";

const RULES = resolve("build/import-rule.cjs");
const DEPCRUISE = resolve("node_modules/.bin/depcruise");

/** A tree that keeps all rules: each file imports what it may. */
const GOOD: Readonly<Record<string, string>> = {
  "tsconfig.json":
    '{"compilerOptions":{"moduleResolution":"Bundler","module":"ESNext","paths":{"board":["./hal/boards/a.ts"]}}}',
  "hal/flash.ts": "export interface Flash { size: number }",
  "hal/boards/a.ts": 'import type { Flash } from "../flash"; export const board: Flash = { size: 1 };',
  "hal/espruino/flash.ts": 'import type { Flash } from "../flash"; export const flash: Flash = require("Flash");',
  "firmware/dice/die.ts": "export const die = 6;",
  "firmware/games/game.ts": 'import { die } from "../dice/die"; export const game = die;',
  "firmware/journal/journal.ts": 'import type { Flash } from "../../hal/flash"; export const keep = (f: Flash) => f;',
  "firmware/screens/menu.ts": 'import { game } from "../games/game"; export const menu = game;',
  "firmware/tower.ts": 'import { menu } from "./screens/menu"; export const tower = menu;',
  "firmware/main.ts":
    'import { board } from "board"; import { flash } from "../hal/espruino/flash"; import { tower } from "./tower"; export default [board, flash, tower];',
  "sim/flash.ts":
    'import { readFileSync } from "node:fs"; import type { Flash } from "../hal/flash"; export const fake: Flash = { size: readFileSync("a").length };',
  "sim/tower.ts":
    'import { tower } from "../firmware/tower"; import { fake } from "./flash"; export const all = [tower, fake];',
  "test/espruino/main.ts": 'import { flash } from "../../hal/espruino/flash"; export const it = flash;',
};

/** One forbidden import each: the rule, the file, what is added to it. */
const FORBIDDEN: readonly (readonly [string, string, string])[] = [
  [
    "games-know-only-dice",
    "firmware/games/game.ts",
    'import type { Flash } from "../../hal/flash"; export type F = Flash;',
  ],
  ["dice-know-only-contracts", "firmware/dice/die.ts", 'import { tower } from "../tower"; export const t = tower;'],
  [
    "screens-draw-and-choose",
    "firmware/screens/menu.ts",
    'import { keep } from "../journal/journal"; export const k = keep;',
  ],
  [
    "firmware-knows-contracts",
    "firmware/tower.ts",
    'import { readFileSync } from "node:fs"; export const r = readFileSync;',
  ],
  ["firmware-knows-contracts", "firmware/tower.ts", 'import { fake } from "../sim/flash"; export const f = fake;'],
  ["main-wires-the-board", "firmware/main.ts", 'import { fake } from "../sim/flash"; export const f = fake;'],
  ["contracts-stand-alone", "hal/flash.ts", 'import { board } from "./boards/a"; export const b = board;'],
  ["boards-are-data", "hal/boards/a.ts", 'import { flash } from "../espruino/flash"; export const f = flash;'],
  [
    "espruino-parts-know-contracts",
    "hal/espruino/flash.ts",
    'import { die } from "../../firmware/dice/die"; export const d = die;',
  ],
  [
    "only-roots-wire-espruino",
    "firmware/tower.ts",
    'import { flash } from "../hal/espruino/flash"; export const f = flash;',
  ],
  ["sim-parts-know-contracts", "sim/flash.ts", 'import { die } from "../firmware/dice/die"; export const d = die;'],
  ["sim-is-no-board", "sim/tower.ts", 'import { flash } from "../hal/espruino/flash"; export const f = flash;'],
  ["tests-stay-in-test", "sim/tower.ts", 'import { it } from "../test/espruino/main"; export const t = it;'],
  ["no-circles", "firmware/screens/menu.ts", 'import { other } from "./other"; export const o = other;'],
  ["found", "sim/tower.ts", 'import { gone } from "./gone"; export const g = gone;'],
];

const root = tempFolder();

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

function violations(folder: string): string[] {
  const output = execFileSync(DEPCRUISE, ["--config", RULES, "-T", "json", "firmware", "hal", "sim", "test"], {
    cwd: join(root, folder),
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  return summary.violations.map((v) => `${v.rule.name} ${v.from}`);
}

describe("the rules of who imports whom", () => {
  it("let the tree of the project pass", () => {
    writeTree(join(root, "good"), GOOD);
    expect(violations("good")).toEqual([]);
  }, 20_000);

  it("catch each forbidden import", () => {
    const bad = { ...GOOD, "firmware/screens/other.ts": 'import { menu } from "./menu"; export const other = menu;' };
    for (const [, file, line] of FORBIDDEN) bad[file as keyof typeof bad] += `\n${line}`;
    writeTree(join(root, "bad"), bad);
    const found = violations("bad");
    for (const [rule, file] of FORBIDDEN) expect(found).toContain(`${rule} ${file}`);
  }, 20_000);
});
