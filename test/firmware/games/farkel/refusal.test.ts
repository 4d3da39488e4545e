import { describe, expect, test } from "vitest";
import { setup } from "../../../../firmware/games/farkel/state";
import { after, position, why } from "./say";

const START = setup(3);
const ROLL = position();
const CHOOSE = after(ROLL, "roll 1 5 2 2 2 6");
const OFFER = after(ROLL, "roll 1 5 2 3 4 4", "set 1 2", "bank");
const TAKEN = after(OFFER, "take - - 5 2 3 3");
const OVER = position({ phase: "over", ender: 1, totals: [0, 10000, 0] });

const FACES = "a roll takes 6 faces, 0 for a die that stays";
const NAMES = "name dice 1 to 6, each once";

describe("first", () => {
  test.each([
    { text: "first 0", reason: "" },
    { text: "first 2", reason: "" },
    { text: "first 3", reason: "say the seat that starts, 0 to 2" },
    { text: "first -1", reason: "say the seat that starts, 0 to 2" },
    { text: "first 0.5", reason: "say the seat that starts, 0 to 2" },
    { text: "first", reason: "say the seat that starts, 0 to 2" },
    { text: "first 0 1", reason: "say the seat that starts, 0 to 2" },
    { text: "roll 1 2 3 4 5 6", reason: "say first who starts" },
    { text: "take 1 2 3 4 5 6", reason: "say first who starts" },
    { text: "bank", reason: "say first who starts" },
    { text: "pay", reason: "say first who starts" },
  ])("before the game: $text -> $reason", ({ text, reason }) => {
    expect(why(START, text)).toBe(reason);
  });

  test.each([ROLL, CHOOSE])("not once the game has begun", (state) => {
    expect(why(state, "first 1")).toBe("the game has begun");
  });
});

describe("before the first roll of a turn", () => {
  test.each([
    { text: "roll 1 2 3 4 5 6", reason: "" },
    { text: "roll 1 2 3 4 5", reason: FACES },
    { text: "roll - 2 3 4 5 6", reason: "die 1 can't show 0, only 1 to 6" },
    { text: "roll 1 2 3 4 5 7", reason: "die 6 can't show 7, only 1 to 6" },
    { text: "take 1 2 3 4 5 6", reason: "no dice are passed on" },
    { text: "set 1", reason: "roll the dice first" },
    { text: "bank", reason: "roll the dice first" },
    { text: "straight 1", reason: 'Spicy Farkel has no "straight", only first, roll, set, bank, take' },
  ])("$text -> $reason", ({ text, reason }) => {
    expect(why(ROLL, text)).toBe(reason);
  });

  test.each([
    { text: "take - - 1 2 3 4", reason: "" },
    { text: "roll 1 2 3 4 5 6", reason: "" },
    { text: "take 1 2 3 4 5 6", reason: "die 1 stays, so it takes no face" },
    { text: "take - - - - - -", reason: "die 3 can't show 0, only 1 to 6" },
    { text: "take", reason: FACES },
    { text: "roll - - 1 2 3 4", reason: "die 1 can't show 0, only 1 to 6" },
    { text: "set 3", reason: "roll the dice first" },
  ])("with dice 3 to 6 passed on: $text -> $reason", ({ text, reason }) => {
    expect(why(OFFER, text)).toBe(reason);
  });
});

describe("set", () => {
  test.each([
    { text: "set", reason: "" },
    { text: "set 6 2 3", reason: "" },
    { text: "set 1 2 3 4 5 6", reason: "" },
    { text: "set 0", reason: `no die 0: ${NAMES}` },
    { text: "set 3 3", reason: `no die 3: ${NAMES}` },
    { text: "set 7", reason: `no die 7: ${NAMES}` },
  ])("any dice of the roll, scoring or not: $text -> $reason", ({ text, reason }) => {
    expect(why(CHOOSE, text)).toBe(reason);
  });

  test("no die of an earlier roll, nor of the player before", () => {
    expect(why(CHOOSE, "set 1", "roll - 5 2 3 3 4", "set 1 2")).toBe("die 1 is set aside already");
    expect(why(TAKEN, "set 3 1")).toBe("die 1 is set aside already");
  });
});

describe("to roll on or bank", () => {
  const useless = (die: number) => `die ${die} doesn't score with the dice chosen: let it go, or choose more`;
  test.each([
    { dice: "1 5 2 2 2 6", set: "set", reason: "choose a die that scores first" },
    { dice: "1 5 2 2 2 6", set: "set 6", reason: useless(6) },
    { dice: "1 5 2 2 2 6", set: "set 1 3 4", reason: useless(4) },
    { dice: "1 2 2 2 2 6", set: "set 2 3 4 5", reason: useless(5) },
    { dice: "2 2 2 5 1 2", set: "set 2 1 6", reason: "" },
    { dice: "2 2 2 5 1 2", set: "set 2", reason: useless(2) },
    { dice: "2 2 2 5 1 2", set: "set 1 2", reason: useless(1) },
    { dice: "1 3 4 4 4 4", set: "set 3 4 5 6", reason: useless(6) },
    { dice: "4 4 4 4 3 1", set: "set 1 2 3 4", reason: useless(3) },
    { dice: "2 2 3 3 4 4", set: "set 1 2 3 4 5", reason: useless(5) },
  ])("$dice, $set: $reason", ({ dice, set, reason }) => {
    expect(why(ROLL, `roll ${dice}`, set, "bank")).toBe(reason);
    if (reason !== "") expect(why(ROLL, `roll ${dice}`, set, "roll 1 2 3 4 5 6")).toBe(reason);
  });

  test.each([
    { text: "roll - 1 - - - 1", reason: "" },
    { text: "roll - 1 - - - -", reason: "die 6 can't show 0, only 1 to 6" },
    { text: "roll 1 1 - - - 1", reason: "die 1 stays, so it takes no face" },
    { text: "roll", reason: FACES },
    { text: "take - 1 - - - 1", reason: "the dice passed on are taken with the first roll of a turn" },
    { text: "bank 1", reason: "bank takes no numbers" },
    { text: "bank", reason: "" },
  ])("with four dice chosen: $text -> $reason", ({ text, reason }) => {
    expect(why(CHOOSE, "set 1 3 4 5", text)).toBe(reason);
  });

  test("the extra points alone can't be banked: a die is to be set aside", () => {
    expect(why(TAKEN, "bank")).toBe("choose a die that scores first");
    expect(why(TAKEN, "set 3", "bank")).toBe("");
  });

  test("hot dice take six faces", () => {
    const hot = ["roll 3 3 2 2 4 4", "set 1 2 3 4 5 6"];
    expect(why(ROLL, ...hot, "roll 1 2 3 4 5 6")).toBe("");
    expect(why(ROLL, ...hot, "roll - - - - - -")).toBe("die 1 can't show 0, only 1 to 6");
  });
});

test("when the game is over nothing is possible", () => {
  for (const text of ["first 0", "roll 1 2 3 4 5 6", "take 1 2 3 4 5 6", "set 1", "bank", "x"]) {
    expect(why(OVER, text)).toBe("the game is over");
  }
});
