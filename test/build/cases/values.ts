// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the snippets are code, not templates of this file
import type { LawCase } from "./case";

export const VALUE_CASES: readonly LawCase[] = [
  {
    law: "no-super-member",
    refused: [
      "class A{m(){return 1}}class B extends A{constructor(){super()}m(){return super.m()+1}}class C extends B{constructor(){super()}m(){return super.m()+1}}print(new C().m())",
    ],
    accepted: [
      "class A{m(){return 1}}class B extends A{constructor(){super()}m(){return A.prototype.m.call(this)+1}}class C extends B{constructor(){super()}m(){return B.prototype.m.call(this)+1}}print(new C().m())",
    ],
  },
  {
    law: "no-super-in-arrow",
    refused: [
      "class A{m(){return 1}}class B extends A{constructor(){super()}m(){return[1].map(()=>super.m())[0]}}print(new B().m())",
    ],
    accepted: [
      "class A{m(){return 1}}class B extends A{constructor(){super()}m(){return[1].map(()=>A.prototype.m.call(this))[0]}}print(new B().m())",
    ],
  },
  {
    law: "own-constructor",
    refused: [
      "let n=0;class A{constructor(){n++}}class B extends A{constructor(){super();n++}}class C extends B{}new C();print(n)",
      "class A{constructor(a){this.a=a}}class B extends A{constructor(){super(...arguments)}}print(new B(3).a)",
    ],
    accepted: [
      "let n=0;class A{constructor(){n++}}class B extends A{constructor(){super();n++}}class C extends B{constructor(){super()}}new C();print(n)",
      "class A{}print(typeof new A())",
    ],
  },
  {
    law: "no-extending-builtin",
    refused: ['class E1 extends Error{constructor(m){super(m)}}print(new E1("a").message)'],
    accepted: ['print(new Error("a").message)'],
  },
  {
    law: "no-class-own-name",
    refused: ["let c=class N{m(){return new N()}};print(typeof new c().m())"],
    accepted: [
      "var c=class c{m(){return new c()}};print(typeof new c().m())",
      "class N{m(){return new N()}}print(typeof new N().m())",
    ],
  },
  {
    law: "no-new-this",
    refused: [
      "class A{static make(){return new this()}}class B extends A{constructor(){super()}}print(typeof B.make())",
    ],
    accepted: ["class A{static make(){return new A()}}print(typeof A.make())"],
  },
  {
    law: "no-static-inheritance",
    refused: ["class A{static s(){return 1}}class B extends A{constructor(){super()}}print(B.s())"],
    accepted: [
      "class A{static s(){return 1}}class B extends A{constructor(){super()}static t(){return 2}}B.u=3;print(A.s(),B.t(),B.u)",
    ],
  },
  {
    law: "no-return-in-constructor",
    refused: ["class A{constructor(){return 5}}print(typeof new A())"],
    accepted: ["class A{constructor(a){if(a)return;this.a=[1].map(x=>{return x})}}print(typeof new A())"],
  },
  {
    law: "no-plain-this",
    refused: [
      '"use strict";function f(){return typeof this}print(f())',
      '"use strict";var f=function(){return typeof this};print(f())',
    ],
    accepted: [
      "let o={f(){return this===o}};print(o.f())",
      "let o={f(){return[1].map(()=>this===o)[0]}};print(o.f())",
      "function A(){this.x=1}print(new A().x)",
    ],
  },
  {
    law: "plain-json",
    refused: [
      'print(JSON.stringify({a:1,b:2},["a"]))',
      "print(JSON.parse('[1]',(k,v)=>k===''?v:9)[0])",
      "print(JSON.stringify({a:1},null,2))",
      "let u=new Uint8Array(1);print(JSON.stringify(u))",
    ],
    accepted: ["print(JSON.stringify({a:1,b:2}))", "print(JSON.parse('[1]')[0])"],
  },
  {
    law: "no-delete-result",
    refused: ["let o={};print(delete o.a)", "let o={},r=(1,delete o.a);print(r)"],
    accepted: ["let o={a:1,b:1};o&&delete o.a,delete o.b;print(o.a,o.b)"],
  },
  {
    law: "keys-in-order",
    refused: ["print(Object.keys({b:1,2:1}).join())", "print(Object.keys({2:1,1:1}).join())"],
    accepted: ["print(Object.keys({1:1,2:1,b:1,a:1}).join())"],
  },
  {
    law: "enumerable-properties",
    refused: ['let o={};Object.defineProperty(o,"a",{value:1});print(Object.keys(o).length)'],
    accepted: ['let o={};Object.defineProperty(o,"a",{value:1,enumerable:!0});print(Object.keys(o).length)'],
  },
  {
    law: "known-instanceof",
    refused: [
      "try{null.x}catch(e){print(e instanceof TypeError)}",
      'print(new TypeError("a")instanceof Error)',
      "print(1 instanceof Number)",
    ],
    accepted: [
      'try{throw new Error("a")}catch(e){print(e.message)}',
      "class A{}print(new A()instanceof A,[]instanceof Array)",
    ],
  },
  { law: "no-boxed-primitive", refused: ["print(typeof new Number(1))"], accepted: ['print(typeof Number("1"))'] },
  {
    law: "no-typeof-library",
    refused: ["print(typeof Math)"],
    accepted: ['print(typeof NRF!="undefined"||1)', "print(typeof Math.max)"],
  },
  {
    law: "no-function-name",
    refused: [
      "function f(){}print(f.name)",
      "class A{}print(new A().constructor.name)",
      "try{null.x}catch(e){print(e.name)}",
    ],
    accepted: ['let o={name:"a"};print(o.name)'],
  },
  {
    law: "no-holes",
    refused: ["print([1,,3].findIndex(x=>x===void 0))"],
    accepted: ["print([1,void 0,3].findIndex(x=>x===void 0),[1,].length)"],
  },
  {
    law: "fill-empty-array",
    refused: ["print(new Array(3).map(x=>1).length)", "print(Array(3).map(x=>1).length)"],
    accepted: [
      "print(new Array(3).fill(0).map(x=>1).length)",
      'print(new Array(3).join("-"))',
      "print(new Array(1,2).map(x=>x).length)",
    ],
  },
  {
    law: "no-write-to-length",
    refused: ["let a=[1];a.length=0;print(a.length)"],
    accepted: ["let a=[1];a.splice(0,1);print(a.length)"],
  },
  {
    law: "no-negative-index",
    refused: ["let a=new Uint8Array(1);print(a[-1])", 'print("abc"[1.5])'],
    accepted: ["let a=new Uint8Array(1);print(a[1],a[a.length-1])"],
  },
  {
    law: "no-array-last-index-of",
    refused: ["print([1,2].lastIndexOf(2))"],
    accepted: ['print("abc".lastIndexOf("c"))'],
  },
  {
    law: "typed-array-methods",
    refused: [
      "let u=new Uint8Array([1,2]);let v=u.slice(0,1);v[0]=300;print(v[0])",
      "let A=Uint8Array,u=new A([1,2]);let v=u.slice(0,1);v[0]=300;print(v[0])",
    ],
    accepted: ["let u=new Uint8Array([1,2]);print(u.subarray(0,1).length)", "print([1,2].slice(0,1).length)"],
  },
  {
    law: "sized-typed-array",
    refused: ["print(new Uint8Array().length)", "let A=Uint8Array;print(new A().length)"],
    accepted: ["print(new Uint8Array(0).length,new Uint8Array([1]).length)", "let A=Uint8Array;print(new A(0).length)"],
  },
  {
    law: "no-clamped-array",
    refused: ["print(new Uint8ClampedArray([3.5])[0])"],
    accepted: ["print(new Uint8Array([3])[0])"],
  },
  { law: "whole-splice", refused: ["print([1,2].splice().length)"], accepted: ["print([1,2].splice(0,1).length)"] },
  {
    law: "concat-something",
    refused: ["print([].concat(void 0).length)"],
    accepted: ["print([].concat(1,[2]).length)"],
  },
  {
    law: "ordering-comparator",
    refused: [
      "print([3,1,2].sort((a,b)=>a>b).join())",
      "function c(a,b){return a<b}print([3,1,2].sort(c).join())",
      "print([{a:1,b:1},{a:1,b:2},{a:0,b:3},{a:1,b:4},{a:0,b:5},{a:0,b:6}].sort((x,y)=>x.a-y.a).map(x=>x.b).join())",
      "print([{a:1,b:1},{a:1,b:2},{a:0,b:3},{a:1,b:4},{a:0,b:5},{a:0,b:6}].sort((x,y)=>x.a<y.a?-1:x.a>y.a?1:0).map(x=>x.b).join())",
    ],
    accepted: [
      "print([3,1,2,2].sort((a,b)=>a-b).join())",
      "print([3,1,2].sort((a,b)=>a<b?1:-1).join())",
      "print([{a:1,b:1},{a:1,b:2},{a:0,b:3},{a:1,b:4},{a:0,b:5},{a:0,b:6}].sort((x,y)=>x.a-y.a||x.b-y.b).map(x=>x.b).join())",
      "print([3,1,2].sort().join())",
    ],
  },
  {
    law: "exact-literal",
    refused: ["print(.3*10===3)", "print(.29*100|0)", "print(9223372036854775808>0)"],
    accepted: ["print((29/100)*100|0)", "print(.5+.25,1e3,4294967295)"],
  },
  {
    law: "exact-power",
    refused: ["print(Math.pow(2,12)|0)", "let p=Math.pow;print(p(2,13)|0)"],
    accepted: ["print(Math.pow(3,4),1<<12)"],
  },
  { law: "no-to-fixed", refused: ["print((5.7).toFixed(0))"], accepted: ["print(Math.round(57/10))"] },
  { law: "no-negative-zero", refused: ["print(1/-0)"], accepted: ["print(1/-2)"] },
  {
    law: "no-fraction-equality",
    refused: ['print(parseFloat(".3")===3/10)', 'switch(parseFloat(".3")){case 3/10:print(1);break;default:print(2)}'],
    accepted: ["print(3/10<1/2)", "print(6/3===2)"],
  },
  {
    law: "strict-equality",
    refused: ["print([]==!1)", 'print(" 12 "==12)'],
    accepted: ["let a=null;print(a==null,a==void 0)", 'let a=1;print(typeof a=="number",(a|0)==1)', "print([]===!1)"],
  },
  {
    law: "ascii-file",
    refused: ['print("\u00e9".length)', 'print("\u20ac".length)', 'print("\u0003".length)'],
    accepted: ['print("\\xe9\\x03".length)', "print(1);\nprint(2);\n"],
  },
  {
    law: "bytes-in-strings",
    refused: ['print("\\u20ac".charCodeAt(0))', "print(`\\u20ac`.charCodeAt(0))"],
    accepted: ['print("\\u00e9".charCodeAt(0))'],
  },
  {
    law: "known-escapes",
    refused: ['print("\\u{41}")', 'print("a\\\nb".length)'],
    accepted: ['print("\\u0041\\\\u{")'],
  },
  {
    law: "no-dollar-brace-text",
    refused: ["let x=1;print(`\\${x}`)", "let x=1;print(`$\\{x}${x}`)"],
    accepted: ["let x=1;print(`a $${x}{`)", 'print("\\${x}")'],
  },
  {
    law: "no-brace-in-template-code",
    refused: ['print(`a${"}"}b`)', 'print(`a${"{"}b`)'],
    accepted: ['let s="}";print(`a${s}}b`)', "print(`a${{x:1}.x}b`)"],
  },
  {
    law: "no-proto-key",
    refused: ['print(JSON.stringify({"__proto__":1}))'],
    accepted: ["print(JSON.stringify({proto:1}))"],
  },
];
