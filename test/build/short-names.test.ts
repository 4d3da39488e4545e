import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle } from "../../build/bundle";
import { privateProperties } from "../../build/short-names";
import { tempFolder, writeTree } from "../support/temp-tree";
import { printedBy } from "./printed-by";

const folder = tempFolder();

describe("names that may be shortened", () => {
  it.each([
    ["a.mine; b.mine.other", "mine other"],
    ["x={mine:1,other(){},get third(){return 1}}", "mine other third"],
    ["class A{mine(){}static other(){}}", "mine other"],
    ["let mine=1;x={mine}", "mine"],
  ])("are keys and members: %s", (code, names) => {
    expect(privateProperties(code).join(" ")).toBe(names);
  });

  it.each([
    ["what is computed", "x[mine]; y={[mine]:1}"],
    ["variables", "let mine=1;function other(third){return third}mine=other"],
    ["the interpreter's own", "g.setFontCustom(a);[1].indexOf(2);E.mapInPlace();g.buffer"],
    ["an option of the interpreter", "setWatch(f,1,{repeat:false,edge:1});I2C1.setup({bitrate:1,sda:2});w.time;w.pin"],
    ["an option in a nested type", "Graphics.createArrayBuffer(1,2,24,{zigzag:true});process.env.BOARD"],
    ["the language's own", "f.prototype;x.constructor"],
    ["what is typed at the console", "global.tower={run(){}}"],
  ])("are not %s", (_what, code) => {
    expect(privateProperties(code)).toEqual([]);
  });

  it("are those of members, not of parameters of the library", () => {
    expect(privateProperties("x.bitmap;x.task")).toEqual(["bitmap", "task"]);
  });
});

describe("a bundle with short names", () => {
  const TREE = {
    "main.ts": `
      import { font } from "./font.frozen";
      declare const print: (...x: unknown[]) => void;
      interface Shown { rollsLeft: number; hidden: number; $odd: number }
      class Counter { countedSoFar = 0; countUp(): this { this.countedSoFar++; return this; } }
      const shown: Shown = { rollsLeft: 3, hidden: 4, $odd: 5 };
      const screens: { [name: string]: { drawnBefore: number } } = { "menu": { drawnBefore: 1 }, "other": { drawnBefore: 2 } };
      const names = ["menu", "other"];
      print(JSON.stringify({ "rollsLeft": shown.rollsLeft, "totals": shown.hidden + shown.$odd }));
      print(screens[names[0]!]!.drawnBefore, screens["other"]!.drawnBefore, new Counter().countUp().countedSoFar);
      print(font.rows.length, font.widthOfAll, [3, 1].slice(1));`,
    "font.frozen.ts": `export const font = { rows: [1, 2], widthOfAll: 7 };`,
  };

  it("does the same and has none of the private ones left but in quotes", async () => {
    const entry = writeTree(folder, TREE);
    const long = (await bundle({ entry })).code;
    const { code, origin } = await bundle({ entry, shortNames: true });
    expect(printedBy(code)).toEqual(printedBy(long));
    expect(printedBy(code)).toEqual(['["{\\"rollsLeft\\":3,\\"totals\\":9}"]', "[1,2,1]", "[2,7,[1]]"]);
    for (const name of ["hidden", "$odd", "countedSoFar", "countUp", "drawnBefore", "widthOfAll"]) {
      expect(long).toContain(name);
      expect(code).not.toContain(name);
    }
    expect(code.match(/rollsLeft/g)).toHaveLength(1);
    expect(origin(code.indexOf("rollsLeft"))).toMatch(/main\.ts:9$/);
  });

  it("takes a file without private names", async () => {
    const entry = writeTree(join(folder, "small"), {
      "small.ts": "declare const print: (x: unknown) => void; print([1].length);",
    });
    expect((await bundle({ entry, shortNames: true })).code).toBe("print([1].length);\n");
  });

  it("plays the games and tells their state as the sources do", async () => {
    // Whatever is looked up by a name that is a value has to be in quotes in the sources: verbs, phases, the state line.
    const entry = writeTree(join(folder, "games"), {
      "walk.ts": `
        import { CATALOGUE } from ${JSON.stringify(resolve("firmware/catalogue"))};
        declare const print: (...x: unknown[]) => void;
        let state = 1;
        function random(below) {
          state = (state * 69069 + 1) % 4294967296;
          return Math.floor((state / 4294967296) * below);
        }
        function play(box, options) {
          const game = box.open();
          let now = game.setup(box.minSeats, options);
          const lines = [];
          for (let step = 0; step < 3000; step++) {
            const verb = game.verbs[random(game.verbs.length)];
            let values = [];
            for (let n = random(4); n > 0; n--) values.push(random(12));
            const before = game.rolls[verb];
            if (before !== undefined) {
              values = values.slice(0, before);
              const rolled = game.diceToRoll(now, { verb, values });
              for (const faces of rolled) values.push(faces > 0 ? 1 + random(faces) : 0);
            }
            if (game.refusal(now, { verb, values }) !== "") continue;
            now = game.apply(now, { verb, values });
            now = game.unpack(game.pack(now));
            lines.push(game.publicState(now), game.totals(now), game.ranks(now));
          }
          print(box.name, options, box.options, box.faces, lines);
        }
        for (const box of CATALOGUE) for (let options = 0; options < 1 << box.options.length; options++) play(box, options);`,
    });
    const short = printedBy((await bundle({ entry, shortNames: true })).code);
    expect(short).toEqual(printedBy((await bundle({ entry })).code));
    // It came as far as a race and chips.
    expect(short.join("")).toMatch(/"trophies":.*/);
    expect(short.join("")).toContain('"pot":');
  }, 30_000);
});
