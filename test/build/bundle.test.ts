import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boardFile, boardNames } from "../../build/board-file";
import { bundle } from "../../build/bundle";
import { checkFile } from "../../build/gate";
import { board as esp32 } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import { tempFolder, writeTree } from "../support/temp-tree";
import { printedBy } from "./printed-by";

const folder = tempFolder();

/** A small tree with what esbuild has to lower, and names and a `return` that have to be mended. */
const TREE = {
  "main.ts": `
    import { board } from "board";
    import { Counter, firstAbove } from "./parts";
    declare const print: (...x: unknown[]) => void;
    declare const global: { tower?: unknown };
    const counter = new Counter();
    counter.add(3); counter.add(undefined);
    const options: { step?: { size: number } } = {};
    print(counter.total, options.step?.size ?? 7, firstAbove([1, 5, 9], 4), 2 * 0.3, board.name);
    global.tower = { run: (line: string) => line.length };`,
  "parts.ts": `
    export class Counter {
      total = 0;
      history: number[] = [];
      add(n: number | undefined) { n ||= 1; this.total += n; this.history.push(n); }
    }
    export function firstAbove(xs: readonly number[], limit: number): number {
      let found = -1;
      function look() { for (const x of xs) if (x > limit) { found = x; return; } }
      look();
      return found;
    }`,
};

describe("bundle", () => {
  it("makes one script that runs the same in Node and passes the gate", async () => {
    const { code } = await bundle({ entry: writeTree(folder, TREE) });
    expect(printedBy(code)).toEqual(['[4,7,5,0.6,"ESP32"]']);
    expect(checkFile(code).refused).toEqual([]);
    expect(code.endsWith("\n")).toBe(true);
  });

  it("leaves require of the interpreter's modules as it is", async () => {
    const entry = writeTree(folder, {
      "flash.ts":
        'declare function require(name: string): unknown; declare const print: (...x: unknown[]) => void; print(require("Flash"), require("neopixel"));',
    });
    const { code } = await bundle({ entry });
    expect(code).toBe('print(require("Flash"),require("neopixel"));\n');
  });

  it("takes the board by name or from a maker's own file", async () => {
    const entry = writeTree(folder, {
      "board-user.ts": 'import { board } from "board"; declare function print(x: unknown): void; print(board);',
      "mine.json": '{ "extends": "esp32", "matrix": { "start": "top right" } }',
    });
    const printed = async (board?: string) => printedBy((await bundle(board ? { entry, board } : { entry })).code);
    expect(await printed()).toEqual([JSON.stringify([esp32])]);
    expect(await printed("esp32-32x8")).toEqual([JSON.stringify([wide])]);
    const [mine] = await printed(join(folder, "mine.json"));
    const matrix = { ...esp32.matrix, start: "top right" };
    const wire = { width: 16, height: 16, rotation: 0, isReflected: true, runs: [], runBytes: 0 };
    expect(JSON.parse(mine!)).toEqual([{ ...esp32, matrix: { ...matrix, wire } }]);
    await expect(bundle({ entry, board: "esp23" })).rejects.toThrow(/No board "esp23".*esp32, esp32-32x8/);
  });

  it("has a file for each board it names", () => {
    expect(boardNames()).toContain("esp32");
    for (const name of boardNames())
      expect(readFileSync(boardFile(name), "utf8")).toContain("export const board: Board");
  });

  it.each([
    ["export const f = ({ a }: { a: number }) => a; print(f({ a: 1 }));", "destructuring"],
    ["async function f() { await 1; } print(f());", "async"],
    ["print([...[1], 2]);", "spread"],
  ])("says where the source uses what can't be lowered: %s", async (line, word) => {
    const entry = writeTree(folder, { "bad.ts": `declare function print(x: unknown): void;\n${line}` });
    await expect(bundle({ entry })).rejects.toThrow(new RegExp(`bad.ts:2:[0-9]+: ERROR: .*${word}`, "i"));
  });

  it("names the source of a place in the file, and the bytes of each source", async () => {
    const entry = writeTree(folder, TREE);
    const { code, origin, sources } = await bundle({ entry, outfile: join(folder, "dist/tower.js") });
    expect(readFileSync(join(folder, "dist/tower.js"), "utf8")).toBe(code);
    expect(origin(code.indexOf("history"))).toMatch(/parts\.ts:4$/);
    expect(origin(code.indexOf("global"))).toMatch(/main\.ts:10$/);
    expect(sources.map((s) => s.file.split("/").pop()).sort()).toEqual(["esp32.ts", "main.ts", "parts.ts"]);
    expect(sources.reduce((sum, s) => sum + s.bytes, 0)).toBe(code.length);
  });
});

