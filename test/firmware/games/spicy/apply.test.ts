import { describe, expect, test } from "vitest";
import { setup } from "../../../../firmware/games/spicy/state";
import { after, pad, position, these } from "./say";

const EMPTY = pad("- - - - - - - - - -");
const FULL = pad("1 2 3 4 5 6 0 0 0 20");

describe("the start", () => {
  test("whoever is named rolls first", () => {
    expect(after(setup(4), "first 2")).toEqual({ ...setup(4), seat: 2, phase: "roll" });
  });
});

describe("a roll", () => {
  test("of all six costs one roll, and all dice are fresh", () => {
    expect(after(setup(1), "roll 1 1 3 6 5 6")).toEqual({
      ...setup(1),
      phase: "choose",
      dice: [1, 1, 3, 6, 5, 6],
      fresh: these(1, 2, 3, 4, 5, 6),
      rollsLeft: [29],
    });
  });

  test("of one die costs one roll, too; the others stay and are no longer fresh", () => {
    expect(after(setup(1), "roll 1 1 3 6 5 6", "hold 1 2 3 4 5", "roll - - - - - 2")).toMatchObject({
      dice: [1, 1, 3, 6, 5, 2],
      fresh: these(6),
      held: these(1, 2, 3, 4, 5),
      rollsLeft: [28],
    });
  });

  test("costs the player whose turn it is", () => {
    expect(after(position({ seat: 1, rollsLeft: [7, 12] }), "roll 1 2 3 4 5 6").rollsLeft).toEqual([7, 11]);
  });

  test("that shows what lay there before is a roll all the same", () => {
    const state = after(setup(1), "roll 2 2 2 2 2 2", "roll 2 2 2 2 2 2");
    expect(state).toMatchObject({ dice: [2, 2, 2, 2, 2, 2], rollsLeft: [28] });
  });
});

describe("a hold", () => {
  test("is the whole set of dice that stay", () => {
    const state = after(setup(1), "roll 1 1 3 6 5 6", "hold 1 2");
    expect(state.held).toEqual(these(1, 2));
    expect(after(state, "hold 6 3").held).toEqual(these(3, 6));
    expect(after(state, "hold").held).toEqual(these());
  });

  test("lasts until it is said again, over any number of rolls", () => {
    const state = after(setup(1), "roll 1 1 3 6 5 6", "hold 1 2", "roll - - 3 4 5 6", "roll - - 1 1 1 1");
    expect(state).toMatchObject({ dice: [1, 1, 1, 1, 1, 1], held: these(1, 2), fresh: these(3, 4, 5, 6) });
  });

  test("ends with the turn", () => {
    expect(after(setup(1), "roll 1 1 3 6 5 6", "hold 1 2", "score 1").held).toEqual(these());
  });

  test("leaves fresh dice fresh", () => {
    expect(after(setup(1), "roll 1 1 3 6 5 6", "hold 1 3").fresh).toEqual(these(1, 2, 3, 4, 5, 6));
  });
});

describe("a turned die", () => {
  const rolled = after(setup(1), "roll 1 2 1 1 5 5");

  test("shows the other number, costs nothing and isn't fresh any more", () => {
    expect(after(rolled, "turn 2 5")).toEqual({ ...rolled, dice: [1, 5, 1, 1, 5, 5], fresh: these(1, 3, 4, 5, 6) });
  });

  test("can't be turned twice, but other red dice can", () => {
    const turned = after(rolled, "turn 2 5", "turn 5 1");
    expect(turned.dice).toEqual([1, 5, 1, 1, 1, 5]);
    expect(() => after(turned, "turn 2 6")).toThrow("die 2 isn't red");
  });

  test("can be turned again once it was rolled and shows red again", () => {
    const again = after(rolled, "turn 2 5", "hold 1 3 4 5 6", "roll - 2 - - - -");
    expect(after(again, "turn 2 1").dice).toEqual([1, 1, 1, 1, 5, 5]);
  });

  test("can be held, or turned while it is held", () => {
    expect(after(rolled, "hold 2", "turn 2 1")).toMatchObject({ dice: [1, 1, 1, 1, 5, 5], held: these(2) });
  });

  test("counts as it lies: five 4s and a red 2 turned to 4 are a Big Chili", () => {
    expect(after(setup(1), "roll 4 2 4 4 4 4", "turn 2 4", "score 4").spaces).toEqual([pad("- - - 75 - - - - - -")]);
  });

  test("isn't red: it doubles no longer", () => {
    const pair = after(setup(1), "roll 1 2 5 3 2 4");
    expect(after(pair, "score 2").spaces[0]![1]).toBe(8);
    expect(after(pair, "turn 1 2", "score 1").spaces[0]![0]).toBe(0);
    expect(after(pair, "turn 2 4", "score 2").spaces[0]![1]).toBe(2);
  });

  test("a red die kept from an earlier roll still counts as red", () => {
    const state = after(setup(1), "roll 1 2 5 5 1 2", "hold 2 6", "roll 6 - 6 6 6 -", "score 2");
    expect(state.spaces[0]![1]).toBe(Math.max(8, 28));
  });
});

