import { describe, expect, test } from "vitest";
import { publicState } from "../../../../firmware/games/tenthousand/result";
import { ANTE, DOUBLE, OPENING, setup } from "../../../../firmware/games/tenthousand/state";
import { after, position, TURN } from "./say";

const no = [false, false, false, false, false, false];

describe("the state line", () => {
  test("has these keys in this order", () => {
    expect(
      JSON.stringify(publicState(after(position(), "roll 1 5 2 2 2 6", "set 1", "roll - 1 1 1 5 6", "set 2"))),
    ).toBe(
      JSON.stringify({
        game: "tenthousand",
        seats: 3,
        seat: 0,
        phase: "choose",
        dice: [1, 1, 1, 1, 5, 6],
        red: no,
        held: [true, true, false, false, false, false],
        totals: [0, 0, 0],
        ended: false,
        ranks: null,
        aside: [true, false, false, false, false, false],
        turnPoints: 100,
        chosen: [false, true, false, false, false, false],
        chosenPoints: 100,
        lastRound: false,
        opened: [false, false, false],
        called: false,
      }),
    );
  });

  test.each([ANTE, DOUBLE, OPENING, ANTE + DOUBLE + OPENING])("with chips on (%i) three more", (options) => {
    const line = publicState(position({ options }));
    expect(Object.keys(line).slice(16)).toEqual(["called", "pot", "chips", "folded"]);
  });

  test("the chips", () => {
    const state = after(position({ options: DOUBLE, totals: [4000, 0, 0] }), ...TURN[1000], "pay", "fold", "pay");
    expect(publicState(state)).toMatchObject({ pot: 2, chips: [-1, 0, -1], folded: [false, true, false] });
  });

  test("a choice that isn't allowed shows as -1", () => {
    expect(publicState(after(position(), "roll 1 5 2 2 2 6", "set 3"))).toMatchObject({ chosenPoints: -1 });
  });

  test("dice are 0 before the first roll, and red faces have no meaning", () => {
    expect(publicState(position())).toMatchObject({ dice: [0, 0, 0, 0, 0, 0], red: no, held: no });
    expect(publicState(after(position(), "roll 1 2 3 4 5 6"))).toMatchObject({ red: no });
  });

  test("in a roll-off dice and held have one place a seat", () => {
    expect(publicState(setup(3, 0))).toMatchObject({ dice: [0, 0, 0], held: [false, false, false], lastRound: false });
    const tied = after(setup(4, 0), "roll 4 2 4 1");
    expect(publicState(tied)).toMatchObject({ phase: "rolloff", dice: [4, 2, 4, 1], held: [false, true, false, true] });
  });

  test("a roll-off that breaks a tie is told by lastRound", () => {
    const tie = after(position({ seat: 2, totals: [10000, 0, 9000] }), ...TURN[1000]);
    expect(publicState(tie)).toMatchObject({
      phase: "rolloff",
      dice: [0, 0, 0],
      held: [false, true, false],
      lastRound: true,
      ended: false,
      ranks: null,
    });
    expect(publicState(after(tie, "roll 2 - 5"))).toMatchObject({
      ended: true,
      ranks: [2, 3, 1],
      dice: [0, 0, 0, 0, 0, 0],
    });
  });

  test("who has opened, and the last round", () => {
    const state = after(position({ totals: [9000, 1000, 0] }), ...TURN[1000]);
    expect(publicState(state)).toMatchObject({ opened: [true, true, false], lastRound: true });
  });

  test("a straight that was called", () => {
    const rolled = after(position(), "roll 1 2 3 4 6 6");
    expect(publicState(after(rolled, "straight - - - - 5 -"))).toMatchObject({
      called: true,
      aside: [true, true, true, true, true, true],
      turnPoints: 1000,
    });
    expect(publicState(after(rolled, "straight - - - - 4 -"))).toMatchObject({ called: true, phase: "roll", seat: 1 });
  });

  test("the six 1s that won lie there", () => {
    expect(publicState(after(position(), "roll 1 1 1 1 1 1"))).toMatchObject({
      phase: "over",
      dice: [1, 1, 1, 1, 1, 1],
      ended: true,
      ranks: [1, 2, 2],
    });
  });
});
