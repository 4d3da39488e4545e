import { describe, expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import { after, allBut, position } from "./say";

const NO_RED = [false, false, false, false, false];

function sheet(words: string): boolean[] {
  return hotDice.words.slice(1).map((name) => words.split(" ").includes(name));
}

describe("the state line", () => {
  test("before the first roll of a turn", () => {
    const line = hotDice.publicState(position("ones odd", ""));
    expect(line).toEqual({
      game: "hotdice",
      seats: 2,
      seat: 0,
      phase: "roll",
      dice: [0, 0, 0, 0, 0],
      red: NO_RED,
      held: [false, false, false, false, false],
      totals: [2, 0],
      ended: false,
      ranks: null,
      boxes: [sheet("ones odd"), sheet("")],
      special: ["blank", 0],
      rollsUsed: 0,
      race: null,
    });
    expect(Object.keys(line).join(" ")).toBe(
      "game seats seat phase dice red held totals ended ranks boxes special rollsUsed race",
    );
  });

  test("in a turn", () => {
    expect(hotDice.publicState(after(position("", ""), "roll 5 1 1 4 6 3 2", "hold 2 3"))).toMatchObject({
      phase: "choose",
      dice: [5, 1, 1, 4, 6],
      red: NO_RED,
      held: [false, true, true, false, false],
      special: ["blank", 2],
      rollsUsed: 1,
    });
  });

  test("in a race", () => {
    const race = after(
      position("", "", ""),
      "roll 5 1 1 4 6 ? 2",
      "call odd",
      "press 2 1 3 5 3 1",
      "press 0 1 2 3 4 5",
    );
    const line = hotDice.publicState(race);
    expect(line).toMatchObject({ phase: "race", dice: [5, 1, 1, 4, 6], special: ["?", 2], totals: [0, 0, 1] });
    expect((line as { race: object }).race).toEqual({
      box: "odd",
      trophies: 1,
      dice: [
        [1, 2, 3, 4, 5],
        [0, 0, 0, 0, 0],
        [1, 3, 5, 3, 1],
      ],
      done: [false, false, true],
    });
    expect(JSON.parse(JSON.stringify(line)), "plain JSON").toEqual(line);
  });

  test.each([
    [1, "blank"],
    [2, "blank"],
    [3, "blank"],
    [4, "blank"],
    [5, "hot"],
    [6, "?"],
  ])("face %i of special die A is %s", (face, word) => {
    const line = hotDice.publicState(after(position("ones", "ones"), `roll 5 1 1 4 6 ${face} 1`));
    expect(line).toMatchObject({ special: [word, 1] });
  });

  test("at the end, with ranks by boxes ticked, equal is equal", () => {
    const state = position("ones", allBut("four"), "twos", "ones twos");
    const over = after({ ...state, seat: 1 }, "roll 1 1 1 1 2 blank 3", "tick four");
    expect(hotDice.publicState(over)).toMatchObject({
      phase: "over",
      seat: 1,
      ended: true,
      totals: [1, 11, 1, 2],
      ranks: [3, 1, 3, 2],
      dice: [0, 0, 0, 0, 0],
      special: ["blank", 0],
      race: null,
    });
  });
});
