import { describe, expect, it } from "vitest";
import { squeeze } from "../../build/squeeze";

describe("the same program in fewer bytes", () => {
  const cases: [string, string, string][] = [
    [
      "`this` that stands often",
      "class A{f(){this.a=1;this.b=2;this.c=3;this.d=4}}",
      "class A{f(){let e=this;e.a=1;e.b=2;e.c=3;e.d=4}}",
    ],
    [
      "in the arrows of a method, too, and beside its own variables",
      "class A{f(b){let d=()=>this.a+this.b;return this.c+d()+this.a+b}}",
      "class A{f(b){let e=this,d=()=>e.a+e.b;return e.c+d()+e.a+b}}",
    ],
    [
      "which begin with it, so that it takes less",
      "class A{f(b){let d=this.a;this.b=d;this.c=b}}",
      "class A{f(b){let e=this,d=e.a;e.b=d;e.c=b}}",
    ],
    [
      "but not where it is rare",
      "class A{f(){this.a=1;this.b=2;this.c=3}}",
      "class A{f(){this.a=1;this.b=2;this.c=3}}",
    ],
    [
      "nor in a constructor that needs its super first",
      "class A extends B{constructor(){super();this.a=1;this.b=2;this.c=3;this.d=4}}",
      "class A extends B{constructor(){super();this.a=1;this.b=2;this.c=3;this.d=4}}",
    ],
    [
      "a function within has a `this` of its own",
      "class A{f(){this.a=function(){return this.b};this.c=1;this.d=2}}",
      "class A{f(){this.a=function(){return this.b};this.c=1;this.d=2}}",
    ],
    ["errors without new", 'throw new Error("no")', 'throw Error("no")'],
    ["but other classes with it", "throw new Fault(1)", "throw new Fault(1)"],
    ["the mark of a part", 'function f(){"apart";return 1}', "function f(){;return 1}"],
    ["other directives stay", 'function f(){"ram";return 1}', 'function f(){"ram";return 1}'],
  ];
  it.each(cases)("%s", (_what, before, after) => expect(squeeze(before).code).toBe(after));

  it("means the same", () => {
    const code = "class A{constructor(x){this.x=x;this.y=2;this.z=3;this.s=()=>this.x+this.y+this.z}}";
    const run = (text: string) => new Function(`${text}return new A(5).s()`)();
    expect(run(squeeze(code).code)).toBe(run(code));
    expect(squeeze(code).code.length).toBeLessThan(code.length);
  });

  it("knows where each character stood before", () => {
    const code = "class A{f(){this.a=1;this.b=2;this.c=3;this.d=4}}";
    const made = squeeze(code);
    expect(code.slice(made.before(made.code.indexOf("d=4")))).toBe("d=4}}");
  });
});
