import { describe, expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import type { HotDiceState } from "../../../../firmware/games/hotdice/state";
import { after, allBut, position, say } from "./say";

const refusal = (state: HotDiceState, line: string) => hotDice.refusal(state, say(line));

const start = hotDice.setup(2, 0);
const turn = position("odd", "odd");
const chosen = after(turn, "roll 1 1 3 3 3 blank 4", "hold 1 2");
const last = after(chosen, "roll 0 0 3 3 3 blank 1", "roll 0 0 3 3 3 blank 1", "roll 0 0 3 3 3 blank 1");
const asked = after(turn, "roll 1 1 3 3 3 ? 4");
const race = after(asked, "call sixes", "press 0 6 6 1 2 3");
const three = after(position("", "", ""), "roll 1 1 3 3 3 hot 4", "press 2 4 4 4 4 4");
const over = after(position(allBut("odd"), ""), "roll 1 1 1 1 1 blank 1", "tick odd");

describe("refused is", () => {
  test.each([
    // who starts
    ["start", start, "roll 1 2 3 4 5 1 1", "say first who starts"],
    ["start", start, "first 2", "say the seat that starts, 0 to 1"],
    ["start", start, "first", "say the seat that starts, 0 to 1"],
    ["start", start, "first 0 1", "say the seat that starts, 0 to 1"],
    ["turn", turn, "first 0", "the game has begun"],
    // the first roll
    ["turn", turn, "roll 1 2 3 4 5", "a roll takes 7 faces, 0 for a die that stays"],
    ["turn", turn, "roll 1 2 3 4 5 1 1 1", "a roll takes 7 faces, 0 for a die that stays"],
    ["turn", turn, "roll 1 0 3 4 5 1 1", "die 2 can't show 0, only 1 to 6"],
    ["turn", turn, "roll 1 2 3 4 7 1 1", "die 5 can't show 7, only 1 to 6"],
    ["turn", turn, "roll 1 2 3 4 5 7 1", "die 6 can't show 7, only 1 to 6"],
    ["turn", turn, "roll 1 2 3 4 5 1 0", "die 7 can't show 0, only 1 to 6"],
    ["turn", turn, "hold 1", "roll all seven dice first"],
    ["turn", turn, "tick ones", "roll all seven dice first"],
    ["turn", turn, "call ones", "a box is called only at ?"],
    ["turn", turn, "press 0 1 1 1 1 1", "there is no race now"],
    // the choice
    ["choice", chosen, "roll 1 0 2 2 2 1 1", "die 1 stays, so it takes no face"],
    ["choice", chosen, "roll 0 0 2 2 0 1 1", "die 5 can't show 0, only 1 to 6"],
    ["choice", chosen, "hold 6", "no die 6: name dice 1 to 5, each once"],
    ["choice", chosen, "hold 0", "no die 0: name dice 1 to 5, each once"],
    ["choice", chosen, "hold 2 4 2", "no die 2: name dice 1 to 5, each once"],
    ["choice", chosen, "tick odd", "odd is ticked already"],
    ["choice", chosen, "tick even", "the dice don't make even"],
    ["choice", chosen, "tick threes", "the dice don't make threes"],
    ["choice", chosen, "tick four", "the dice don't make four"],
    ["choice", chosen, "tick", "say a box: ones twos threes fours fives sixes four pair3 straight odd even"],
    ["choice", chosen, "tick 0", /^say a box/],
    ["choice", chosen, "tick 12", /^say a box/],
    ["choice", chosen, "tick pair3 odd", /^say a box/],
    ["choice", chosen, "call pair3", "a box is called only at ?"],
    ["choice", chosen, "press 0 1 1 1 1 1", "there is no race now"],
    // after the fourth roll
    ["fourth roll", last, "roll 0 0 3 3 3 1 1", "no rolls left: tick a box"],
    ["fourth roll", last, "hold 1", "no rolls left: tick a box"],
    // ?
    ["?", asked, "roll 1 2 3 4 5 1 1", "the special die shows ?: call a box"],
    ["?", asked, "tick pair3", "the special die shows ?: call a box"],
    ["?", asked, "hold", "the special die shows ?: call a box"],
    ["?", asked, "call odd", "everybody has ticked odd: call another box"],
    ["?", asked, "call", /^say a box/],
    ["?", asked, "call 12", /^say a box/],
    ["?", asked, "press 0 1 1 1 1 1", "there is no race now"],
    // a race
    ["race", race, "roll 1 2 3 4 5 1 1", "a race is on: press with the seat rolls its dice"],
    ["race", race, "tick pair3", "a race is on: press with the seat rolls its dice"],
    ["race", race, "call ones", "a race is on: press with the seat rolls its dice"],
    ["race", race, "press", "say the seat that presses, 0 to 1"],
    ["race", race, "press 2 1 1 1 1 1", "say the seat that presses, 0 to 1"],
    ["race", race, "press 0 0 0 1 1", "a roll takes 5 faces, 0 for a die that stays"],
    ["race", race, "press 0 1 0 1 1 1", "die 1 stays, so it takes no face"],
    ["race", race, "press 0 0 0 0 1 1", "die 3 can't show 0, only 1 to 6"],
    ["race", race, "press 1 0 6 6 6 6", "die 1 can't show 0, only 1 to 6"],
    ["race", three, "press 2 1 1 1 1 1", "seat 2 has its trophy"],
    ["race", three, "press 2", "seat 2 has its trophy"],
    // the end
    ["end", over, "roll 1 2 3 4 5 1 1", "the game is over"],
    ["end", over, "first 0", "the game is over"],
  ])("%s", (_, state, line, expected) => {
    expect(refusal(state, line)).toMatch(
      typeof expected === "string" ? new RegExp(`^${literal(expected)}$`) : expected,
    );
  });

  test("a verb of no game", () => {
    expect(hotDice.refusal(chosen, { verb: "bank", values: [] })).toBe(
      'Hot Dice has no "bank", only first, roll, hold, tick, call, press',
    );
  });

  test.each([
    ["tick", [8.5]],
    ["tick", [-1]],
    ["tick", [Number.NaN]],
    ["hold", [1.5]],
    ["roll", [0, 0, 1.5, 1, 1, 1, 1]],
  ])("%s of %j", (verb, values) => {
    expect(hotDice.refusal(chosen, { verb, values })).not.toBe("");
  });
});

function literal(text: string): string {
  return text.replace(/[?]/g, "\\?");
}
