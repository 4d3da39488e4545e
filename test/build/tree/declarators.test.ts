import { describe, expect, it } from "vitest";
import { declaratorRemovals } from "../../../build/tree/declarators";
import { applyEdits } from "../../../build/tree/edit";
import { Tree } from "../../../build/tree/parse";

/** The code without the variables whose names are in `names`. */
function without(code: string, names: string): string {
  const [statement] = new Tree(code).program.body;
  if (statement?.type !== "VariableDeclaration") throw new Error("no declaration");
  const gone = statement.declarations.filter((one) => one.id.type === "Identifier" && names.includes(one.id.name));
  return applyEdits(code, declaratorRemovals(statement, new Set(gone))).code;
}

describe("declaratorRemovals", () => {
  it.each([
    ["", "var a=1,b=2,c=3;d()"],
    ["a", "var b=2,c=3;d()"],
    ["b", "var a=1,c=3;d()"],
    ["c", "var a=1,b=2;d()"],
    ["ab", "var c=3;d()"],
    ["ac", "var b=2;d()"],
    ["bc", "var a=1;d()"],
    ["abc", "d()"],
  ])("takes out %s", (names, left) => {
    expect(without("var a=1,b=2,c=3;d()", names)).toBe(left);
  });

  it("takes the blanks and line ends between them along", () => {
    expect(without("let a = 1 ,\n  b = (2, 3) ,\n  c;", "b")).toBe("let a = 1 ,\n  c;");
  });
});
