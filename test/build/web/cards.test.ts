import { describe, expect, test } from "vitest";
import { CARDS, cardFiles, cardNodes } from "../../../build/web/cards";

describe("a rule card becomes elements", () => {
  test.each([
    ["# Title", [{ tag: "h2", in: ["Title"] }]],
    [
      "Some **bold** and _leaning_\nwords",
      [{ tag: "p", in: ["Some ", { tag: "strong", in: ["bold"] }, " and ", { tag: "em", in: ["leaning"] }, " words"] }],
    ],
    [
      "1. one\n2. two",
      [
        {
          tag: "ol",
          in: [
            { tag: "li", in: ["one"] },
            { tag: "li", in: ["two"] },
          ],
        },
      ],
    ],
    ["a [link](https://example.org) stays words", [{ tag: "p", in: ["a ", "link", " stays words"] }]],
  ])("%j", (markdown, nodes) => {
    expect(cardNodes(markdown)).toEqual(nodes);
  });

  test("a table with and without a head", () => {
    const body = { tag: "tbody", in: [{ tag: "tr", in: [{ tag: "td", in: ["1"] }] }] };
    const head = { tag: "thead", in: [{ tag: "tr", in: [{ tag: "th", in: ["a"] }] }] };
    expect(cardNodes("| a |\n| - |\n| 1 |")).toEqual([{ tag: "table", in: [head, body] }]);
    expect(cardNodes("|  |\n| - |\n| 1 |")).toEqual([{ tag: "table", in: [body] }]);
  });

  test.each(["<script>alert(1)</script>", "text <b>bold</b>", "![picture](a.png)", "> said"])(
    "but not %j",
    (markdown) => {
      expect(() => cardNodes(markdown)).toThrow("A rule card can't have this in it");
    },
  );
});

test("each language has the four cards, each with what counts on it", () => {
  for (const [name, json] of cardFiles()) {
    const cards = JSON.parse(json) as { [game: string]: unknown[] };
    for (const { game } of CARDS) {
      const text = JSON.stringify(cards[game]);
      const numbers = {
        spicy: /30.*100/,
        tenthousand: /10[.,\s]?000.*2[.,\s]?000/,
        hotdice: /HOT.*\?/,
        farkel: /1[.,\s]?500/,
      };
      expect(text, `${name}, ${game}`).toMatch(numbers[game]);
    }
  }
});
