import { describe, expect, it } from "vitest";
import { minify } from "../../build/minify";
import { printedBy } from "./printed-by";

// biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet is code, not a template of this file
const TEMPLATE = "var line=7;print(`a\\n${line}b`)";

describe("minify", () => {
  it("gives short names to variables, those at the top too, and to private properties", async () => {
    const code =
      "var counted={mine:1,other:2};function sum(first){return first.mine+first.other}print(sum(counted),counted);";
    const small = await minify(code, ["mine"]);
    expect(small.code).toMatch(
      /^var (\w)=\{(\w):1,other:2\};function (\w)\((\w)\)\{return \4\.\2\+\4\.other\}print\(\3\(\1\),\1\);\n$/,
    );
    expect((await minify(code, [])).code).toContain(".mine+");
  });

  it.each([
    "print((5)+(3),-(-2),(1)-(-1),(5).toString(2),2-(-1),- -1,+(-1));",
    "function f(){return (-1)}function g(a){return a-(-1)}print(f(),g(1),void (5),typeof (5),(5)in[1]);",
    TEMPLATE,
  ])("changes nothing of what %s does", async (code) => {
    expect(printedBy((await minify(code, [])).code)).toEqual(printedBy(code));
  });

  it("keeps directives, and calls of require as they are", async () => {
    const { code } = await minify('function f(){"apart";return require("Flash")}print(f,f());', []);
    expect(code).toMatch(/^function (\w)\(\)\{"apart";return require\("Flash"\)\}print\(\1,\1\(\)\);\n$/);
  });

  it("writes nothing that Espruino lacks", async () => {
    const { code } = await minify("var a=global.a;print(a===null||a===void 0?5:a,a!=null?a.b:void 0);if(!a)a=6;", []);
    expect(code).not.toMatch(/[?][?.]|[|][|]=/);
  });

  it("tells where a character stood before, behind line ends too", async () => {
    const code = `var text=\`1\n2\`;\n\nfunction late(value){\n  return value+"mark";\n}\nprint(text,late(1));`;
    const small = await minify(code, []);
    expect(small.before(small.code.indexOf('"mark"'))).toBe(code.indexOf('"mark"'));
    expect(small.before(small.code.indexOf("print"))).toBe(code.indexOf("print"));
  });
});
