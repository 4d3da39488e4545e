import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveApart } from "../../build/apart";
import { isPart } from "../../build/apart/part";
import { Tree } from "../../build/tree/parse";
import { type Binding, Scopes } from "../../build/tree/scope";
import { moved, part, topOf } from "./apart/moved";
import { printedBy } from "./printed-by";

describe("what stands at the top", () => {
  it("moves into the one part that needs it", () => {
    expect(moved(`function f(){return 1}var open=${part("f()")};print(open());`)).toBe(
      `var open=()=>{"apart";function f(){return 1}return f()};print(open());`,
    );
  });

  it("stays if the rest of the program needs it, too, or only that", () => {
    const code = `function f(){return 1}function g(){return 2}var open=${part("f()")};print(open(),f(),g());`;
    expect(moved(code)).toBe(code);
  });

  it("stays if what stays needs it", () => {
    const code = `function f(){return 1}var t=[f];function g(){return t[0]()}var open=${part("f()")};print(open(),g());`;
    expect(moved(code)).toBe(code);
  });

  it("stays if two parts need it that have none around them", () => {
    const code = `function f(){return 1}var a=${part("f()")},b=${part("f()")};print(a(),b());`;
    expect(moved(code)).toBe(code);
  });

  it("stays if nobody needs it, with all it needs itself", () => {
    const code = `function f(){return 1}function g(){return f()}var open=${part("f()")};print(open());`;
    expect(moved(code)).toBe(code);
  });

  it("moves with all that it needs, and those in the order in which they stood", () => {
    const code = `var n=2;function f(){return g()}var t=[n,f];class A{m(){return t[1]()}}class B extends A{}function g(){return n}
      var open=${part("new B().m()")};print(open());`;
    const after = moved(code);
    expect(topOf(after)).toEqual(["open"]);
    expect(after).toContain(
      '"apart";var n=2;function f(){return g()}var t=[n,f];class A{m(){return t[1]()}}class B extends A{}function g(){return n}return',
    );
  });

  it("leaves its neighbours in a declaration", () => {
    const after = moved(`var a=[1],b=[2],c=[3],open=${part("[a,c]")};print(open(),b);`);
    expect(after).toBe(`var b=[2],open=()=>{"apart";var a=[1];var c=[3];return [a,c]};print(open(),b);`);
  });
});

describe("what parts share", () => {
  it("moves into the innermost part around them", () => {
    const after = moved(
      `function f(){return 1}function g(){return f()+1}
      var outer=()=>{"apart";return[${part("g()")},${part("f()")}]};print(outer()[0](),outer()[1]());`,
    );
    expect(after.trim()).toBe(
      `var outer=()=>{"apart";function f(){return 1}return[()=>{"apart";function g(){return f()+1}return g()},${part("f()")}]};print(outer()[0](),outer()[1]());`,
    );
  });

  it("moves out of an inner one if the outer one needs it, too", () => {
    const after = moved(
      `function f(){return 1}var outer=()=>{"apart";return[${part("f()")},f()]};print(outer()[0](),outer()[1]);`,
    );
    expect(after).toBe(
      `var outer=()=>{"apart";function f(){return 1}return[${part("f()")},f()]};print(outer()[0](),outer()[1]);`,
    );
  });

  it("may need what others share; a class may extend it", () => {
    const after = moved(
      `var t=[1];class A{m(){return t[0]}}function f(){return new A().m()}class B extends A{}class C extends A{}
      function open(){"apart";return[()=>{"apart";return new B().m()+f()},()=>{"apart";return new C().m()}]}
      print(open()[0](),open()[1]());`,
    );
    expect(topOf(after)).toEqual(["open"]);
    expect(after).toContain('{"apart";var t=[1];class A{m(){return t[0]}}return');
    expect(after).toContain('{"apart";function f(){return new A().m()}class B extends A{}return');
    expect(after).toContain('{"apart";class C extends A{}return');
  });

  it("may be reached through tables, parts and functions that move", () => {
    const after = moved(
      `function f(){return 1}function g(){return f()}
      var inner=[${part("g()")}],second=${part("f()")};function both(){return[inner[0](),second()]}
      var outer=()=>{"apart";return both()};print(outer());`,
    );
    expect(topOf(after)).toEqual(["outer"]);
    expect(after).toContain(
      '"apart";function f(){return 1}var inner=[()=>{"apart";function g(){return f()}return g()}];var second=',
    );
  });
});

describe("a part", () => {
  it.each([
    ["a function declaration", 'function open(){"apart";return f()}', "open()"],
    [
      "a function declaration called by a function",
      'function open(){"apart";return f()}function g(){return open()}',
      "g()",
    ],
    ["a function expression", 'var open=function(){"apart";return f()}', "open()"],
    ["a method in a table", 'var t=[{open:()=>{"apart";return f()}}]', "t[0].open()"],
    ["a method of a class", 'class T{open(){"apart";return f()}}', "new T().open()"],
    ["a function in a function", 'function g(){return ()=>{"apart";return f()}}', "g()()"],
    ["one that starts with another directive", "function open(){\"apart\";'ram';return f()}", "open()"],
  ])("may be %s", (_what, code, call) => {
    const after = moved(`function f(){return 1}${code};print(${call});`);
    expect(topOf(after)).not.toContain("f");
    // Directives stay in front.
    expect(after).not.toMatch(/\}'ram'/);
  });

  it("moves like any other function", () => {
    const code = `function f(){return 1}function inner(){"apart";return f()}var outer=${part("inner()")};print(outer());`;
    expect(moved(code).trim()).toBe(
      'var outer=()=>{"apart";function inner(){"apart";function f(){return 1}return f()}return inner()};print(outer());',
    );
  });

  it("gets its things anew each time", () => {
    const code = `function f(){return 1}var open=${part("f")};print(open()===open());`;
    expect(printedBy(code)).toEqual(["[true]"]);
    expect(printedBy(moveApart(code).code)).toEqual(["[false]"]);
  });

  it("needs no part of the program", () => {
    const code = 'function f(){"ram";return 1}print(f());';
    expect(moveApart(code).code).toBe(code);
  });
});

