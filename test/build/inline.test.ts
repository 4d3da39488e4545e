// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the snippets are code, not templates of this file
import { describe, expect, it } from "vitest";
import { inlineConstants } from "../../build/inline";
import { printedBy } from "./printed-by";

/** The code after the pass, which prints the same as before. */
function inlined(code: string): string {
  const after = inlineConstants(code).code;
  expect(printedBy(after)).toEqual(printedBy(code));
  return after;
}

describe("a constant at the top", () => {
  it.each([
    ["var A=5;print(A+A);", "print((5)+(5));"],
    ["var A=5,b=[1];print(A,b);", "var b=[1];print((5),b);"],
    ["var b=[1],A=5;print(A,b);", "var b=[1];print((5),b);"],
    ["var b=[1],A=5,B=6,c=[2];print(A,B,b,c);", "var b=[1],c=[2];print((5),(6),b,c);"],
    ["const ON=true,OFF=false;print(ON?1:2,OFF);", "print(true?1:2,false);"],
    ['const K="ab";print(K,K);', 'print("ab","ab");'],
    ['const LONG="longer";print(LONG);', 'print("longer");'],
    ["function f(){return A}var A=7;print(f());", "function f(){return (7)}print(f());"],
    ["var A=1.5;print(A);", "print((1.5));"],
  ])("is written where it is named: %s", (code, after) => {
    expect(inlined(code)).toBe(after);
  });

  it.each([
    ["var A=2,B=A*3+1,C=1<<B;print(C,B);", "print((128),(7));"],
    ["var A=-1,B=~A,C=-A;print(A,B,C);", "print((-1),(0),(1));"],
    ["var A=12,B=A/4;print(B);", "print((3));"],
    // Fractions may come out otherwise on the board, so nothing is computed with them.
    ["var A=12,B=A/5;print(B);", "var B=(12)/5;print(B);"],
    ["var A=0,B=-A;print(1/B);", "var B=-(0);print(1/B);"],
  ])("may be computed from whole numbers: %s", (code, after) => {
    expect(inlined(code)).toBe(after);
  });

  it.each([
    'var A=-1;print(2-A,2- -A,A.toString(),-A,!A,A+"",`${A}`);',
    "var A=5;print(A.toString(2),A in[0,1,2,3,4,5],typeof A);",
    'var K="k";print(K.length,K in{k:1},({k:2})[K]);',
    "var A=-1;function f(){return-A}function g(){return A}print(f(),g(),void A);",
    "var A=3;switch(3){case A:print(A)}for(let i of[A])print(i);",
  ])("means the same wherever it stands: %s", (code) => {
    expect(inlined(code)).not.toContain("var ");
  });

  it("keeps the key of a shorthand property", () => {
    expect(inlined("var a=5,b=-1;print({a,b},{a:a});")).toBe("print({a:(5),b:(-1)},{a:(5)});");
  });

  it("leaves a local of the same name alone", () => {
    expect(inlined("var a=5;function f(a){return a}print(f(1),a,(()=>{let a=2;return a})());")).toBe(
      "function f(a){return a}print(f(1),(5),(()=>{let a=2;return a})());",
    );
  });

  it.each([
    "var a=1;a=2;print(a);",
    "var a=1;print(a++,a);",
    "var a=1;function f(){a+=1}f();print(a);",
    "let a=1;for(a of[3,4])print(a);",
    "var a=1;var a=2;print(a);",
    'var a="longer",b=[a,a];print(b);',
    "var a=[1],b={a};print(b);",
    "var a=null,b=1n;print(a,String(b));",
    "var a=b,b=a;print(a,b);",
    "if(0){var a=1}print(a);",
    "if(0){var a=1}var b=a;print(b);",
    "for(var a=1;;){print(a);break}",
    "function f(){var a=1;return a}print(f());",
    "var x=2;if(1)var a=x;x=3;print(a);",
  ])("is none where it changes, isn't sure, or is no small value: %s", (code) => {
    expect(inlined(code)).toBe(code);
  });
});

it("tells where a character stood before", () => {
  const code = "var A=5;print(A);debugger;";
  const { code: after, before } = inlineConstants(code);
  expect(before(after.indexOf("debugger"))).toBe(code.indexOf("debugger"));
  expect(before(after.indexOf("(5)"))).toBe(code.indexOf("A)"));
});
