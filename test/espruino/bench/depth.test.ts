import { describe, expect, it } from "vitest";
import { DEPTH, withDepth } from "./depth";

/** How deep a program goes when it is run. */
function depthOf(code: string): unknown {
  return new Function(`${withDepth(code)};return ${DEPTH}`)();
}

describe("the depth of a program", () => {
  const cases: [string, string, number, number][] = [
    ["nothing called", "var a=1;function f(){return 1}", 0, 0],
    ["one after the other", "function f(){a=1}var a;f();f()", 1, 0],
    ["inside one another", "function f(){g()}function g(){h()}function h(){return 1}f()", 3, 0],
    ["a function without statements takes no room", "function f(){}f()", 0, 0],
    ["recursion", "function f(n){if(n>0)f(n-1)}f(4)", 5, 0],
    ["methods and constructors", "class A{constructor(){this.f()}f(){this.a=1}}new A", 2, 0],
    ["arrows with and without braces", "var f=n=>n>0?g(n-1):({a:1}),g=n=>{return f(n)};f(1)", 3, 0],
    ["callbacks of arrays", "[1].map(a=>[a].forEach(b=>{[b].sort((c,d)=>c-d);[b,b].sort((c,d)=>c-d)}))", 3, 3],
    ["a function handed on to another function is no such callback", "function f(g){g()}f(()=>1)", 2, 0],
    ["what throws is left all the same", "function f(){throw 1}try{f()}catch(e){}try{f()}catch(e){}", 1, 0],
    ["directives stay first", 'function f(){"apart";return g()}function g(){return 1}f()', 2, 0],
  ];
  it.each(cases)("%s", (_what, code, calls, callbacks) => expect(depthOf(code)).toEqual({ calls, callbacks }));
});
