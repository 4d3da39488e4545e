import { describe, expect, test } from "vitest";
import { NOBODY, setup } from "../../../../firmware/games/tenthousand/state";
import { after, position, TURN, why } from "./say";

const START = setup(3, 0);
const TIED = after(START, "roll 4 4 1");
const ROLL = position();
const CHOOSE = after(ROLL, "roll 1 5 2 2 2 6");
/** Dice 1 and 2 are set aside, dice 3 to 6 were rolled now. */
const SECOND = after(position({ totals: [1000, 0, 0] }), "roll 1 5 2 2 2 6", "set 1 2", "roll - - 1 3 3 3");
const HOT = after(position({ totals: [1000, 0, 0] }), "roll 1 2 3 4 6 6", "straight - - - - 5 -");
const OVER = position({ phase: "over", winner: 1, totals: [0, 10000, 0] });

const FACES = "a roll takes 6 faces, 0 for a die that stays";
const CALL = "a straight is called right after a roll of all six dice";
const NAMES = "name dice 1 to 6, each once";

describe("the roll-off", () => {
  test.each([
    { text: "roll 1 2 3", reason: "" },
    { text: "roll 1 2", reason: "a roll takes 3 faces, 0 for a die that stays" },
    { text: "roll 1 2 3 4 5 6", reason: "a roll takes 3 faces, 0 for a die that stays" },
    { text: "roll 1 - 3", reason: "die 2 can't show 0, only 1 to 6" },
    { text: "roll 1 7 3", reason: "die 2 can't show 7, only 1 to 6" },
    { text: "set 1", reason: "roll one die each first" },
    { text: "bank", reason: "roll one die each first" },
    { text: "straight 1", reason: "roll one die each first" },
    { text: "pay", reason: "the stakes aren't being doubled" },
    { text: "first 1", reason: 'Ten Thousand has no "first", only roll, set, bank, straight, pay, fold' },
  ])("$text -> $reason", ({ text, reason }) => {
    expect(why(START, text)).toBe(reason);
  });

  test.each([
    { text: "roll 2 5 -", reason: "" },
    { text: "roll 2 5 1", reason: "die 3 stays, so it takes no face" },
    { text: "roll - 5 -", reason: "die 1 can't show 0, only 1 to 6" },
  ])("among those tied: $text -> $reason", ({ text, reason }) => {
    expect(why(TIED, text)).toBe(reason);
  });
});

describe("before the first roll of a turn", () => {
  test.each([
    { text: "roll 1 2 3 4 5 6", reason: "" },
    { text: "roll 1 2 3 4 5", reason: FACES },
    { text: "roll", reason: FACES },
    { text: "roll - 2 3 4 5 6", reason: "die 1 can't show 0, only 1 to 6" },
    { text: "roll 1 2 3.5 4 5 6", reason: "die 3 can't show 3.5, only 1 to 6" },
    { text: "set 1", reason: "roll all six dice first" },
    { text: "bank", reason: "roll all six dice first" },
    { text: "straight 1", reason: "roll all six dice first" },
    { text: "fold", reason: "the stakes aren't being doubled" },
    { text: "hold 1", reason: 'Ten Thousand has no "hold", only roll, set, bank, straight, pay, fold' },
  ])("$text -> $reason", ({ text, reason }) => {
    expect(why(ROLL, text)).toBe(reason);
  });
});

describe("set", () => {
  test.each([
    { text: "set", reason: "" },
    { text: "set 1 2 3 4 5 6", reason: "" },
    { text: "set 6", reason: "" },
    { text: "set 0", reason: `no die 0: ${NAMES}` },
    { text: "set 7", reason: `no die 7: ${NAMES}` },
    { text: "set 2 2", reason: `no die 2: ${NAMES}` },
    { text: "set 1.5", reason: `no die 1.5: ${NAMES}` },
  ])("any dice of the roll, scoring or not: $text -> $reason", ({ text, reason }) => {
    expect(why(CHOOSE, text)).toBe(reason);
  });

  test("no die of an earlier roll", () => {
    expect(why(SECOND, "set 3 4 5 6")).toBe("");
    expect(why(SECOND, "set 3 2")).toBe("die 2 is set aside already");
    expect(why(HOT, "set 1")).toBe("die 1 is set aside already");
    expect(why(HOT, "set")).toBe("");
  });
});

