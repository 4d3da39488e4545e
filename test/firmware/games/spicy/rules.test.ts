import { describe, expect, test } from "vitest";
import { spicy } from "../../../../firmware/games/spicy/rules";
import { after, pad, position, say, these } from "./say";

test("what the tower knows of the game", () => {
  expect(spicy).toMatchObject({
    name: "spicy",
    id: 1,
    minSeats: 1,
    maxSeats: 8,
    verbs: ["first", "roll", "hold", "turn", "score"],
    rolls: { roll: 0 },
    selectVerb: "hold",
    options: [],
    words: ["", "1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"],
    faces: [],
  });
});

test("ranks go by the points so far, also before the end", () => {
  const spaces = [pad("3 - - - - - - - - -"), pad("- - - - - - - 21 - -"), pad("- - 3 - - - - - - -")];
  expect(spicy.ranks(position({ seats: 3, rollsLeft: [29, 29, 29], spaces }))).toEqual([2, 1, 2]);
});

describe("the dice of the next roll", () => {
  const dice = [1, 1, 3, 6, 5, 6];

  test.each([
    { title: "none while it is asked who starts", state: spicy.setup(2, 0), expected: [] },
    { title: "all six at the start of a turn", state: spicy.setup(1, 0), expected: [6, 6, 6, 6, 6, 6] },
    { title: "all six if none is held", state: position({ dice }), expected: [6, 6, 6, 6, 6, 6] },
    { title: "those not held", state: position({ dice, held: these(1, 2, 6) }), expected: [0, 0, 6, 6, 6, 0] },
    { title: "a single one", state: position({ dice, held: these(1, 2, 3, 5, 6) }), expected: [0, 0, 0, 6, 0, 0] },
    { title: "none if all are held", state: position({ dice, held: these(1, 2, 3, 4, 5, 6) }), expected: [] },
    { title: "none without rolls left", state: position({ dice, rollsLeft: [0, 4] }), expected: [] },
    {
      title: "those of the player whose turn it is",
      state: position({ dice, seat: 1, rollsLeft: [0, 4] }),
      expected: [6, 6, 6, 6, 6, 6],
    },
    { title: "none when the game is over", state: position({ phase: "over", rollsLeft: [4, 4] }), expected: [] },
  ])("$title", ({ state, expected }) => {
    expect(spicy.diceToRoll(state, say("roll"))).toEqual(expected);
  });
});

/** One line a turn: what is said, and the total after it. */
const GAME: readonly { turn: string[]; total: number }[] = [
  { turn: ["roll 5 5 1 2 5 3", "score 5"], total: 30 },
  { turn: ["roll 1 2 3 4 6 5", "score ROT"], total: 30 + 40 },
  { turn: ["roll 3 2 1 6 4 5", "score STR"], total: 70 + 21 },
  { turn: ["roll 3 2 1 6 4 5", "score 2"], total: 91 + 21 },
  { turn: ["roll 5 2 5 5 2 5", "score PAS"], total: 112 + 24 },
  { turn: ["roll 4 2 1 6 4 5", "score CHA"], total: 136 + 22 },
  {
    turn: [
      "roll 2 4 1 4 3 6",
      "hold 2 4",
      "roll 4 - 4 - 1 6",
      "hold 1 2 3 4",
      "roll - - - - 5 6",
      "turn 5 4",
      "turn 6 4",
      "score 4",
    ],
    total: 158 + 75,
  },
  { turn: ["roll 1 1 1 3 1 2", "hold 1 2 3 5", "roll - - - 2 - 3", "score 1"], total: 233 + 8 },
  { turn: ["roll 3 6 6 3 6 3", "score 6"], total: 241 + 18 },
  { turn: ["roll 1 1 2 2 1 1", "score 3"], total: 259 },
];

test("a whole game for one: ten turns, 13 rolls, 17 to spare", () => {
  let state = spicy.setup(1, 0);
  for (const { turn, total } of GAME) {
    state = after(state, ...turn);
    if (state.phase !== "over") expect(spicy.totals(state)).toEqual([total]);
  }
  expect(spicy.publicState(state)).toMatchObject({
    phase: "over",
    ended: true,
    rollsLeft: [17],
    spaces: [pad("8 21 0 75 30 18 40 21 24 22")],
    totals: [259 + 17 * 5],
    ranks: [1],
  });
});
