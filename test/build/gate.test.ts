import { describe, expect, it } from "vitest";
import { checkFile, formatFinding } from "../../build/gate";
import { LAWS } from "../../build/gate/laws";
import { BUILTIN_CASES } from "./cases/builtins";
import { LANGUAGE_CASES } from "./cases/language";
import { SYNTAX_CASES } from "./cases/syntax";
import { VALUE_CASES } from "./cases/values";

const CASES = [...SYNTAX_CASES, ...LANGUAGE_CASES, ...VALUE_CASES, ...BUILTIN_CASES];
/** Their cases are whole files: size.test.ts. */
const ELSEWHERE = ["max-bytes", "max-functions"];

function lawsAgainst(code: string): string[] {
  const { refused, warnings } = checkFile(code);
  return [...refused, ...warnings].map((finding) => finding.law);
}

describe("the laws of the gate", () => {
  for (const { law, refused, accepted } of CASES) {
    it.each(refused)(`${law} refuses %s`, (code) => {
      expect(lawsAgainst(code)).toContain(law);
    });
    it.each(accepted)(`${law} accepts %s`, (code) => {
      expect(checkFile(code).refused).toEqual([]);
      expect(lawsAgainst(code)).not.toContain(law);
    });
  }

  it("have a row each in the tables, and one name each", () => {
    const names = LAWS.map((law) => law.name);
    expect([...new Set(names)]).toEqual(names);
    expect(
      CASES.map((c) => c.law)
        .concat(ELSEWHERE)
        .sort(),
    ).toEqual(names.sort());
    for (const c of CASES) expect(c.refused.length && c.accepted.length, c.law).toBeGreaterThan(0);
  });
});

describe("a finding", () => {
  it("names the place, the piece of the file, what is wrong and what to write", () => {
    const [finding] = checkFile("let a=1;\nprint(a);debugger;\n").refused;
    expect(finding).toMatchObject({ law: "no-debugger", line: 2, column: 10, offset: 18, source: "debugger;" });
    expect(formatFinding(finding!, "dist/tower.js", "firmware/tower.ts:7")).toBe(
      [
        "dist/tower.js:2:10 (from firmware/tower.ts:7) no-debugger",
        "    debugger;",
        "  debugger. Espruino stops there and waits on the console for ever.",
        "  Instead: nothing",
      ].join("\n"),
    );
  });

  it("says where a file is no script at all", () => {
    const [finding] = checkFile("print(1);\nimport x from 'y';").refused;
    expect(finding).toMatchObject({ law: "plain-script", line: 2, column: 1 });
  });

  it("lets globals through that the caller promises", () => {
    expect(checkFile("functionCalled(1);print(1)").refused).toHaveLength(1);
    expect(checkFile("functionCalled(1);print(1)", { globals: ["functionCalled"] }).refused).toEqual([]);
  });
});
