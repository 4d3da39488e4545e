import { describe, expect, test } from "vitest";
import { farkel } from "../../../../firmware/games/farkel/rules";
import { setup } from "../../../../firmware/games/farkel/state";
import { action } from "../aside/play";
import { after, position, TURN } from "./say";

const CHOOSE = after(position(), "roll 1 5 2 2 2 6");
const HOT = after(position(), "roll 3 3 2 2 4 4", "set 1 2 3 4 5 6");
const OFFER = after(position(), "roll 1 5 2 3 4 4", "set 1 2", "bank");
const OVER = position({ phase: "over", ender: 0, totals: [10000, 0, 0], seat: 2 });

test("what the tower knows it by", () => {
  expect(farkel).toMatchObject({
    name: "farkel",
    id: 4,
    minSeats: 2,
    maxSeats: 8,
    verbs: ["first", "roll", "set", "bank", "take"],
    rolls: { roll: 0, take: 0 },
    selectVerb: "set",
    options: [],
  });
});

describe("dice to roll", () => {
  test.each([
    { title: "before it is said who starts", state: setup(3), say: "roll", dice: [] },
    { title: "the first roll", state: position(), say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "nothing passed on", state: position(), say: "take", dice: [] },
    { title: "the dice passed on", state: OFFER, say: "take", dice: [0, 0, 6, 6, 6, 6] },
    { title: "all six instead", state: OFFER, say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "nothing chosen", state: CHOOSE, say: "roll", dice: [] },
    { title: "the rest", state: after(CHOOSE, "set 1 2"), say: "roll", dice: [0, 0, 6, 6, 6, 6] },
    { title: "a choice that isn't allowed", state: after(CHOOSE, "set 1 6"), say: "roll", dice: [] },
    { title: "hot dice", state: HOT, say: "roll", dice: [6, 6, 6, 6, 6, 6] },
    { title: "nothing to take after a roll", state: after(OFFER, "roll 1 2 2 3 3 4", "set 1"), say: "take", dice: [] },
    { title: "a verb that rolls nothing", state: CHOOSE, say: "bank", dice: [] },
    { title: "when the game is over", state: OVER, say: "roll", dice: [] },
  ])("$title: $dice", ({ state, say, dice }) => {
    expect(farkel.diceToRoll(state, action(say))).toEqual(dice);
  });
});

describe("the state line", () => {
  test("has these keys in this order", () => {
    const state = after(position(), "roll 1 5 2 2 2 6", "set 1", "roll - 2 1 1 5 6", "set 3");
    expect(JSON.stringify(farkel.publicState(state))).toBe(
      JSON.stringify({
        game: "farkel",
        seats: 3,
        seat: 0,
        phase: "choose",
        dice: [1, 2, 1, 1, 5, 6],
        red: [true, true, false, false, true, true],
        held: [true, false, true, false, false, false],
        totals: [0, 0, 0],
        ended: false,
        ranks: null,
        aside: [true, false, false, false, false, false],
        turnPoints: 200,
        chosen: [false, false, true, false, false, false],
        chosenPoints: 100,
        lastRound: false,
        farkles: [0, 0, 0],
        offer: [false, false, false, false, false, false],
      }),
    );
  });

  test("the dice passed on, while they may be taken", () => {
    expect(farkel.publicState(OFFER)).toMatchObject({
      dice: [0, 0, 0, 0, 0, 0],
      offer: [false, false, true, true, true, true],
    });
    expect(farkel.publicState(after(OFFER, "take - - 1 2 3 3"))).toMatchObject({
      dice: [1, 5, 1, 2, 3, 3],
      held: [true, true, false, false, false, false],
      offer: [false, false, false, false, false, false],
      turnPoints: 1000,
    });
  });

  test("the last round and the end", () => {
    const last = after(position({ totals: [9500, 0] }), ...TURN[500]);
    expect(farkel.publicState(last)).toMatchObject({ lastRound: true, ended: false, ranks: null });
    const over = after(last, ...TURN.farkle);
    expect(farkel.publicState(over)).toMatchObject({ phase: "over", ended: true, ranks: [1, 2], farkles: [0, 1] });
  });
});

describe("ranks", () => {
  test("the highest total wins, ties share the win", () => {
    expect(farkel.ranks(position({ totals: [12000, 9000, 12000, -1000] }))).toEqual([1, 3, 1, 4]);
  });

  test("totals can be changed by whoever asked for them", () => {
    const state = position({ totals: [1000, 0] });
    farkel.totals(state)[0] = 5;
    expect(state.totals).toEqual([1000, 0]);
  });
});
