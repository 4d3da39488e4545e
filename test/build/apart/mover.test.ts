import { describe, expect, it } from "vitest";
import { moved, part, topOf } from "./moved";

describe("a name in the part that is also one of what moves there", () => {
  it.each([
    ["a let", "function f(){return g()}function g(){return 1}", part("f()+g", "let g=5;")],
    ["a parameter", "function f(){return g()}function g(){return 1}", '(g)=>{"apart";return f()+typeof g}'],
    ["an inner function", "function f(){return g()}function g(){return 1}", part("f()+g()", "function g(){return 7}")],
    ["its own name", "function f(){return g()}function g(){return 1}", 'function g(){"apart";return f()+typeof g}'],
    ["a var in a block", "function f(){return g()}function g(){return 1}", part("f()+g", "if(1){var g=5}")],
    ["a block's own", "function f(){return g()}function g(){return 1}", part("f()+n", "let n=0;{let g=5;n=g}")],
    ["a shorthand", "function f(){return g()}function g(){return 1}", part("[f(),{g}]", "const g=5;")],
    [
      "of a thing that stays",
      "function f(){return stays()}function stays(){return 1}print(stays())",
      part("f()+stays", "let stays=5;"),
    ],
    ["of a global", "function f(){return typeof print}", part("f()+print", "let print=5;")],
  ])("is told apart: %s", (_what, pieces, open) => {
    const after = moved(`${pieces};var open=${open};print(open());`);
    expect(topOf(after)).not.toContain("f");
  });

  it("is told apart in the functions around it", () => {
    const after = moved(`function f(){return g()}function g(){return 1}
      function around(g){return ()=>{"apart";return f()+g}}print(around(5)());`);
    expect(topOf(after)).toEqual(["around"]);
  });

  it("is told apart in the functions around two parts", () => {
    const after = moved(`function f(){return g()}function g(){return 1}function h(){return g}
      function around(g){"apart";return [g,()=>{"apart";return [f(),g]},()=>{"apart";return [h()===h(),g]}]}
      for(let v of around(5))print(v===5?v:v());`);
    expect(topOf(after)).toEqual(["around"]);
  });

  it("is told apart in a piece that moves itself", () => {
    const after =
      moved(`function f(){return g()}function g(){return 1}function h(g){return ()=>{"apart";return [f(),g]}}
      var open=${part("h(3)()", "let f=7;")};print(open());`);
    expect(topOf(after)).toEqual(["open"]);
  });

  it("is told apart in the part that a part moves into", () => {
    const after = moved(
      `function f(){return 1}var inner=${part("f()")};function outer(f){"apart";return [inner(),f]}print(outer(5));`,
    );
    expect(topOf(after)).toEqual(["outer"]);
  });
});
