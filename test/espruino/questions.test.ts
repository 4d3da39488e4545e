import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerMark, BEGUN, TYPED, withoutMistyped, writeQuestions } from "./questions";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "questions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Types the line to a stand-in for the interpreter: what it prints. */
function type(): string {
  let printed = "";
  const fs = {
    readFile: (name: string) => readFileSync(join(folder, name), "latin1"),
    writeFile: (name: string, text: string) => {
      if (name !== "ask" || text !== "") throw new Error(`${name} written`);
      rmSync(join(folder, name));
    },
  };
  const print = (text: string) => {
    printed += `${text}\r\n`;
  };
  new Function("require", "print", TYPED)((name: string) => (name === "fs" ? fs : undefined), print);
  return printed;
}

describe("questions to the interpreter", () => {
  it("are answered in order, each with its index", () => {
    writeQuestions(folder, ["1+1", '["a",">"]', "null"]);
    const printed = type();
    expect(printed.startsWith(BEGUN)).toBe(true);
    const answers = ["2", '["a",">"]', "null"];
    expect(printed.split("\r\n").slice(1, 4)).toEqual(answers.map((answer, i) => answerMark(i) + answer));
  });

  it("are asked once", () => {
    writeQuestions(folder, ["1"]);
    type();
    expect(readdirSync(folder)).not.toContain("ask");
  });
});

describe("a line that lost a character", () => {
  const LOST = 'Uncaught ReferenceError: "eva" is not defined\n    at REPL (:1:1)\neva\n^\n';
  const BROKEN = "Uncaught Error: no\n    at run (:1:1)\n    at REPL (:1:1)\n";

  it("is no trouble", () => expect(withoutMistyped(LOST + LOST)).not.toContain("Uncaught"));
  it("is told from an error in the program", () =>
    expect(withoutMistyped(LOST + BROKEN)).toContain("Uncaught Error: no"));
});
