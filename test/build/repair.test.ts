import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile } from "../../build/gate";
import { asQuotient, isReadRight, readByEspruino } from "../../build/gate/number-literal";
import { repair } from "../../build/repair";

const mended = (code: string, builtins: string[] = []) => repair(code, new Set(builtins)).code;

describe("repair", () => {
  it.each([
    ["function f(a){for(;;)if(a)return}", "function f(a){for(;;)if(a)return;}"],
    ["x=>{if(x)return}", "x=>{if(x)return;}"],
    ["function f(){g();return}", "function f(){g();return;}"],
    ["function f(){return;}", "function f(){return;}"],
    ["function f(){return 1}", "function f(){return 1}"],
    ['f("return}")', 'f("return}")'],
  ])("ends a bare return: %s", (code, expected) => {
    expect(mended(code)).toBe(expected);
  });

  it.each([
    ["a[x,y]", "a[(x,y)]"],
    ["a[(x,y)]", "a[(x,y)]"],
    ["a[b[c,d],e]", "a[(b[(c,d)],e)]"],
    ["a[x,.3]", "a[(x,(3/10))]"],
  ])("brackets a comma in an index: %s", (code, expected) => {
    expect(mended(code)).toBe(expected);
  });

  it("renames variables that are called `of`, their keys not", () => {
    const code = "var a=1;function of(b){return{of:b,a}}let o={of};o.of(of(2));for(let x of[1])f(x)";
    expect(mended(code)).toBe("var a=1;function c(b){return{of:b,a}}let o={of:c};o.of(c(2));for(let x of[1])f(x)");
  });

  it("renames top-level variables that would hide a built-in, inner ones not", () => {
    expect(mended("var E=1;function f(){let E=2;return E}f(E)", ["E", "a"])).toBe(
      "var b=1;function f(){let E=2;return E}f(b)",
    );
  });

  it("finds a new name that nothing in the file has", () => {
    expect(mended("var of=1,a=2,b=3;function c(d){return of+d+e}")).toBe("var f=1,a=2,b=3;function c(d){return f+d+e}");
  });

  it.each([
    ["x*.3", "x*(3/10)"],
    ["x-.29", "x-(29/100)"],
    ["return_(1.0001)", "return_((10001/1e4))"],
    ["x*2e-7", "x*(2/1e7)"],
    ["x*.5+1.25", "x*.5+1.25"],
    ["x*1e3+255+0x1f", "x*1e3+255+0x1f"],
  ])("writes fractions as quotients: %s", (code, expected) => {
    expect(mended(code)).toBe(expected);
    expect(checkFile(`let x=1;function return_(){}${mended(code)}`).refused).toEqual([]);
  });

  it("escapes control characters in strings and templates", () => {
    expect(mended('f("\x03\x7f\\x04",`a\n\t`,`\x10`)')).toBe('f("\\x03\\x7f\\x04",`a\\n\\t`,`\\x10`)');
  });

  it("tells where a character stood before", () => {
    const code = "function f(a){if(a)return}debugger";
    const { code: after, before } = repair(code, new Set());
    expect(before(after.indexOf("debugger"))).toBe(code.indexOf("debugger"));
    expect(before(0)).toBe(0);
  });
});

describe("a quotient", () => {
  const decimals = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 9 }));

  it("is the very number of the literal", () => {
    fc.assert(
      fc.property(decimals, ([digits, places]) => {
        const raw = (digits / 10 ** places).toString();
        const quotient = asQuotient(raw);
        if (quotient) expect(runInNewContext(quotient)).toBe(Number(raw));
        else expect(Number.isInteger(Number(raw))).toBe(true);
      }),
    );
  });

  it("stands wherever the interpreter reads another number", () => {
    fc.assert(
      fc.property(decimals, ([digits, places]) => {
        const raw = (digits / 10 ** places).toString();
        if (readByEspruino(raw) !== Number(raw)) expect(isReadRight(raw, Number(raw))).toBe(false);
      }),
    );
  });

  it("is needed for .3 and .7, not for .5", () => {
    expect([".3", ".7", ".5"].map((raw) => readByEspruino(raw) === Number(raw))).toEqual([false, false, true]);
  });
});
