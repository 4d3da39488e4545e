import { expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import type { HotDiceState } from "../../../../firmware/games/hotdice/state";
import { after, allBut, position, say } from "./say";

const dice = (state: HotDiceState, line: string) => hotDice.diceToRoll(state, say(line)).join(" ");

test("a roll is all seven dice, then those not held, A and B always", () => {
  const turn = position("", "");
  expect(dice(turn, "roll")).toBe("6 6 6 6 6 6 6");
  const rolled = after(turn, "roll 1 2 3 4 6 blank 1");
  expect(dice(rolled, "roll")).toBe("6 6 6 6 6 6 6");
  expect(dice(after(rolled, "hold 2 5"), "roll")).toBe("6 0 6 6 0 6 6");
  expect(dice(after(rolled, "hold 1 2 3 4 5"), "roll")).toBe("0 0 0 0 0 6 6");
});

test("no dice where a roll isn't legal", () => {
  const turn = position(allBut("odd"), "");
  const four = ["roll 1 2 3 4 6 1 1", "roll 1 2 3 4 6 1 1", "roll 1 2 3 4 6 1 1", "roll 1 1 3 3 3 1 1"];
  expect(dice(hotDice.setup(2, 0), "roll")).toBe("");
  expect(dice(after(turn, ...four), "roll"), "no rolls left").toBe("");
  expect(dice(after(turn, ...four, "tick odd"), "roll"), "over").toBe("");
  expect(dice(after(turn, "roll 1 2 3 4 6 ? 1"), "roll"), "call").toBe("");
  expect(dice(after(turn, "roll 1 2 3 4 6 hot 1"), "roll"), "race").toBe("");
  expect(dice(turn, "hold 1"), "no roll at all").toBe("");
});

test("a press is the dice of that seat that don't help yet", () => {
  const hot = after(position("", "", ""), "roll 1 2 3 4 6 hot 4", "press 1 4 1 4 1 6", "press 2 4 4 4 4 4");
  expect(dice(hot, "press 0")).toBe("6 6 6 6 6");
  expect(dice(hot, "press 1")).toBe("0 6 0 6 6");
  expect(dice(hot, "press 2"), "has its trophy").toBe("");
  expect(dice(hot, "press 3"), "no such seat").toBe("");
  expect(dice(hot, "press"), "no seat said").toBe("");
  expect(dice(position("", ""), "press 0"), "no race").toBe("");
});
