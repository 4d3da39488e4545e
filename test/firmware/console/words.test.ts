import { describe, expect, test } from "vitest";
import { placeOf, wholeNumber, wordsOf } from "../../../firmware/console/words";

describe("the words of a line", () => {
  const lines: [string, string[]][] = [
    ["", []],
    [" \t\r\n ", []],
    ["do roll", ["do", "roll"]],
    ["  do\t\troll \r\n", ["do", "roll"]],
    ["do roll # not bank", ["do", "roll"]],
    ["#do roll", []],
    ["do#roll", ["do"]],
    ["do\0roll \xff", ["do\0roll", "\xff"]],
  ];
  test.each(lines)("%j", (line, words) => {
    expect(wordsOf(line)).toEqual(words);
  });
});

test("names are found however their letters are written, and nothing else is", () => {
  const names = ["", "1", "ROT", "four", "?"];
  expect(["rot", "ROT", "Four", "1", "?"].map((word) => placeOf(names, word))).toEqual([2, 2, 3, 1, 4]);
  expect(["RO", "toString", "__proto__", "2", "length"].map((word) => placeOf(names, word))).toEqual(
    new Array(5).fill(-1),
  );
});

describe("a whole number", () => {
  const numbers: [string, number][] = [
    ["0", 0],
    ["7", 7],
    ["007", 7],
    ["255", 255],
    ["999999999", 999999999],
  ];
  test.each(numbers)("%s", (word, value) => {
    expect(wholeNumber(word)).toBe(value);
  });

  test.each(["", "-1", "+1", "1.5", "1e3", "0x10", "1,000", "1000000000", "١", "one", "NaN", "Infinity", "1 "])(
    "is not %j",
    (word) => {
      expect(wholeNumber(word)).toBe(-1);
    },
  );
});