describe("a bundle with parts that are apart", () => {
  const GAMES = {
    "main.ts": `
      import { open } from "./catalogue";
      declare const print: (...x: unknown[]) => void;
      const MOST = 1 << 4;
      for (const game of open) print(game().play(2) + MOST);
      print(open[0]!() === open[0]!());`,
    "catalogue.ts": `
      import { first } from "./hal/first";
      import { second } from "./second";
      export const open = [
        () => { "apart"; return first; },
        () => { "apart"; const rules = second; return rules; },
      ];`,
    "hal/first.ts": `
      import { Board, LIMIT } from "../shared";
      const rules = new Array(3);
      const TABLE = [1, 2, LIMIT];
      export const first = { play: (n: number) => new Board().at(n) + TABLE[n]! };
      export const unused = rules;`,
    "second.ts": `
      import { Board, LIMIT } from "./shared";
      class Wide extends Board { constructor() { super(); this.width = LIMIT; } }
      export const second = { play: (n: number) => new Wide().at(n) - 1000 };`,
    "shared.ts": `
      export const LIMIT = 64;
      const ROWS = [LIMIT, LIMIT * 2];
      export class Board { width = 2; at(n: number) { return n * this.width + ROWS[1]!; } }`,
  };

  it("runs the same, passes the gate, and has the games' things apart", async () => {
    const { code, origin } = await bundle({ entry: writeTree(join(folder, "games"), GAMES), shortNames: true });
    expect(printedBy(code)).toEqual(["[212]", "[-728]", "[false]"]);
    expect(checkFile(code).refused).toEqual([]);
    // What both need stays at the top.
    expect(code.split("{;").map((piece) => (piece.match(/class/g) ?? []).length)).toEqual([1, 0, 1]);
    // The text that was moved still says where it is from.
    expect(origin(code.indexOf("1e3"))).toMatch(/second\.ts:4$/);
    expect(origin(code.indexOf("[1,2,64]"))).toMatch(/first\.ts:4$/);
    expect(origin(code.indexOf("[64,128]"))).toMatch(/shared\.ts:3$/);
    expect(origin(code.indexOf("print("))).toMatch(/main\.ts:5$/);
  });

  it("reports calls of what was moved", async () => {
    const entry = writeTree(join(folder, "games"), GAMES);
    const { code, functions } = await bundle({ entry, shortNames: true, instrument: (file) => file.includes("/hal/") });
    const called: number[] = [];
    expect(printedBy(code, { functionCalled: (id: number) => called.push(id) })).toEqual([
      "[212]",
      "[-728]",
      "[false]",
    ]);
    expect(functions.map((f) => f.name)).toEqual(["play"]);
    expect(called).toEqual([0]);
    expect(code).toContain("{;");
  });
});

describe("instrumented functions", () => {
  it("report their calls and go on as before", async () => {
    const entry = writeTree(folder, {
      "instrumented.ts": `
        import { make, Part } from "./hal/part";
        declare const print: (...x: unknown[]) => void;
        const part = make(2);
        print(part.twice(4), part.pair().a, new Part(3).value());`,
      "hal/part.ts": `
        class Base { constructor(public n: number) {} }
        export class Part extends Base {
          constructor(n: number) { super(n); this.n++; }
          value() { return this.n; }
        }
        export const make = (k: number) => ({
          twice: (n: number) => n * k,
          pair: () => ({ a: k }),
          never() { "ram"; return 0; },
        });`,
    });
    const { code, functions } = await bundle({ entry, instrument: (file) => file.includes("/hal/") });
    const called = new Set<number>();
    expect(printedBy(code, { functionCalled: (id: number) => called.add(id) })).toEqual(["[8,2,4]"]);
    expect(functions.filter((_, id) => !called.has(id)).map((f) => f.name)).toEqual(["make.never"]);
    expect(functions.map((f) => f.name)).toEqual(
      expect.arrayContaining(["Base.constructor", "Part.constructor", "Part.value", "make", "make.twice", "make.pair"]),
    );
    expect(checkFile(code, { globals: ["functionCalled"] }).refused).toEqual([]);
    expect(code).toContain('"ram";return functionCalled(');
  });
});
