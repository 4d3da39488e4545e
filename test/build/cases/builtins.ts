import type { LawCase } from "./case";

export const BUILTIN_CASES: readonly LawCase[] = [
  {
    law: "simple-regex",
    refused: [
      'print(/a?b/.test("b"))',
      'print(/a{2}/.test("aa"))',
      'print(/a.*?b/.exec("abab")[0])',
      'print(/\\bb/.test("b"))',
      'print(/(?:a)b/.test("ab"))',
      'print(/(a)+b/.test("aab"))',
      'print(/(a|b)c/.test("ad"))',
      'print(/((a)b)c/.exec("abc")[1])',
      'print(/[ab]*b|a/.exec("abaa")[0])',
      'print(/(a)|(b)/.exec("b")[1])',
      'print(/a[^x]+/.test("a"))',
      'print(/a\\D+/.test("a"))',
      'print(/a.c/.test("a\\nc"))',
      'print(/[/]/.test("/"))',
      'print(/(?=a)a/.test("a"))',
    ],
    accepted: [
      'print(/^([a-z]+) (\\d+)$/.exec("roll 6")[2])',
      'print(/ab|cd/.exec("xcd")[0])',
      'print(/a[^x]*/.exec("abc")[0],/[\\/]/.test("/"),/\\./.test("a"))',
      'print(/[^\\n]c/.test("a\\nc"))',
    ],
  },
  { law: "regex-flags", refused: ['print(/a/y.test("ba"))'], accepted: ['print(/A/gi.test("ba"))'] },
  { law: "no-made-regex", refused: ['print(new RegExp("a?b").test("b"))'], accepted: ['print(/ab/.test("ab"))'] },
  { law: "no-match-all", refused: ['print("b".match(/a/g))'], accepted: ['print("b".match(/a/))'] },
  {
    law: "plain-split",
    refused: ['print("a,b,c".split(",",2).length)', 'print("a1b".split(/(\\d)/).length)'],
    accepted: ['print("a,b,c".split(",").length)', 'print("a1b".split(/\\d/).length)'],
  },
  {
    law: "plain-replacement",
    refused: ['print("abc".replace("b","[$&]"))'],
    accepted: ['print("abc".replace("b","[b]"))'],
  },
  {
    law: "known-global",
    refused: ["print(new Map().size)", "print(typeof Symbol())", "print(typeof structuredClone({}))"],
    accepted: ["print(typeof print,typeof global)"],
  },
  {
    law: "no-global-assignment",
    refused: ['"use strict";undeclared=1;print(1)', "print=1;"],
    accepted: ["global.declared=1;print(global.declared)"],
  },
  {
    law: "known-static",
    refused: [
      "print(Math.imul(2,3))",
      "print(Math.trunc(1))",
      "print(Number.isInteger(1))",
      "print(Object.freeze({a:1}).a)",
      "print(Array.from([1]).length)",
      "Promise.race([]);print(1)",
      "print(new global.Map().size)",
    ],
    accepted: ["print(Math.floor(1),Object.keys({a:1}).length,Array.isArray([]))", "Promise.all([]);print(1)"],
  },
  {
    law: "known-method",
    refused: [
      "print([[1]].flat().length)",
      "print([1].at(0))",
      'print(" a".trimStart())',
      "Promise.resolve(1).finally(()=>{});print(1)",
      "print([1].flatMap(x=>[x]).length)",
    ],
    accepted: [
      "print([1].concat([2]).length)",
      "let o={at(){return 1}};print(o.at())",
      "class A{flat(){return 1}}print(new A().flat())",
    ],
  },
  {
    law: "no-builtin-prototype",
    refused: ["print(Array.prototype.slice.call([1]).length)"],
    accepted: ["print([].slice.call([1]).length,Object.prototype.hasOwnProperty.call({a:1},'a'))"],
  },
  {
    law: "known-module",
    refused: ['require("nothing");print(1)', 'let m="Flash";require(m);print(1)'],
    accepted: ['print(typeof require("Flash"))'],
  },
  {
    law: "no-fixed-dice",
    refused: ["print(typeof Math.random())", "print(typeof E.hwRand())", "E.srand(1);print(1)"],
    accepted: ["print(Math.abs(-1))"],
  },
  { law: "no-storage", refused: ['print(typeof require("Storage"))'], accepted: ['print(typeof require("Flash"))'] },
  {
    law: "no-free-flash",
    refused: ['print(require("Flash").getFree().length)'],
    accepted: ['print(typeof require("Flash").read)'],
  },
  {
    law: "no-images",
    refused: [
      "let g=Graphics.createArrayBuffer(8,8,24);g.drawImage({width:1,height:1,bpp:1,buffer:new Uint8Array([128])});print(g.getPixel(0,0))",
    ],
    accepted: ["let g=Graphics.createArrayBuffer(8,8,24);g.fillRect(0,0,1,1);print(1)"],
  },
  {
    law: "no-color-order",
    refused: ['let g=Graphics.createArrayBuffer(1,1,24,{color_order:"grb"});print(1)'],
    accepted: ["let g=Graphics.createArrayBuffer(1,1,24,{zigzag:!0});print(1)"],
  },
  {
    law: "corners-in-rect",
    refused: ["let g=Graphics.createArrayBuffer(8,8,24);g.fillRect({x:0,y:0,w:2,h:2});print(1)"],
    accepted: ["let g=Graphics.createArrayBuffer(8,8,24);g.fillRect({x:0,y:0,x2:1,y2:1});print(1)"],
  },
  {
    law: "colour-as-one-number",
    refused: ["let g=Graphics.createArrayBuffer(8,8,24);g.setColor(17,34,51);print(1)"],
    accepted: ["let g=Graphics.createArrayBuffer(8,8,24);g.setColor(0x112233);g.setColor(1,0,0);print(1)"],
  },
  { law: "timer-runs-function", refused: ['setTimeout("print(1)",1)'], accepted: ["setTimeout(()=>print(1),1)"] },
  {
    law: "no-code-in-strings",
    refused: ['print(eval("1"))', 'print(new Function("return 1")())'],
    accepted: ["print((()=>1)())"],
  },
  {
    law: "clear-one-timer",
    refused: ["clearTimeout(void 0);print(1)", "clearInterval();print(1)"],
    accepted: ["let id=setTimeout(()=>{},1);clearTimeout(id);print(1)"],
  },
  { law: "no-date", refused: ["print(Date.now()%1===0)"], accepted: ["print(Math.floor(getTime()*1000)%1===0)"] },
];
