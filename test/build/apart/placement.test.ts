// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the snippets are code, not templates of this file
import { describe, expect, it } from "vitest";
import { moved, part, topOf } from "./moved";

describe("what can't be made anew without anybody noticing stays:", () => {
  it.each([
    ["a call", "var x=print('now')"],
    ["a member", "var x=Math.PI"],
    ["a new object of a class", "class A{}var x=new A"],
    ["what a call is in", "var x=[{a:print(1)}]"],
    ["a global", "var x=print"],
    ["a sum of what may be an object", "var o={valueOf(){print(1);return 1}};var x=o+1"],
    ["a template with code", "var y=1;var x=`${print(y)}`"],
    ["a copy into what others have", "var o={};var x=Object.assign(o,{a:1});print(o)"],
    ["a spread", "var o=[1];var x=[...o]"],
    ["a class with a static block", "class x{static{print(1)}}"],
    ["a class with a static field", "class x{static a=print(1)}"],
    ["a class with a computed name", "class x{[print(1)](){}}"],
    ["a class of a class that is made by a call", "function m(){print(1);return class{}}class x extends m(){}"],
    ["a key that is computed", 'var x={[print("a")]:1}'],
    ["a variable that is set", "var x=1;x=2"],
    ["a variable that is counted up by its part", "var x=0;function count(){return x++}"],
    ["a variable without a value", "var x"],
    ["a function declared twice", "function x(){return 1}function x(){return 2}"],
    ["an array that is filled", "var x=[];function fill(){x.push(1)}"],
    ["an array with an element that is set", "var x=[1];function fill(){x[0]++}"],
    ["an object with a deep member that is set", "var x={a:{b:1}};function fill(){x.a.b=2}"],
    ["an array in an object that is filled", "var x={a:[1]};function fill(){x.a.push(2)}"],
    ["a destructured variable", "var [x]=[1]"],
  ])("%s", (_what, code) => {
    const calls = code.match(/function (count|fill)/)?.[1];
    const all = `${code};var open=${part(calls ? `[${calls}(),x]` : "x")};print(open(),open());`;
    expect(topOf(moved(all))).toContain("x");
  });

  it("a copy of something that is set later", () => {
    const after = moved(`var a=1;var x=a;a=2;var open=${part("x")};print(open(),a);`);
    expect(topOf(after)).toContain("x");
  });
});

describe("still values move:", () => {
  it.each([
    "1",
    "-1",
    "1<<30",
    "'text'",
    "`text`",
    "null",
    "undefined",
    "/a/",
    "[1,[2,'a'],{a:[true,!0]}]",
    "{a:1,b(){return 1},get c(){return 2}}",
    "()=>1",
    "function(){return 1}",
    "class{m(){return 1}static n(){return 2}}",
    "Object.assign({},{a:1},{b:[2]})",
    "other",
    "[other,{other}]",
  ])("%s", (value) => {
    const other = value.includes("other") ? "var other=[1];" : "";
    expect(topOf(moved(`${other}var x=${value};var open=${part("x")};print(open());`))).toEqual(["open"]);
  });

  it("a table that is only read", () => {
    const read = "x.indexOf(2)+x[1]+x.slice().sort()[0]+x.length+[0].push(x[0])";
    expect(topOf(moved(`var x=[1,2];var open=${part(read)};print(open());`))).toEqual(["open"]);
  });
});
