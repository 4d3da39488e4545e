import { expect, test } from "vitest";
import { nameOften } from "../../build/name-often";

const often = (text: string) => Array.from({ length: 6 }, () => text).join(";");

test("what is named often gets a short name", () =>
  expect(nameOften(often("Object.assign({},a)")).code).toBe(`var AA=Object.assign;${often("AA({},a)")}`));

test("what is rare keeps its own", () => {
  const code = "Object.assign({},a);Math.max(1,2)";
  expect(nameOften(code).code).toBe(code);
});

test("a text that is said very often gets one, too, wherever it is a value", () => {
  const many = Array.from({ length: 40 }, () => 'f("choose")').join(";");
  const code = `function f(a){return"choose"}${many};var o={"choose":"choose"};o["choose"]`;
  const named = `function f(a){return AA}${many.replaceAll('"choose"', "AA")};var o={"choose":AA};o[AA]`;
  expect(nameOften(code).code).toBe(`var AA="choose";${named}`);
});

test("a directive is no text", () => {
  const code = Array.from({ length: 60 }, (_, i) => `function f${i}(){"apart";return 1}`).join("");
  expect(nameOften(code).code).toBe(code);
});

test("a name that is taken is passed over", () =>
  expect(nameOften(`var AA;${often("Math.max(AA,2,3)")};${often("Math.max(1)")}`).code).toContain("var AB=Math.max;"));

test("an object of the file that only has the name is left alone", () => {
  const code = `var Math={max:f};${often("Math.max(1,2)")};${often("Math.max(1,2)")}`;
  expect(nameOften(code).code).toBe(code);
});

const twelve = (text: string) => `${often(text)};${often(text)}`;

test("a class of the interpreter gets one, too, made of it or called", () => {
  expect(nameOften(twelve("new Uint8Array(8)")).code).toBe(`var AA=Uint8Array;${twelve("new AA(8)")}`);
  expect(nameOften(twelve('f(Error("no"),Error("not"))')).code).toBe(`var AA=Error;${twelve('f(AA("no"),AA("not"))')}`);
  expect(nameOften(twelve("a instanceof Uint8Array")).code).toBe(twelve("a instanceof Uint8Array"));
});

test("so does what is borrowed from an empty array, but not what is called on one", () => {
  expect(nameOften(twelve("[].slice.call(a,1)")).code).toBe(`var AA=[].slice;${twelve("AA.call(a,1)")}`);
  expect(nameOften(twelve("[].concat(a)")).code).toBe(twelve("[].concat(a)"));
});

test("what needs its object is left alone", () => {
  const code = `${often("E.CRC32(a)")};${often("console.logEverything(a)")}`;
  expect(nameOften(code).code).toBe(code);
});

test("knows where each character stood before", () => {
  const code = `${often("Object.assign({},a)")};last`;
  const made = nameOften(code);
  expect(code.slice(made.before(made.code.indexOf("last")))).toBe("last");
});