describe("origins", () => {
  it("of what was moved are where it stood, however deep; of what is new, the part", () => {
    const code = `function f(){return 11}function h(){return f()}
      var x=[22],y=[${part("[h(),f]", "let f=1;")}];function g(){return [x,y[0]]}
      var open=${part("g()")};print(open().length,33);`;
    const { code: after, before } = moveApart(code);
    for (const mark of ["return 11", "return f()", "[22]", "return [h", "return [x", "33", "print("])
      expect(before(after.indexOf(mark)), mark).toBe(code.indexOf(mark));
    expect(before(after.indexOf("var x"))).toBe(code.lastIndexOf('"apart"') + '"apart";'.length);
    // A variable that got another name is where it was.
    expect(before(after.indexOf("f$2"))).toBe(code.indexOf("f=1"));
  });
});

/** A program of small functions and tables that name each other, with parts in parts that name some of them. */
const programs = fc
  .record({
    // What each piece names of those before it: a DAG, so that calls end.
    needs: fc.array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 9 }),
    isTable: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    parts: fc.array(
      fc.record({
        roots: fc.array(fc.nat(), { maxLength: 3 }),
        // In which part before it this one stands; every fourth time in none.
        outer: fc.option(fc.nat(), { freq: 3 }),
        // A variable of the part, named like a piece.
        local: fc.option(fc.nat()),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    core: fc.array(fc.nat(), { maxLength: 1 }),
  })
  .map(({ needs, isTable, parts, core }) => {
    const size = needs.length;
    const edges = needs.map((list, i) => (i === 0 ? [] : list.map((n) => n % i)));
    const value = (list: readonly number[]) => `[${list.map((n) => (isTable[n] ? `p${n}` : `p${n}()`)).join()}]`;
    const pieces = edges.map((list, i) =>
      isTable[i] ? `var p${i}=[${i},()=>${value(list)}];` : `function p${i}(){return[${i},${value(list)}]}`,
    );
    const roots = parts.map((one) => one.roots.map((n) => n % size));
    const outers = parts.map(({ outer }, i) => (outer === null || i === 0 ? -1 : outer % i));
    const write = (at: number): string => {
      const local = (parts[at]!.local ?? size) % size;
      // A part that names the piece, or has a part in it that does, can't have a variable of that name.
      const isNamed = roots.some((list, i) => list.includes(local) && chainOf(i, outers).includes(at));
      const own = parts[at]!.local === null || isNamed ? "" : `let p${local}="mine";`;
      const inner = outers.flatMap((outer, i) => (outer === at ? [write(i)] : []));
      return `()=>{"apart";${own}return[${value(roots[at]!)},${own ? `p${local}` : 0},${inner.join()}]}`;
    };
    const kept = core.map((n) => n % size);
    // Functions in tables are called, so that what they name is seen.
    const show = "function show(v){return Array.isArray(v)?v.map(show):typeof v==='function'?show(v()):v}";
    const tops = outers.flatMap((outer, i) => (outer < 0 ? [write(i)] : []));
    const code = `${show}${pieces.join("")}print([${tops.join()}].map(show),${value(kept)}.map(show));`;
    return { code, edges, roots, outers, kept };
  });

/** A part and those around it, innermost first. */
function chainOf(part: number, outers: readonly number[]): number[] {
  return part < 0 ? [] : [part, ...chainOf(outers[part]!, outers)];
}

function reach(from: readonly number[], edges: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  const visit = (n: number) => {
    if (found.has(n)) return;
    found.add(n);
    for (const next of edges[n]!) visit(next);
  };
  for (const n of from) visit(n);
  return found;
}

describe("any program", () => {
  it("prints the same, and each piece stands in the innermost part around all that need it", () => {
    fc.assert(
      fc.property(programs, ({ code, edges, roots, outers, kept }) => {
        const after = moved(code);
        const ofParts = roots.map((list) => reach(list, edges));
        const unneeded = [...edges.keys()].filter((n) => !ofParts.some((set) => set.has(n)));
        const ofCore = reach(kept.concat(unneeded), edges);
        for (let n = 0; n < edges.length; n++) {
          const chains = ofParts.flatMap((set, i) => (set.has(n) ? [chainOf(i, outers)] : []));
          const common = chains[0]?.filter((one) => chains.every((chain) => chain.includes(one))) ?? [];
          const depth = ofCore.has(n) ? 0 : common.length;
          expect(depthOf(`p${n}`, after), `p${n} in ${code}`).toBe(depth);
        }
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});

/** In how many parts the file declares the piece of this name. */
function depthOf(name: string, code: string): number {
  const tree = new Tree(code);
  const isPiece = (b: Binding) => b.name === name && ["var", "function"].includes(b.kind);
  const [piece] = new Scopes(tree).all.filter(isPiece);
  return [piece!.scope.node, ...tree.around(piece!.scope.node)].filter(isPart).length;
}
