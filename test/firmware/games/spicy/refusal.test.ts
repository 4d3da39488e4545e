import { describe, expect, test } from "vitest";
import { refusal } from "../../../../firmware/games/spicy/refusal";
import { setup } from "../../../../firmware/games/spicy/state";
import { pad, position, say, these } from "./say";

const START = setup(3);
const ROLL = position({ rollsLeft: [30, 30] });
/** Dice 2 and 5 are red and rolled just now. */
const CHOOSE = position({ dice: [6, 2, 1, 1, 5, 3], fresh: these(1, 2, 3, 4, 5, 6) });
/** Dice 2 and 5 were kept from an earlier roll, dice 3 and 6 were rolled just now; 3 and 5 show red. */
const SECOND = position({ dice: [6, 1, 3, 1, 5, 4], fresh: these(3, 6), held: these(1, 2, 4, 5), rollsLeft: [28, 30] });
const LAST = { ...CHOOSE, rollsLeft: [0, 30] };
const OVER = position({
  phase: "over",
  rollsLeft: [3, 0],
  spaces: [pad("1 2 3 4 5 6 10 0 0 20"), pad("0 0 0 0 0 0 0 0 0 9")],
});

const NO_ROLLS = "no rolls left: score the dice";
const BEGUN = "the game has begun";
const ROLL_FIRST = "roll all six dice first";

describe("first", () => {
  test.each([
    { text: "first 0", why: "" },
    { text: "first 2", why: "" },
    { text: "first 3", why: "say the seat that starts, 0 to 2" },
    { text: "first -1", why: "say the seat that starts, 0 to 2" },
    { text: "first 0.5", why: "say the seat that starts, 0 to 2" },
    { text: "first", why: "say the seat that starts, 0 to 2" },
    { text: "first 0 1", why: "say the seat that starts, 0 to 2" },
    { text: "roll 1 2 3 4 5 6", why: "say first who starts" },
    { text: "score 1", why: "say first who starts" },
    { text: "bank", why: "say first who starts" },
  ])("before the game: $text -> $why", ({ text, why }) => {
    expect(refusal(START, say(text))).toBe(why);
  });

  test.each([ROLL, CHOOSE, LAST])("not once the game has begun", (state) => {
    expect(refusal(state, say("first 1"))).toBe(BEGUN);
  });

  test("a single player is never asked", () => {
    expect(refusal(setup(1), say("first 0"))).toBe(BEGUN);
  });
});

describe("the first roll of a turn", () => {
  test.each([
    { text: "roll 1 2 3 4 5 6", why: "" },
    { text: "roll 6 6 6 6 6 6", why: "" },
    { text: "roll 1 2 3 - 5 6", why: "die 4 can't show 0, only 1 to 6" },
    { text: "roll - - - - - -", why: "die 1 can't show 0, only 1 to 6" },
    { text: "roll 1 2 3 4 5 7", why: "die 6 can't show 7, only 1 to 6" },
    { text: "roll 1 -1 3 4 5 6", why: "die 2 can't show -1, only 1 to 6" },
    { text: "roll 1 2 3.5 4 5 6", why: "die 3 can't show 3.5, only 1 to 6" },
    { text: "roll 1 2 x 4 5 6", why: "die 3 can't show NaN, only 1 to 6" },
    { text: "roll 1 2 3 4 5", why: "a roll takes 6 faces, 0 for a die that stays" },
    { text: "roll 1 2 3 4 5 6 1", why: "a roll takes 6 faces, 0 for a die that stays" },
    { text: "roll", why: "a roll takes 6 faces, 0 for a die that stays" },
    { text: "hold 1", why: ROLL_FIRST },
    { text: "hold", why: ROLL_FIRST },
    { text: "turn 1 2", why: ROLL_FIRST },
    { text: "score CHA", why: ROLL_FIRST },
  ])("$text -> $why", ({ text, why }) => {
    expect(refusal(ROLL, say(text))).toBe(why);
  });
});

describe("rolling again", () => {
  test.each([
    { text: "roll - - 3 - - 6", why: "" },
    { text: "roll - - 3 - - -", why: "die 6 can't show 0, only 1 to 6" },
    { text: "roll - 4 3 - - 6", why: "die 2 stays, so it takes no face" },
    { text: "roll 1 2 3 4 5 6", why: "die 1 stays, so it takes no face" },
    { text: "roll 3 6", why: "a roll takes 6 faces, 0 for a die that stays" },
  ])("with dice 1 2 4 5 held: $text -> $why", ({ text, why }) => {
    expect(refusal(SECOND, say(text))).toBe(why);
  });

  test("all six, if none is held", () => {
    expect(refusal(CHOOSE, say("roll 1 2 3 4 5 6"))).toBe("");
  });

  test("not without a die to roll", () => {
    const state = { ...CHOOSE, held: these(1, 2, 3, 4, 5, 6) };
    expect(refusal(state, say("roll - - - - - -"))).toBe("all six dice are held: let one go, or score");
  });

  test("with the last of the 30 rolls, not after it", () => {
    expect(refusal({ ...CHOOSE, rollsLeft: [1, 30] }, say("roll 1 2 3 4 5 6"))).toBe("");
    expect(refusal(LAST, say("roll 1 2 3 4 5 6"))).toBe(NO_ROLLS);
  });
});

