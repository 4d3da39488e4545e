import type { LawCase } from "./case";

export const LANGUAGE_CASES: readonly LawCase[] = [
  {
    law: "no-reserved-name",
    refused: ["var of=1;print(of)", "function of(){return 1}print(of())", "let static=1;print(static)"],
    accepted: ["let o={of:1};print(o.of)", "let a=void 0;print(a===undefined)"],
  },
  {
    law: "no-long-name",
    refused: [`let ${"a".repeat(63)}b=1,${"a".repeat(63)}c=2;print(${"a".repeat(63)}b)`],
    accepted: [`let ${"a".repeat(63)}=1;print(${"a".repeat(63)})`],
  },
  {
    law: "plain-method-name",
    refused: [
      "class A{delete(){return 1}}print(new A().delete())",
      'class A{"a b"(){return 1}}print(new A()["a b"]())',
    ],
    accepted: ["let o={delete(){return 1}};print(o.delete())", "class A{get(){return 1}}print(new A().get())"],
  },
  {
    law: "declare-before-use",
    refused: [
      "print(f());function f(){return 1}",
      "var a=1;function f(){print(a);var a=2}f()",
      "function f(){return g();function g(){return 1}}print(f())",
      "print(typeof new A());class A{}",
    ],
    accepted: [
      "function g(){return f()}function f(){return 1}print(g())",
      "var a=1;function f(){print(a);let b=2}f()",
      "class B{make(){return new A()}}class A{}print(typeof new B().make())",
    ],
  },
  {
    law: "declare-before-call",
    refused: [
      "function g(){return f()}print(g());function f(){return 1}",
      "var o={m(){return late}};print(o.m());var late=1",
      "print([1].map(x=>x+late)[0]);var late=1",
      "class A{constructor(){this.a=late}}print(new A().a);var late=1",
      "function run(task){return task()}print(run(()=>late));var late=1",
      "var table=[()=>late];print(table[0]());var late=1",
    ],
    accepted: [
      "function g(){return f()}function f(){return 1}print(g())",
      "var tasks=[];function add(task){tasks.push(task)}add(()=>late);var late=1;print(tasks[0]())",
      "var make=[1].map(x=>()=>late);var late=1;print(make[0]())",
    ],
  },
  {
    law: "no-var-in-branch",
    refused: [
      "function f(c){if(c){var z=1}else{z=2}return z}f(0);print(typeof global.z)",
      "var q=1;function f(c){if(c)var q=2;return q}print(f(0))",
    ],
    accepted: [
      "function f(c){var z;if(c){z=1}else{z=2}return z}print(f(0))",
      "function f(){for(var i=0;i<2;i++);return i}print(f())",
    ],
  },
  {
    law: "no-arguments-in-arrow",
    refused: ["function f(){return(()=>arguments[0])()}print(f(4))"],
    accepted: ["function f(){let a=arguments;return(()=>a[0])()}print(f(4))"],
  },
  {
    law: "no-write-to-arguments",
    refused: ["function f(a){arguments[0]=2;return a}print(f(1))"],
    accepted: ["function f(a){a=2;return a}print(f(1))"],
  },
  {
    law: "keep-this",
    refused: [
      "let o={f(){return this===o}};print((o.f)())",
      "'use strict';let o={f(){return typeof this}};print((0,o.f)())",
    ],
    accepted: ['let o={f(){return this===o}};print(o.f(),o["f"]())', "let o={f(){return this===o}};print((o).f())"],
  },
  {
    law: "no-leaving-finally",
    refused: ["function f(){try{throw 1}finally{return 2}}print(f())", "for(;;)try{throw 1}finally{break}print(1)"],
    accepted: ["function f(){try{return 1}finally{for(;;)break}}print(f())"],
  },
  {
    law: "declared-once",
    refused: ["function f(){return 1}print(f());function f(){return 2}"],
    accepted: ["function f(){return 1}print(f());{let f=2;print(f)}"],
  },
  {
    law: "read-left-first",
    refused: [
      "let n=1;function f(){n=7;return 2}n+=f();print(n)",
      "let o={v:3,take(){let r=this.v;this.v=0;return r}};o.v+=o.take();print(o.v)",
      "let x=5;x+=x++;print(x)",
    ],
    accepted: [
      "let n=1;function f(){n=7;return 2}n=n+f();print(n)",
      "let n=1,m=0;function f(){m=7;return 2}n+=f();print(n)",
      "let a=[1,2],i=0;a[i++]+=5;print(a[0],i)",
    ],
  },
  {
    law: "no-local-function",
    refused: ["function f(){const g=()=>1;return g()}print(f())"],
    accepted: ["const g=()=>1;function f(){return g()+[1].map(x=>x)[0]}print(f())"],
  },
  {
    law: "no-loop-head-closure",
    refused: [
      "let t=[];for(let i=0;i<3;i++)t.push(()=>i);print(t.map(f=>f()).join())",
      "let t=[];for(const i of [1,2])t.push(()=>i);print(t.map(f=>f()).join())",
      "let t=[];for(const i of [1,2])t.push([5].map(()=>()=>i)[0]);print(t.map(f=>f()).join())",
    ],
    accepted: [
      "let t=[];for(let i=0;i<3;i++){const j=i;t.push(()=>j)}print(t.map(f=>f()).join())",
      "let t=[];for(const i of [1,2])t.push([5].map(x=>x+i)[0]);print(t.join())",
      "let t=[];for(const i of [1,2])t.push((x=>x+i)(5));print(t.join())",
    ],
  },
  {
    law: "no-let-in-case",
    refused: ["let q=9;switch(1){case 1:let q=1}print(q)"],
    accepted: ["let q=9;switch(1){case 1:{let q=1}}print(q)"],
  },
  {
    law: "no-delete-in-for-in",
    refused: ["let o={a:1,b:2,c:3};for(let k in o)delete o[k];print(Object.keys(o).length)"],
    accepted: [
      "let o={a:1,b:2,c:3};for(const k of Object.keys(o))delete o[k];print(Object.keys(o).length)",
      "let o={a:1},p={a:1};for(let k in o)delete p[k];print(p.a)",
    ],
  },
  {
    law: "no-for-in-over-instance",
    refused: ["class A{constructor(){this.x=1}m(){let s='';for(let k in this)s+=k;return s}}print(new A().m())"],
    accepted: [
      "class A{constructor(){this.x=1}m(){let s='';for(const k of Object.keys(this))s+=k;return s}}print(new A().m())",
    ],
  },
  {
    law: "loop-over-its-kind",
    refused: [
      "for(const x of {a:1})print(x)",
      "for(const x of undefined)print(x);print(1)",
      "for(let k in null)print(k);print(1)",
    ],
    accepted: ["for(const x of [1])print(x)", 'for(const x of "ab")print(x)', "for(let k in {a:1})print(k)"],
  },
  {
    law: "no-shift-in-for-of",
    refused: ["let a=[1,2,3,4],s='';for(const x of a){s+=x;if(x===2)a.shift()}print(s)"],
    accepted: [
      "let a=[1,2,3,4],s='';for(const x of a.slice()){s+=x;if(x===2)a.shift()}print(s)",
      "let a=[1],n=0;for(const x of a)if(n++<3)a.push(x);print(a.length)",
    ],
  },
  {
    law: "no-push-in-callback",
    refused: [
      "let a=[1,2],n=0;a.forEach(x=>{if(n++<5)a.push(x)});print(a.length)",
      "let a=[1,2],n=0;function f(x){if(n++<5)a.push(x)}a.map(f);print(a.length)",
    ],
    accepted: [
      "let a=[1,2],b=[];a.forEach(x=>{b.push(x)});print(b.length)",
      "let a=[1,2];a.forEach(a=>{let b=[a];b.push(1)});print(a.length)",
    ],
  },
];
