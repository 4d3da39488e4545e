// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the snippets are code, not templates of this file
import type { LawCase } from "./case";

export const SYNTAX_CASES: readonly LawCase[] = [
  {
    law: "no-destructuring",
    refused: ["const {a}={a:1};print(a)", "const [a]=[1];print(a)", "for(const [a] of [[1]])print(a)"],
    accepted: ["const o={a:1},a=o.a;print(a)", "for(const p of [[1]])print(p[0])"],
  },
  {
    law: "no-default-argument",
    refused: ["function f(a=1){return a}print(f())", "print((a=>1)(),((a=2)=>a)())"],
    accepted: ["function f(a){return a===void 0?1:a}print(f())"],
  },
  {
    law: "no-rest",
    refused: ["function f(...a){return a.length}print(f(1,2))"],
    accepted: ["function f(){return arguments.length}print(f(1,2))"],
  },
  {
    law: "no-spread",
    refused: ["print([...[1],2].length)", "print(Math.max(...[1,2]))", "print({...{a:1}}.a)"],
    accepted: [
      "print([1].concat([2]).length)",
      "print(Math.max.apply(null,[1,2]))",
      "print(Object.assign({},{a:1}).a)",
    ],
  },
  {
    law: "no-generator-or-async",
    refused: [
      "function*f(){yield 1}print(typeof f())",
      "async function f(){}print(typeof f())",
      "print(typeof(async()=>1)())",
    ],
    accepted: ["function f(){return Promise.resolve(1)}print(typeof f())"],
  },
  {
    law: "no-for-await",
    refused: ["async function f(){for await(const x of [1])print(x)}f()"],
    accepted: ["function f(){for(const x of [1])print(x)}f()"],
  },
  { law: "no-exponent-operator", refused: ["print(2**3)"], accepted: ["print(2*2*2)"] },
  {
    law: "no-optional-chain",
    refused: ["let o=null;print(o?.a)"],
    accepted: ["let o=null;print(o==null?void 0:o.a)", "let o=null;print(o??4)"],
  },
  {
    law: "no-logical-assignment",
    refused: ["let a=0;a||=2;print(a)", "let a=null;a??=2;print(a)", "let a=2;a**=2;print(a)"],
    accepted: ["let a=0;a=a||2;print(a)", "let a=1;a|=2;a>>>=1;print(a)"],
  },
  {
    law: "no-computed-key",
    refused: ['let k="a";print({[k]:1}.a)', 'let k="a";class A{[k](){return 1}}print(new A().a())'],
    accepted: ['let k="a",o={};o[k]=1;print(o.a)'],
  },
  {
    law: "no-named-accessor-string",
    refused: ['let o={get "a b"(){return 1}};print(o["a b"])'],
    accepted: ['let o={get a(){return 1},"a b":2};print(o.a,o["a b"])'],
  },
  { law: "no-label", refused: ["a:for(;;){break a}print(1)"], accepted: ["for(;;){break}print(1)"] },
  { law: "no-with", refused: ["with({a:1})print(a)"], accepted: ["let o={with:1};print(o.with)"] },
  {
    law: "no-private-name",
    refused: ["class A{#a(){return 1}b(){return this.#a()}}print(new A().b())"],
    accepted: ["class A{_a(){return 1}b(){return this._a()}}print(new A().b())"],
  },
  {
    law: "no-meta-property",
    refused: ["function A(){return new.target}print(typeof A())"],
    accepted: ["let o={target:1};print(o.target)"],
  },
  { law: "no-dynamic-import", refused: ['print(typeof import("a"))'], accepted: ['print(typeof require("Flash"))'] },
  {
    law: "no-tagged-template",
    refused: ["function t(s){return s[0]}print(t`a`)"],
    accepted: ["function t(s){return s[0]}print(t(`a`))"],
  },
  { law: "no-bigint", refused: ["print(1n+2n)"], accepted: ["print(1+2)"] },
  {
    law: "no-class-field",
    refused: [
      "class A{a=[];add(){this.a.push(1);return this.a.length}}new A().add();print(new A().add())",
      "class A{static{print(1)}}",
      "class A{x}print(new A().x)",
    ],
    accepted: [
      "class A{constructor(){this.a=[]}add(){this.a.push(1);return this.a.length}}new A().add();print(new A().add())",
    ],
  },
  {
    law: "default-last",
    refused: ["switch(2){default:print(1);break;case 2:print(2)}"],
    accepted: ["switch(2){case 2:print(2);break;default:print(1)}", "switch(2){default:print(1)}"],
  },
  { law: "no-debugger", refused: ["debugger;print(1)"], accepted: ["let o={debugger:1};print(o.debugger)"] },
  {
    law: "end-bare-return",
    refused: [
      "function f(a){for(;;)if(a)return}print(f(1))",
      "let f=a=>{if(a)return};print(f(1))",
      "function f(){return\n5}print(f())",
    ],
    accepted: [
      "function f(a){for(;;)if(a)return;}print(f(1))",
      "let f=a=>{if(a)return;};print(f(1))",
      "function f(){return 5}print(f())",
    ],
  },
  {
    law: "no-comma-in-index",
    refused: ["let a=[1,2],i=0;print(a[i++,i])"],
    accepted: ["let a=[1,2],i=0;print(a[(i++,i)])", "let i=0;print((i++,i))"],
  },
  {
    law: "end-statements",
    refused: ["let y=1,z=1,x\nx=y\n++z\nprint(x,y,z)"],
    accepted: ["let y=1,z=1,x;x=y;++z;print(x,y,z)", "for(let i=0;i<2;i++)print(i)", "if(1){print(1)}"],
  },
];
