import { describe, expect, it } from "vitest";
import { checkFile } from "../../build/gate";
import { BUDGET_BYTES, liveFunctions, MAX_BYTES, MAX_FUNCTIONS } from "../../build/gate/size";
import { budgetLines, sourceLines } from "../../build/report";
import { Tree } from "../../build/tree/parse";

const laws = (code: string) => checkFile(code).refused.map((f) => f.law);
const sized = (bytes: number) => `print("${"a".repeat(bytes - 'print("");\n'.length)}");\n`;
const arrows = (n: number) => `[${Array(n).fill("()=>1").join()}]`;

describe("the budgets", () => {
  it("let a file be above 64 KB, up to what the gate refuses", () => {
    expect(BUDGET_BYTES).toBe(65536);
    expect(laws(sized(BUDGET_BYTES + 1))).toEqual([]);
    expect(laws(sized(MAX_BYTES))).toEqual([]);
    expect(laws(sized(MAX_BYTES + 1))).toEqual(["max-bytes"]);
  });

  it("refuse a function too many; arrows and methods count", () => {
    expect(laws(`print(${arrows(MAX_FUNCTIONS)});`)).toEqual([]);
    expect(laws(`print(${arrows(MAX_FUNCTIONS + 1)});`)).toEqual(["max-functions"]);
    const kinds =
      "function a(){}class B{constructor(){}c(){}get d(){return 1}}let e={f(){},g:()=>1,h:function(){}};print(a,B,e)";
    expect(checkFile(kinds)).toMatchObject({ functions: 7, live: 7 });
  });

  it("refuse functions that live at one time, not those in the file", () => {
    // A game with one screen.
    const game = (n: number) => `()=>{"apart";return[${arrows(n)},()=>{"apart"}]}`;
    const all = MAX_FUNCTIONS - 3;
    expect(laws(`print([${game(all)},${game(all)}]);`)).toEqual([]);
    expect(laws(`print([${game(all)},${game(all + 1)}]);`)).toEqual(["max-functions"]);
  });

  it("are reported, the file against 64 KB, with what each source takes", () => {
    expect(budgetLines({ bytes: 70000, functions: 44, live: 33 })).toEqual([
      "  70000 bytes, budget 65536 (107 %), refused above 81920",
      "  33 functions at a time, arrows included, budget 330 (10 %); 44 in all",
    ]);
    expect(
      sourceLines([
        { file: "a.ts", bytes: 120 },
        { file: "b.ts", bytes: 7 },
        { file: "c.ts", bytes: 0 },
      ]),
    ).toEqual(["  120  a.ts", "    7  b.ts"]);
  });
});

describe("functions that live at one time", () => {
  it.each([
    ["all, if none is apart", "function f(){return()=>()=>1}class A{m(){}}", 4],
    ["none", "print(1)", 0],
    ["a part's own function always", 'var a=()=>{"apart";return 1}', 1],
    ["what a class in a part has", 'var a=()=>{"apart";return class{constructor(){}m(){}}}', 1 + 2],
    [
      "of parts in parts the biggest, and the biggest in it",
      `function a(){"apart";()=>{"apart";()=>()=>1};()=>{"apart";()=>1}}function b(){"apart";()=>()=>1}`,
      // a and b; in a its two parts, what the first has, and the other one beside it; beside a what b has.
      2 + (2 + 2 + 1) + 2,
    ],
    [
      "the two biggest, if the smaller one has no parts: it soon goes",
      `()=>{"apart";()=>()=>1};()=>{"apart";()=>1};()=>{"apart"}`,
      3 + 2 + 1,
    ],
    [
      "the biggest and the biggest one without parts",
      `()=>{"apart";()=>()=>()=>1;()=>{"apart"}};()=>{"apart";()=>()=>1;()=>{"apart"}};()=>{"apart";()=>1}`,
      3 + (3 + 1) + 1,
    ],
  ])("are %s", (_what, code, count) => {
    expect(liveFunctions(new Tree(code))).toBe(count);
  });
});
