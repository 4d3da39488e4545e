import { describe, expect, it } from "vitest";
import { checkFile } from "../../build/gate";
import { MAX_BYTES, MAX_FUNCTIONS } from "../../build/gate/size";
import { budgetLines, sourceLines } from "../../build/report";

const laws = (code: string) => checkFile(code).refused.map((f) => f.law);
const sized = (bytes: number) => `print("${"a".repeat(bytes - 'print("");\n'.length)}");\n`;

describe("the budgets", () => {
  it("refuse a file above 64 KB", () => {
    expect(laws(sized(MAX_BYTES))).toEqual([]);
    expect(laws(sized(MAX_BYTES + 1))).toEqual(["max-bytes"]);
  });

  it("refuse a function too many; arrows and methods count", () => {
    const arrows = (n: number) => `print([${Array(n).fill("()=>1").join()}]);`;
    expect(laws(arrows(MAX_FUNCTIONS))).toEqual([]);
    expect(laws(arrows(MAX_FUNCTIONS + 1))).toEqual(["max-functions"]);
    const kinds =
      "function a(){}class B{constructor(){}c(){}get d(){return 1}}let e={f(){},g:()=>1,h:function(){}};print(a,B,e)";
    expect(checkFile(kinds).functions).toBe(7);
  });

  it("are reported with what each source takes", () => {
    expect(budgetLines({ bytes: 40960, functions: 66, live: 33 })).toEqual([
      "  40960 bytes of 81920 (50 %)",
      "  33 functions at a time of 330, arrows included (10 %), 66 in all",
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
