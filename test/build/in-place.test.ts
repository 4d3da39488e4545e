import { describe, expect, it } from "vitest";
import { placeInside } from "../../build/in-place";

describe("what is named once stands where it is handed over", () => {
  const cases: [string, string, string][] = [
    ["a function as a method", "function f(a){return a}var o={x:f};", "var o={x(a){return a}};"],
    ["in short", "function f(a){return a}var o={f};", "var o={f(a){return a}};"],
    ["in a list", "function f(a){return a}var o=[f];", "var o=[function(a){return a}];"],
    [
      "as what a function returns",
      "function g(){function f(){return 1}return f}",
      "function g(){return function(){return 1}}",
    ],
    ["a class", "function g(){class A{f(){}}return A}", "function g(){return class{f(){}}}"],
    [
      "a class in a variable",
      "function g(){var a=1,A=class{f(){}};return A}",
      "function g(){var a=1;return class{f(){}}}",
    ],
    [
      "one in another",
      "function f(){return 1}function g(){return 2}var o={f:f},p={o:o,g:g};",
      "var o={f(){return 1}},p={o:o,g(){return 2}};",
    ],
    [
      "one that hands over another",
      "function g(){function f(){return 1}return{f:f}}var o={g:g};",
      "var o={g(){return{f(){return 1}}}};",
    ],
  ];
  it.each(cases)("%s", (_what, before, after) => expect(placeInside(before).code).toBe(after));

  const left: [string, string][] = [
    ["what is named twice", "function f(){return 1}var o={f:f,g:f};"],
    ["what is called", "function f(){return 1}var o={f:f()};"],
    ["what calls itself", "function f(){return f}var o={f:f};"],
    ["what is named before", "var o={f:f};function f(){return 1}"],
    ["what another function hands over, each time anew", "function f(){return 1}var o=()=>({f:f});"],
    ["what a loop hands over", "function f(){return 1}for(let i=0;i<3;i++)g({f:f});"],
    ["what stands where its names may mean others", "let b=1;function f(){return b}{let b=2;g({f:f})}"],
    ["what is replaced", "function f(){return 1}var o={f:f};f=2;"],
  ];
  it.each(left)("but not %s", (_what, code) => expect(placeInside(code).code).toBe(code));

  it("means the same", () => {
    const code = "let n=1;function f(a){return a+n}function g(a){return a*2+n}var o={f:f,g:g};n=3;";
    const run = (text: string) => new Function(`${text}return o.f(5)*o.g(7)`)();
    expect(run(placeInside(code).code)).toBe(run(code));
  });

  it("knows where each character stood before", () => {
    const code = "function f(a){return a+7}var o={x:f},last=1;";
    const made = placeInside(code);
    for (const piece of ["a+7", "last=1"])
      expect(code.slice(made.before(made.code.indexOf(piece))).startsWith(piece)).toBe(true);
  });
});
