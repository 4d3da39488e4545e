import { describe, expect, it } from "vitest";
import { asArrows } from "../../build/arrows";

describe("functions as arrows", () => {
  const cases: [string, string, string][] = [
    ["a function", "function f(a,b){return a+b}f(1,2)", "var f=(a,b)=>{return a+b};f(1,2)"],
    ["one in another", "(()=>{function g(){return 2}g()})();", "(()=>{var g=()=>{return 2};g()})();"],
    ["with the mark of a part", 'function f(){"apart";return 1}f()', 'var f=()=>{"apart";return 1};f()'],
    [
      "though functions and methods in it have a `this`",
      "function f(){return class{g(){return this}}}",
      "var f=()=>{return class{g(){return this}}};",
    ],
  ];
  it.each(cases)("%s", (_what, before, after) => expect(asArrows(before).code).toBe(after));

  const left: [string, string][] = [
    ["one in a block, outside of which it would be seen", "if(a){function g(){return 2}g()}"],
    ["one with a `this`", "function f(){return this}"],
    ["one whose arrow has it", "function f(){return()=>this}"],
    ["one with arguments", "function f(){return arguments[0]}"],
    ["one that makes objects", "function F(){return 1}new F()"],
    ["one whose prototype is named", "function F(){return 1}F.prototype.g=1"],
    ["one that is replaced", "function f(){return 1}f=2"],
  ];
  it.each(left)("but not %s", (_what, code) => expect(asArrows(code).code).toBe(code));

  it("knows where each character stood before", () => {
    const code = "function f(a){return a+7}var last=1;";
    const made = asArrows(code);
    for (const piece of ["a+7", "last=1"])
      expect(code.slice(made.before(made.code.indexOf(piece))).startsWith(piece)).toBe(true);
  });
});
