import { describe, expect, it } from "vitest";
import { joinDeclarations } from "../../build/join-declarations";

describe("two declarations in one", () => {
  const cases: [string, string, string][] = [
    [
      "var and let in the body of a function",
      "var f=()=>{var a=1;let b=2;return a+b};",
      "var f=()=>{var a=1,b=2;return a+b};",
    ],
    [
      "the variable of a loop behind others",
      "{let a=1;for(let i=0;i<9;i++)f(i,a)}",
      "{let a=1,i=0;for(;i<9;i++)f(i,a)}",
    ],
    ["several", "{let a=1;for(let i=0,n=9;i<n;)f(i++)}", "{let a=1,i=0,n=9;for(;i<n;)f(i++)}"],
    [
      "with another that has the name in a scope of its own",
      "{let a=1;for(let i=0;i<9;)i++;g(i=>i);if(a){let i=3;f(i)}}",
      "{let a=1,i=0;for(;i<9;)i++;g(i=>i);if(a){let i=3;f(i)}}",
    ],
  ];
  it.each(cases)("%s", (_what, before, after) => expect(joinDeclarations(before).code).toBe(after));

  const left: [string, string][] = [
    ["var and let in a block, which the var outlives", "if(a){var b=1;let c=2}"],
    ["a loop variable whose name means another in the block", "{let a=1;for(let i=0;i<9;)i++;f(i)}"],
    ["one that the function has as a parameter", "function f(i){let a=1;for(let i=0;i<9;)i++;return i}"],
    ["one that a function holds", "{let a=[];for(let i=0;i<9;i++)a.push(()=>i)}"],
    ["one without a value, which each round would keep", "{let a=1;for(let i=0,n;i<9;i++)n=f(n)}"],
    ["a loop over a list", "{let a=1;for(let i of[a])f(i)}"],
    ["a loop behind something else", "{let a=1;f(a);for(let i=0;i<9;)i++}"],
  ];
  it.each(left)("but not %s", (_what, code) => expect(joinDeclarations(code).code).toBe(code));

  it("lets further loops share the variable", () =>
    expect(joinDeclarations("{let a=1;for(let i=0;i<9;)i++;f(a);for(let i=0;i<a;)i++}").code).toBe(
      "{let a=1,i=0;for(;i<9;)i++;f(a);for(i=0;i<a;)i++}",
    ));

  it("knows where each character stood before", () => {
    const code = "{let a=1;for(let i=0;i<77;i++)f(i,a)}";
    const made = joinDeclarations(code);
    expect(code.slice(made.before(made.code.indexOf("i<77"))).startsWith("i<77")).toBe(true);
  });
});
