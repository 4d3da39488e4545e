import { describe, expect, it } from "vitest";
import { Tree } from "../../../build/tree/parse";
import { Scopes } from "../../../build/tree/scope";

/** Each variable of the code as "name kind: uses", uses as their offsets. */
function variables(code: string): string[] {
  return new Scopes(new Tree(code)).all.map((b) => `${b.name} ${b.kind}: ${b.references.map((r) => r.start).join()}`);
}

const free = (code: string) => new Scopes(new Tree(code)).free.map((id) => id.name);

describe("scopes", () => {
  it("tell an inner variable from an outer one of the same name", () => {
    expect(variables("let a=1;{let a=2;a}a")).toEqual(["a let: 19", "a let: 17"]);
    expect(variables("var a;function f(a){return a}f(a)")).toEqual(["a var: 31", "f function: 29", "a parameter: 27"]);
  });

  it("hoist var to the function, let not", () => {
    expect(free("{var a}a;{let b}b")).toEqual(["b"]);
    expect(free("function f(){if(1){var a}return a}a;f()")).toEqual(["a"]);
  });

  it("know the names of function and class expressions inside only", () => {
    expect(free("x=function f(){f()};f;y=class C{m(){C}};C")).toEqual(["x", "f", "y", "C"]);
  });

  it("know parameters, catch and loop heads", () => {
    expect(free("try{}catch(e){e}e;for(let i of[])i;i;(a=>a)(a)")).toEqual(["e", "i", "a"]);
    expect(free("function f({a,b:[c]},...d){a;b;c;d}f")).toEqual(["b"]);
  });

  it("take no key for a variable", () => {
    expect(free("let o={a:1,b(){},get c(){return 1}};o.d;class E{f(){}}new E().g;o[h]")).toEqual(["h"]);
    expect(variables("let a=1;print({a})")[0]).toBe("a let: 15");
  });
});
