import { describe, expect, test } from "vitest";
import { ROLLS, SPACES, setup, VERBS } from "../../../../firmware/games/spicy/state";

describe("a new game", () => {
  test("for one player: nobody to ask, the first roll is due", () => {
    expect(setup(1)).toEqual({
      seats: 1,
      seat: 0,
      phase: "roll",
      dice: [0, 0, 0, 0, 0, 0],
      fresh: [false, false, false, false, false, false],
      held: [false, false, false, false, false, false],
      rollsLeft: [30],
      spaces: [[null, null, null, null, null, null, null, null, null, null]],
    });
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("for %i players: who starts is asked", (seats) => {
    const state = setup(seats);
    expect(state).toMatchObject({ seats, seat: 0, phase: "start" });
    expect(state.rollsLeft).toEqual(Array(seats).fill(30));
    expect(state.spaces).toEqual(Array(seats).fill(Array(10).fill(null)));
  });

  test("no two players share a pad", () => {
    expect(setup(2).spaces[0]).not.toBe(setup(2).spaces[1]);
  });
});

describe("what is stored, or said, never changes", () => {
  test("the order of the verbs", () => {
    expect(VERBS).toEqual(["first", "roll", "hold", "turn", "score"]);
  });

  test("the spaces, said by their number or word", () => {
    expect(SPACES).toEqual(["", "1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"]);
  });

  test("30 rolls for the whole game", () => {
    expect(ROLLS).toBe(30);
  });
});