describe("a score", () => {
  test("fills the space, clears the table and passes on to the next player", () => {
    const state = after(setup(3), "first 1", "roll 1 2 4 5 6 3", "hold 1", "score STR");
    expect(state).toEqual({
      ...setup(3),
      seat: 2,
      phase: "roll",
      rollsLeft: [30, 29, 30],
      spaces: [EMPTY, pad("- - - - - - - 21 - -"), EMPTY],
    });
  });

  test("of nothing is 0, and the space is filled", () => {
    expect(after(setup(1), "roll 1 1 1 1 1 2", "score STR").spaces[0]).toEqual(pad("- - - - - - - 0 - -"));
  });

  test("goes by the word or by the number of the space", () => {
    const state = after(setup(1), "roll 2 1 4 3 6 5");
    expect(after(state, "score CHA")).toEqual(after(state, "score 10"));
  });

  test("keeps the rolls used", () => {
    expect(after(setup(1), "roll 1 2 3 4 5 6", "roll 2 2 2 2 2 2", "roll 3 3 3 3 3 3", "score 3").rollsLeft).toEqual([
      27,
    ]);
  });
});

describe("who is next", () => {
  const dice = [1, 1, 1, 2, 3, 4];
  const open = pad("- 2 3 4 5 6 0 0 0 20");
  const out = pad("1 0 0 0 0 0 0 0 0 0");

  test.each([
    { title: "clockwise", seat: 0, spaces: [EMPTY, EMPTY, EMPTY, EMPTY], rollsLeft: [9, 9, 9, 9], next: 1 },
    {
      title: "from the last seat to the first",
      seat: 3,
      spaces: [EMPTY, EMPTY, EMPTY, EMPTY],
      rollsLeft: [9, 9, 9, 9],
      next: 0,
    },
    {
      title: "over who has filled all spaces",
      seat: 0,
      spaces: [EMPTY, FULL, FULL, EMPTY],
      rollsLeft: [9, 9, 2, 9],
      next: 3,
    },
    { title: "over who ran out of rolls", seat: 2, spaces: [EMPTY, out, EMPTY, out], rollsLeft: [9, 0, 9, 0], next: 0 },
    {
      title: "the same player, if only they can play",
      seat: 2,
      spaces: [FULL, out, EMPTY, FULL],
      rollsLeft: [9, 0, 9, 9],
      next: 2,
    },
    {
      title: "another, after the last space",
      seat: 0,
      spaces: [open, FULL, EMPTY, FULL],
      rollsLeft: [9, 9, 9, 9],
      next: 2,
    },
    {
      title: "another, after the last roll",
      seat: 0,
      spaces: [EMPTY, FULL, FULL, EMPTY],
      rollsLeft: [0, 9, 9, 9],
      next: 3,
    },
  ])("$title", ({ seat, spaces, rollsLeft, next }) => {
    expect(after(position({ seats: 4, seat, dice, rollsLeft, spaces }), "score 1")).toMatchObject({
      seat: next,
      phase: "roll",
    });
  });

  test("nobody, when nobody can play: the game is over", () => {
    const state = after(position({ dice, rollsLeft: [4, 0], spaces: [open, out] }), "score 1");
    expect(state).toMatchObject({ phase: "over", dice: [0, 0, 0, 0, 0, 0], rollsLeft: [4, 0] });
  });

  test("a single player plays on until the tenth space", () => {
    const lines = ["1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"].flatMap((s) => [
      "roll 1 2 3 4 5 6",
      `score ${s}`,
    ]);
    expect(after(setup(1), ...lines.slice(0, -1))).toMatchObject({ phase: "choose", rollsLeft: [20] });
    expect(after(setup(1), ...lines)).toMatchObject({ phase: "over", rollsLeft: [20] });
  });
});

describe("out of rolls", () => {
  const last = position({ rollsLeft: [1, 5], spaces: [pad("- - 9 - - - 0 - - -"), EMPTY] });

  test("a fresh red die of the 30th roll is turned, then the dice are scored and all empty spaces become 0", () => {
    const state = after(last, "roll 1 1 1 1 5 1", "turn 5 1", "score 1");
    expect(state.spaces).toEqual([pad("50 0 9 0 0 0 0 0 0 0"), EMPTY]);
    expect(state).toMatchObject({ seat: 1, phase: "roll", rollsLeft: [0, 5] });
  });

  test("the player is skipped for the rest of the game", () => {
    const state = after(last, "roll 1 1 1 1 5 1", "score 1", "roll 2 2 2 3 3 3", "score 2");
    expect(state).toMatchObject({ seat: 1, phase: "roll" });
  });

  test("with the last roll of the last player the game is over", () => {
    const state = position({ seat: 1, rollsLeft: [0, 1], spaces: [FULL, EMPTY] });
    expect(after(state, "roll 1 2 3 4 5 6", "score ROT")).toMatchObject({
      phase: "over",
      spaces: [FULL, pad("0 0 0 0 0 0 100 0 0 0")],
    });
  });

  test("a roll left keeps the empty spaces empty", () => {
    const state = position({ rollsLeft: [2, 5], spaces: [EMPTY, EMPTY] });
    expect(after(state, "roll 1 1 1 1 5 1", "score 1").spaces[0]).toEqual(pad("10 - - - - - - - - -"));
  });
});
