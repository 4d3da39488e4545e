import { expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import { after, allBut, position } from "./say";

test("what the tower knows of the game", () => {
  expect(hotDice).toMatchObject({
    name: "hotdice",
    id: 3,
    minSeats: 2,
    maxSeats: 4,
    verbs: ["first", "roll", "hold", "tick", "call", "press"],
    rolls: { roll: 0, press: 1 },
    selectVerb: "hold",
    options: [],
    words: ["", "ones", "twos", "threes", "fours", "fives", "sixes", "four", "pair3", "straight", "odd", "even"],
    faces: ["", "blank", "blank", "blank", "blank", "hot", "?"],
  });
});

test("ranks go by the boxes ticked so far, also before the end", () => {
  expect(hotDice.ranks(position("ones", "", "twos odd"))).toEqual([2, 3, 1]);
  expect(hotDice.ranks(position("", "", "", ""))).toEqual([1, 1, 1, 1]);
});

/** What is said in each turn, and the totals after it. */
const GAME: readonly { turn: string[]; totals: [number, number] }[] = [
  { turn: ["roll 2 4 4 6 6 blank 1", "tick even"], totals: [0, 1] },
  { turn: ["roll 1 3 3 3 5 blank 5", "tick odd"], totals: [1, 1] },
  {
    turn: [
      ...["roll 4 4 5 1 2 blank 6", "hold 1 2", "roll - - 4 6 5 blank 1"],
      ...["hold 1 2 3", "roll - - - 4 1 blank 1", "tick four"],
    ],
    totals: [1, 2],
  },
  {
    turn: [
      ...["roll 1 2 4 6 6 blank 6", "hold 1 2 3 4", "roll - - - - 6 blank 1"],
      ...["roll - - - - 1 blank 6", "roll - - - - 2 blank 3"],
    ],
    totals: [1, 2],
  },
  {
    turn: [
      "roll 2 3 4 5 6 hot 5",
      "press 0 5 5 1 2 3",
      "press 1 1 2 3 4 6",
      "press 0 - - 5 5 1",
      "press 1 5 5 5 5 1",
      "press 0 - - - - 4",
      "press 1 - - - - 5",
    ],
    totals: [1, 3],
  },
  {
    turn: ["roll 1 2 2 3 6 ? 5", "call fives", "press 1 5 1 1 1 1", "press 0 5 5 5 5 5"],
    totals: [2, 3],
  },
  { turn: ["roll 1 2 3 4 5 hot 5", "tick straight"], totals: [2, 4] },
];

test("the first turns of a game for two", () => {
  let state = after(hotDice.setup(2, 0), "first 1");
  for (const { turn, totals } of GAME) {
    const { seat } = state;
    state = after(state, ...turn);
    expect(hotDice.totals(state), turn.join("; ")).toEqual(totals);
    expect(state).toMatchObject({ phase: "roll", seat: 1 - seat });
  }
});

test("the last turns of a game for three", () => {
  const nearly = position(allBut("twos"), allBut("pair3 straight"), "odd");
  const over = after(
    nearly,
    ...["roll 1 2 3 4 6 blank 2", "hold 2", "roll 1 - 3 4 6 ? 2", "call straight", "press 1 6 5 4 3 2"],
    ...["press 2 1 1 2 3 6", "press 0 1 2 3 4 5", "roll 4 4 4 4 6 blank 1", "roll 4 4 4 6 6 blank 1", "tick pair3"],
  );
  expect(hotDice.publicState(over)).toMatchObject({ phase: "over", seat: 1, totals: [10, 11, 1], ranks: [2, 1, 3] });
});