describe("to roll on or bank", () => {
  test.each([
    { set: "set", reason: "choose a die that scores first" },
    { set: "set 6", reason: "die 6 doesn't score with the dice chosen: let it go, or choose more" },
    { set: "set 1 2 6", reason: "die 6 doesn't score with the dice chosen: let it go, or choose more" },
    { set: "set 3 4", reason: "die 4 doesn't score with the dice chosen: let it go, or choose more" },
    { set: "set 1 3 4 5 6", reason: "die 6 doesn't score with the dice chosen: let it go, or choose more" },
  ])("after $set: $reason", ({ set, reason }) => {
    expect(why(CHOOSE, set, "bank")).toBe(reason);
    expect(why(CHOOSE, set, "roll 1 2 3 4 5 6")).toBe(reason);
  });

  test.each([
    { text: "roll - 1 - - - 1", reason: "" },
    { text: "roll - 1 - - - -", reason: "die 6 can't show 0, only 1 to 6" },
    { text: "roll 1 1 - - - 1", reason: "die 1 stays, so it takes no face" },
    { text: "roll 1 1", reason: FACES },
  ])("faces for the dice neither set aside nor chosen: $text -> $reason", ({ text, reason }) => {
    expect(why(CHOOSE, "set 1 3 4 5", text)).toBe(reason);
  });

  test("hot dice take six faces", () => {
    const lines = ["roll 1 1 1 2 2 2", "set 1 2 3 4 5 6"];
    expect(why(ROLL, ...lines, "roll 1 2 3 4 5 6")).toBe("");
    expect(why(ROLL, ...lines, "roll - - - - - -")).toBe("die 1 can't show 0, only 1 to 6");
    expect(why(HOT, "roll 1 2 3 4 5 6")).toBe("");
    expect(why(HOT, "bank")).toBe("");
  });

  test("bank takes no numbers", () => {
    expect(why(CHOOSE, "set 1", "bank 1")).toBe("bank takes no numbers");
  });
});

describe("to open", () => {
  test.each([
    { roll: "roll 1 5 2 2 2 6", set: "set 1 2", reason: "the first turn to bank is worth 1000 or more: 850 to go" },
    {
      roll: "roll 1 5 2 2 2 6",
      set: "set 1 2 3 4 5",
      reason: "the first turn to bank is worth 1000 or more: 650 to go",
    },
    { roll: "roll 1 5 5 5 6 6", set: "set 1 2 3 4", reason: "the first turn to bank is worth 1000 or more: 400 to go" },
    { roll: "roll 1 1 1 2 3 4", set: "set 1 2 3", reason: "" },
    { roll: "roll 2 2 2 2 3 4", set: "set 1 2 3 4", reason: "" },
  ])("$roll, $set -> $reason", ({ roll, set, reason }) => {
    expect(why(ROLL, roll, set, "bank")).toBe(reason);
  });

  test("the turn counts as a whole, and each player opens", () => {
    const lines = ["roll 1 5 5 5 6 6", "set 1 2 3 4"];
    expect(why(ROLL, ...lines, "roll - - - - 1 5", "set 5", "bank")).toBe(
      "the first turn to bank is worth 1000 or more: 300 to go",
    );
    const opened = position({ totals: [0, 1000, 0] });
    expect(why(opened, ...lines, "bank")).toBe("the first turn to bank is worth 1000 or more: 400 to go");
    expect(why(position({ seat: 1, totals: [0, 1000, 0] }), ...lines, "bank")).toBe("");
  });

  test("holds in the last round, too", () => {
    const last = after(position({ totals: [9000, 0, 0] }), ...TURN[1000]);
    expect(why(last, "roll 1 5 5 5 6 6", "set 1 2 3 4", "bank")).toBe(
      "the first turn to bank is worth 1000 or more: 400 to go",
    );
  });
});

describe("straight", () => {
  const TO_CALL = after(ROLL, "roll 1 2 3 6 6 6");

  test.each([
    { text: "straight - - - 4 5 -", reason: "" },
    { text: "straight - - 3 4 5 6", reason: "" },
    { text: "straight 1 2 3 4 5 -", reason: "" },
    { text: "straight 1 2 3 4 5 6", reason: "keep one to five dice for a straight" },
    { text: "straight - - - - - -", reason: "keep one to five dice for a straight" },
    { text: "straight - - - - - 1", reason: "keep dice of different numbers for a straight" },
    { text: "straight - - - 4 7 -", reason: "die 5 can't show 7, only 1 to 6" },
  ])("$text -> $reason", ({ text, reason }) => {
    expect(why(TO_CALL, text)).toBe(reason);
  });

  test.each([
    { text: "straight", reason: "keep one to five dice for a straight" },
    { text: "straight 7", reason: `no die 7: ${NAMES}` },
    { text: "straight 4 4", reason: `no die 4: ${NAMES}` },
    { text: "straight 4 5", reason: "keep dice of different numbers for a straight" },
    { text: "straight 1 2 3", reason: FACES },
  ])("as dice to keep, without faces: $text -> $reason", ({ text, reason }) => {
    expect(why(TO_CALL, text)).toBe(reason);
  });

  test("the dice kept need not score", () => {
    expect(why(after(ROLL, "roll 2 3 4 6 5 5"), "straight - - - - - 1")).toBe("");
  });

  test("after hot dice, if all six were rolled", () => {
    expect(why(HOT, "roll 1 2 3 4 6 6", "straight - - - - 5 -")).toBe("");
  });

  test("not once dice are set aside, and not twice", () => {
    expect(why(SECOND, "straight - - - - - 2")).toBe(CALL);
    expect(why(HOT, "straight - - - - - 2")).toBe(CALL);
  });
});

test("when the game is over nothing is possible", () => {
  for (const text of ["roll 1 2 3 4 5 6", "roll 1 2 3", "set 1", "bank", "straight 1", "pay", "fold", "first 0", "x"]) {
    expect(why(OVER, text)).toBe("the game is over");
  }
  expect(OVER.doubler).toBe(NOBODY);
});
