import { describe, expect, test } from "vitest";
import { tenThousand } from "../../../../firmware/games/tenthousand/rules";
import { setup } from "../../../../firmware/games/tenthousand/state";
import { action } from "../aside/play";
import { after, position } from "./say";

const HOT = after(position({ totals: [1000, 0, 0] }), "roll 1 1 1 2 2 2", "set 1 2 3 4 5 6");
const CHOOSE = after(position(), "roll 1 5 2 2 2 6");
const CALLED = after(position(), "roll 1 2 3 4 6 6", "straight - - - - 5 -");

test("what the tower knows it by", () => {
  expect(tenThousand).toMatchObject({
    name: "tenthousand",
    id: 2,
    minSeats: 2,
    maxSeats: 8,
    verbs: ["roll", "set", "bank", "straight", "pay", "fold"],
    rolls: { roll: 0, straight: 0 },
    selectVerb: "set",
    options: ["ante", "double", "opening"],
  });
});

describe("dice to roll", () => {
  test.each([
    { title: "a roll-off: one a seat", state: setup(4, 0), say: "roll", dice: [6, 6, 6, 6] },
    {
      title: "a roll-off among those tied",
      state: after(setup(4, 0), "roll 5 1 5 5"),
      say: "roll",
      dice: [6, 0, 6, 6],
    },
    { title: "the first roll", state: position(), say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "nothing chosen", state: CHOOSE, say: "roll", dice: [] },
    { title: "the rest", state: after(CHOOSE, "set 1 2"), say: "roll", dice: [0, 0, 6, 6, 6, 6] },
    { title: "a choice that isn't allowed", state: after(CHOOSE, "set 1 6"), say: "roll", dice: [] },
    { title: "hot dice", state: HOT, say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "a straight: those not kept", state: CHOOSE, say: "straight 1 2 6", dice: [0, 0, 6, 6, 6, 0] },
    { title: "a straight, said with its faces", state: CHOOSE, say: "straight - - 3 4 5 -", dice: [0, 0, 6, 6, 6, 0] },
    { title: "a straight of equal dice", state: CHOOSE, say: "straight 3 4", dice: [] },
    { title: "a straight of no dice", state: CHOOSE, say: "straight", dice: [] },
    { title: "a straight of all dice", state: CHOOSE, say: "straight 1 2 3 4 5 6", dice: [] },
    { title: "a straight before a roll", state: position(), say: "straight 1", dice: [] },
    { title: "a straight after it was called", state: CALLED, say: "straight 1", dice: [] },
    { title: "all six, after a straight", state: CALLED, say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "a verb that rolls nothing", state: CHOOSE, say: "bank", dice: [] },
    { title: "when the game is over", state: position({ phase: "over", winner: 0 }), say: "roll", dice: [] },
    {
      title: "while stakes are doubled",
      state: position({ phase: "bet", options: 2, totals: [5000, 0] }),
      say: "roll",
      dice: [],
    },
  ])("$title: $dice", ({ state, say, dice }) => {
    expect(tenThousand.diceToRoll(state, action(say))).toEqual(dice);
  });
});

test("totals can be changed by whoever asked for them", () => {
  const state = position({ totals: [1000, 0] });
  tenThousand.totals(state)[0] = 5;
  expect(state.totals).toEqual([1000, 0]);
});
