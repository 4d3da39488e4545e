import { expect, test } from "vitest";
import { NO_DICE, NO_TURN, NONE, NUMBERS } from "../../../../firmware/games/aside/state";

test("a turn begins with an empty table and no points", () => {
  expect(NO_TURN).toEqual({ dice: NO_DICE, aside: NONE, chosen: NONE, chosenPoints: 0, turnPoints: 0, bust: [] });
  expect(NO_DICE).toEqual(NUMBERS.map(() => 0));
});
