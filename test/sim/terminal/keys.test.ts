import { describe, expect, test } from "vitest";
import { createKeyDecoder, type Input } from "../../../sim/terminal/keys";

/** "left", "S-a" with Shift, "C-c" with Control, "left up" for a release, "left again" for a repeat. */
function name(input: Input): string {
  if (input.kind !== "key") return input.kind;
  const { key } = input;
  const action = { press: "", repeat: " again", release: " up" }[key.action];
  return `${key.ctrl ? "C-" : ""}${key.shift ? "S-" : ""}${key.name}${action}`;
}

/** What all pieces together decode to; a piece of null is a silence. */
function decode(...pieces: (string | null)[]): string[] {
  const decoder = createKeyDecoder();
  return pieces.flatMap((piece) => (piece === null ? decoder.flush() : decoder.feed(piece))).map(name);
}

describe("plain keys", () => {
  test.each([
    ["a", ["a"]],
    ["A", ["S-a"]],
    ["aDo", ["a", "S-d", "o"]],
    ["*", ["*"]],
    ["\r", ["enter"]],
    ["\n", ["enter"]],
    [" ", ["space"]],
    ["\x03", ["C-c"]],
    ["\x1a", ["C-z"]],
    ["\u00e9\u{1f3b2}q", ["\u00e9", "\u{1f3b2}", "q"]],
  ])("%j", (text, keys) => {
    expect(decode(text)).toEqual(keys);
  });

  test("ESC alone is a key, once it is clear that nothing follows", () => {
    expect(decode("\x1b")).toEqual([]);
    expect(decode("\x1b", null)).toEqual(["escape"]);
    expect(decode("\x1b", null, "q")).toEqual(["escape", "q"]);
  });
});

describe("sequences", () => {
  test.each([
    ["\x1b[D", ["left"]],
    ["\x1b[C", ["right"]],
    ["\x1bOD", ["left"]],
    ["\x1bOC", ["right"]],
    ["\x1bOM", ["enter"]],
    ["\x1b[1;2D", ["S-left"]],
    ["\x1b[1;5C", ["C-right"]],
    ["\x1bOR", ["f3"]],
    ["\x1b[13~", ["f3"]],
    ["\x1b[D\x1b[Dq", ["left", "left", "q"]],
    ["\x1b[O", ["focus-lost"]],
    ["\x1b[?15u", ["reports-releases"]],
  ])("%j", (text, inputs) => {
    expect(decode(text)).toEqual(inputs);
  });

  test.each([
    ["up and down", "\x1b[A\x1b[B"],
    ["Alt with a key", "\x1bq"],
    ["Alt with an arrow", "\x1b[1;3D"],
    ["other functions", "\x1b[15~\x1b[3~\x1bOP"],
    ["a mouse", "\x1b[<0;10;10M"],
    ["what the terminal is", "\x1b[?62;4c"],
    ["focus gained", "\x1b[I"],
  ])("%s mean nothing", (_, text) => {
    expect(decode(text, "x")).toEqual(["x"]);
  });

  test("cut anywhere they are the same", () => {
    const text = "q\x1b[1;2Ds\x1bOC\x1b[97;1:3u\x1b[?0u\x1b[200~no\x1b[201~\r";
    const whole = decode(text);
    expect(whole).toEqual(["q", "S-left", "s", "right", "a up", "reports-releases", "enter"]);
    for (let cut = 1; cut < text.length; cut++) expect(decode(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    expect(decode(...text)).toEqual(whole);
  });

  test("one that never ends is dropped, and so is one that goes wrong", () => {
    expect(decode("\x1b[12", null, "q")).toEqual(["q"]);
    expect(decode("\x1b[1\x1b[D")).toEqual(["left"]);
    expect(decode("\x1b\x1b[D", null)).toEqual(["escape", "left"]);
    expect(decode(`\x1b[${"1;".repeat(100)}`, "q").at(-1)).toBe("q");
  });
});

describe("the kitty keyboard protocol", () => {
  test.each([
    ["\x1b[97u", ["a"]],
    ["\x1b[97;1:1u", ["a"]],
    ["\x1b[97;1:2u", ["a again"]],
    ["\x1b[97;1:3u", ["a up"]],
    ["\x1b[97:65;2u", ["S-a"]],
    ["\x1b[99;5u", ["C-c"]],
    ["\x1b[1;1:3D", ["left up"]],
    ["\x1b[1;1:2C", ["right again"]],
    ["\x1b[13;1:3u", ["enter up"]],
    ["\x1b[32;1:2u", ["space again"]],
    ["\x1b[27u", ["escape"]],
    ["\x1b[13;1~", ["f3"]],
    // '*' is Shift and 8, or Shift and + on a German keyboard, or a key of the number pad.
    ["\x1b[56:42;2u", ["S-*"]],
    ["\x1b[43:42;2u", ["S-*"]],
    ["\x1b[57411u", ["*"]],
    ["\x1b[57414;1:3u", ["enter up"]],
    ["\x1b[57417;129u", ["left"]],
    // Caps Lock and Num Lock change nothing.
    ["\x1b[97;65u", ["a"]],
    ["\x1b[97;129:3u", ["a up"]],
  ])("%j", (text, keys) => {
    expect(decode(text)).toEqual(keys);
  });

  test("keys with Alt or Super are the window manager's, but their release counts", () => {
    expect(decode("\x1b[97;3u", "\x1b[97;9u")).toEqual([]);
    expect(decode("\x1b[97;3:3u")).toEqual(["a up"]);
  });

  test("Shift, Control and Caps Lock by themselves mean nothing", () => {
    expect(decode("\x1b[57441;2u\x1b[57442;5:3u\x1b[57358;65u")).toEqual([]);
  });
});

describe("pasted text", () => {
  test("is no key, whatever it holds", () => {
    expect(decode("a\x1b[200~qqq\r\x1b[D \x1b[201~s")).toEqual(["a", "s"]);
  });

  test("in many pieces, with pauses", () => {
    expect(decode("\x1b[200~one", null, "two", null, "three\x1b[20", null, "1~s")).toEqual(["s"]);
  });

  test("whose end gets lost ends with Ctrl-C", () => {
    expect(decode("\x1b[200~text without end", "\x03")).toEqual(["C-c"]);
  });
});

test("noise never throws, and the keys after it count", () => {
  let state = 1;
  for (let round = 0; round < 300; round++) {
    let noise = "";
    for (let i = 0; i < 40; i++) {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      noise += "\x1b[O;:0123~uDu?<\x00\xff 9"[state % 21];
    }
    expect(decode(noise, null, "\x1b[201~", null, "q").at(-1)).toBe("q");
  }
});
