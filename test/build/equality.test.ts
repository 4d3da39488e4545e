import ts from "typescript";
import { expect, it } from "vitest";
import { shorterComparisons } from "../../build/equality";
import { applyEdits } from "../../build/tree/edit";

const DECLARED = `interface List { readonly length: number }
declare const n: number, s: string, on: boolean, o: { a: number }, list: List, maybe: number | undefined;
declare const game: { seats: number } | null, kept: string | undefined, either: null | undefined, any: unknown;
declare function name(): string;
`;

/** `code` with its comparisons in short. */
function short(code: string): string {
  const text = DECLARED + code;
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.ES2015, true);
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (file: string) => (file === "a.ts" ? source : undefined),
  };
  const program = ts.createProgram(["a.ts"], { noLib: true, strict: true }, host);
  return applyEdits(text, shorterComparisons(source, program.getTypeChecker())).code.slice(DECLARED.length);
}

const cases: [string, string, string][] = [
  ["numbers", "n === 5", "n == 5"],
  ["unequal ones", "n !== 5", "n != 5"],
  ["texts", 's === "over"', 's == "over"'],
  ["truths", "on === true", "on == true"],
  ["objects", "o === o", "o == o"],
  ["a number that may be missing", "maybe === 5", "maybe == 5"],
  ["no text", 's === ""', "!s"],
  ["no text from a call", 'name() === ""', "!name()"],
  ["some text, in a test", 'if (s !== "" && on) n;', "if (s && on) n;"],
  ["some text, elsewhere", 's !== ""', 's != ""'],
  ["an empty list", "list.length === 0", "!list.length"],
  ["a list that isn't, in a test", "list.length > 0 ? 1 : 2", "list.length ? 1 : 2"],
  ["a list that isn't, elsewhere", "list.length > 0", "list.length > 0"],
  ["no object", "game === null || on", "!game || on"],
  ["an object, in a test", "while (!(game !== null)) n;", "while (!(game)) n;"],
  ["no count", "n === 0", "!n"],
  ["some count, in a test", "n !== 0 ? 1 : 2", "n ? 1 : 2"],
  ["a count that may be missing", "maybe === 0", "maybe == 0"],
  ["what isn't compared for equality", "if (n > 0 || n < 0 || n <= 0) n;", "if (n > 0 || n < 0 || n <= 0) n;"],
  ["nor a length", "if (list.length >= 0) n;", "if (list.length >= 0) n;"],
  ["no bit", "(n & 4) === 0", "!(n & 4)"],
  ["a bit, in a test", "while ((n & 4) !== 0) n;", "while ((n & 4)) n;"],
  ["a bit, elsewhere", "(n & 4) !== 0", "(n & 4) != 0"],
  ["a text that may be missing in a test", 'if (kept !== "") n;', 'if (kept != "") n;'],
];
it.each(cases)("%s in short", (_what, before, after) => expect(short(before)).toBe(after));

const left: [string, string][] = [
  ["null and undefined", "either === null"],
  ["what nobody knows", "any === 5"],
  ["a number and what may be null or undefined", "(maybe ?? either) === either"],
];
it.each(left)("%s stay strict", (_what, code) => expect(short(code)).toBe(code));

it("a text that is asserted may be missing: it is compared", () => {
  expect(short('name()! === ""')).toBe('name()! == ""');
});
