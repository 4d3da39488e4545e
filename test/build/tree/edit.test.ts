import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../build/tree/edit";

describe("applyEdits", () => {
  it("inserts, replaces and removes by the positions of the unchanged code", () => {
    const { code } = applyEdits("abcdef", [
      { start: 4, end: 6, text: "" },
      { start: 1, end: 2, text: "BB" },
      { start: 3, end: 3, text: "-" },
    ]);
    expect(code).toBe("aBBc-d");
  });

  it("keeps the order of insertions at one place, and puts them before a replacement there", () => {
    const at = (text: string, end = 1) => ({ start: 1, end, text });
    expect(applyEdits("abc", [at("X", 2), at("1"), at("2")]).code).toBe("a12Xc");
  });

  it("maps offsets back", () => {
    const { code, before } = applyEdits("abcd", [{ start: 1, end: 1, text: "<<>>" }]);
    expect(code).toBe("a<<>>bcd");
    expect([0, 5, 7].map(before)).toEqual([0, 1, 3]);
  });

  it("maps what is new to where it was put in, and what was moved to where it stood", () => {
    const { code, before } = applyEdits("abcdef", [
      { start: 1, end: 2, text: "NEW" },
      { start: 3, end: 3, text: "ab", from: 0 },
      { start: 5, end: 6, text: "" },
    ]);
    expect(code).toBe("aNEWcabde");
    expect([..."aNEWcabde"].map((_, at) => before(at))).toEqual([0, 1, 1, 1, 2, 0, 1, 3, 4]);
    // Right behind the end is where it ended.
    expect(before(9)).toBe(5);
    expect(applyEdits("", []).before(0)).toBe(0);
  });

  it("refuses edits that overlap", () => {
    const edits = [
      { start: 0, end: 3, text: "x" },
      { start: 2, end: 4, text: "y" },
    ];
    expect(() => applyEdits("abcd", edits)).toThrow("overlap at offset 2");
  });
});
