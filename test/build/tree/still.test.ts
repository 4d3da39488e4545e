// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the snippets are code, not templates of this file
import { describe, expect, it } from "vitest";
import { Tree } from "../../../build/tree/parse";
import { Scopes } from "../../../build/tree/scope";
import { isStill } from "../../../build/tree/still";

/** Whether the value that the last statement gives to x is still. */
function still(code: string): boolean {
  const tree = new Tree(code);
  const last = tree.program.body[tree.program.body.length - 1];
  const value = last?.type === "VariableDeclaration" ? last.declarations[0]?.init : last;
  return isStill(value, tree, new Scopes(tree));
}

describe("still", () => {
  it.each([
    "var x=1",
    "var x='a'",
    "var x=`a`",
    "var x=null",
    "var x=undefined",
    "var x=-(1<<3)+2",
    "var x=!0",
    "var x=[1,[2]]",
    "var x={a:1,'b':[2],3:{c(){},get d(){return f()}}}",
    "var x=()=>f()",
    "var x=function(){f()}",
    "function x(){f()}",
    "class x{constructor(){f()}static m(){f()}get a(){return f()}}",
    "class A{}class x extends A{}",
    "var a=[1];var x=[a,{a}]",
    "var a={};var x=Object.assign({},a,{b:2})",
    "var x=Object.assign({a:1})",
  ])("are %s", (code) => {
    expect(still(code)).toBe(true);
  });

  it.each([
    "var x",
    "var x=f()",
    "var x=new A()",
    "var x=[f()]",
    "var x={a:f()}",
    "var x={[f()]:1}",
    "var x={...a}",
    "var x=[...a]",
    "var x=[,1]",
    "var x=g",
    "var x=a.b",
    "var a=1;a=2;var x=a",
    "var a=1;a++;var x=[a]",
    "var a={};var x=a+1",
    "var a={};var x=-a",
    "var x=delete 1",
    "var x=`${f()}`",
    "var x=1?2:3",
    "var x=f=1",
    "var x=(f(),1)",
    "class x extends f(){}",
    "class x{static a=f()}",
    "class x{static{f()}}",
    "class x{[f()](){}}",
    "var a={};var x=Object.assign(a,{b:1})",
    "var x=Object.assign()",
    "var Object={assign(){f()}};var x=Object.assign({})",
    "var x=Object.assign({},f())",
    "var x=Object.keys({})",
    "f()",
  ])("aren't %s", (code) => {
    expect(still(code)).toBe(false);
  });
});
