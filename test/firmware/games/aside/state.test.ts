import { describe, expect, test } from "vitest";
import { checkedSeats, NO_DICE, NO_TURN, NONE, NUMBERS } from "../../../../firmware/games/aside/state";

describe("seats", () => {
  test.each([2, 3, 4, 5, 6, 7, 8])("%i are allowed", (seats) => {
    expect(checkedSeats(seats, "A game")).toBe(seats);
  });

  test.each([1, 9, 0, -2, 2.5, Number.NaN, 256])("%d are not", (seats) => {
    expect(() => checkedSeats(seats, "A game")).toThrow(`A game is for 2-8 players, not ${seats}`);
  });
});

test("a turn begins with an empty table and no points", () => {
  expect(NO_TURN).toEqual({ dice: NO_DICE, aside: NONE, chosen: NONE, chosenPoints: 0, turnPoints: 0, bust: [] });
  expect(NO_DICE).toEqual(NUMBERS.map(() => 0));
});