describe("holding", () => {
  test.each([
    { text: "hold", why: "" },
    { text: "hold 1 2 3 4 5 6", why: "" },
    { text: "hold 6 2", why: "" },
    { text: "hold 0", why: "no die 0: name dice 1 to 6, each once" },
    { text: "hold 1 7", why: "no die 7: name dice 1 to 6, each once" },
    { text: "hold 3 3", why: "no die 3: name dice 1 to 6, each once" },
    { text: "hold 2.5", why: "no die 2.5: name dice 1 to 6, each once" },
  ])("$text -> $why", ({ text, why }) => {
    expect(refusal(CHOOSE, say(text))).toBe(why);
  });

  test("is no use after the last roll", () => {
    expect(refusal(LAST, say("hold 1"))).toBe(NO_ROLLS);
  });
});

describe("turning", () => {
  const usage = "say a die and the number to turn it to, both 1 to 6";

  test.each([1, 3, 4, 5, 6])("a fresh red 2 to %i", (number) => {
    expect(refusal(CHOOSE, say(`turn 2 ${number}`))).toBe("");
    expect(refusal(LAST, say(`turn 2 ${number}`))).toBe("");
  });

  test.each([
    { text: "turn 2 2", why: "die 2 shows 2: turn it to another number" },
    { text: "turn 1 2", why: "die 1 isn't red, so it can't be turned" },
    { text: "turn 6 6", why: "die 6 isn't red, so it can't be turned" },
    { text: "turn 2 0", why: usage },
    { text: "turn 2 7", why: usage },
    { text: "turn 0 1", why: usage },
    { text: "turn 7 1", why: usage },
    { text: "turn 2 1.5", why: usage },
    { text: "turn 2", why: usage },
    { text: "turn", why: usage },
    { text: "turn 2 1 5 1", why: usage },
  ])("$text -> $why", ({ text, why }) => {
    expect(refusal(CHOOSE, say(text))).toBe(why);
  });

  test("a red die of this roll, not one kept from an earlier roll", () => {
    expect(refusal(SECOND, say("turn 3 6"))).toBe("");
    expect(refusal(SECOND, say("turn 5 6"))).toBe("die 5 is from an earlier roll: roll it again or leave it red");
  });

  test("a die that was held after it was rolled is still of this roll", () => {
    expect(refusal({ ...CHOOSE, held: these(2) }, say("turn 2 6"))).toBe("");
  });
});

describe("scoring", () => {
  const usage = "say a space: 1 to 6, ROT, STR, PAS or CHA";
  const state = { ...CHOOSE, spaces: [pad("3 - - 0 - - 20 - - 25"), pad("- - - - - - - - - -")] };

  test.each([
    { text: "score 2", why: "" },
    { text: "score 6", why: "" },
    { text: "score STR", why: "" },
    { text: "score PAS", why: "" },
    { text: "score 8", why: "" },
    { text: "score 1", why: "space 1 is filled: choose an empty one" },
    { text: "score 4", why: "space 4 is filled: choose an empty one" },
    { text: "score ROT", why: "space ROT is filled: choose an empty one" },
    { text: "score CHA", why: "space CHA is filled: choose an empty one" },
    { text: "score 0", why: usage },
    { text: "score 11", why: usage },
    { text: "score 255", why: usage },
    { text: "score 2.5", why: usage },
    { text: "score nonsense", why: usage },
    { text: "score", why: usage },
    { text: "score 2 3", why: usage },
  ])("$text -> $why", ({ text, why }) => {
    expect(refusal(state, say(text))).toBe(why);
  });

  test("any space, though the dice are worth nothing there", () => {
    expect(refusal(CHOOSE, say("score STR"))).toBe("");
    expect(refusal(LAST, say("score 4"))).toBe("");
  });

  test("another player's pad doesn't matter", () => {
    const other = { ...CHOOSE, spaces: [CHOOSE.spaces[0]!, pad("9 9 9 9 9 9 9 9 9 -")] };
    expect(refusal(other, say("score 1"))).toBe("");
  });
});

test.each(["bank", "", "toString", "ROLL"])("no such verb: '%s'", (verb) => {
  expect(refusal(CHOOSE, { verb, values: [1] })).toBe(
    `Spicy Dice has no "${verb}", only first, roll, hold, turn, score`,
  );
});

test.each(["first 0", "roll 1 2 3 4 5 6", "hold 1", "turn 1 2", "score 1", "bank"])(
  "when the game is over: %s",
  (text) => {
    expect(refusal(OVER, say(text))).toBe("the game is over");
  },
);
