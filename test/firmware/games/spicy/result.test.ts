import { describe, expect, test } from "vitest";
import { publicState, total, totals } from "../../../../firmware/games/spicy/result";
import { setup } from "../../../../firmware/games/spicy/state";
import { after, pad, position, these } from "./say";

const FULL = pad("1 2 3 4 5 6 10 21 0 20");

describe("totals", () => {
  test("of empty pads are 0", () => {
    expect(totals(setup(8))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("are the points written so far, without a bonus", () => {
    const state = position({ rollsLeft: [20, 10], spaces: [pad("3 - - 75 - 0 - 21 - -"), FULL] });
    expect(totals(state)).toEqual([99, 72]);
    expect(total(state, 1)).toBe(72);
  });

  test.each([
    { title: "two rolls left: 10 more", rollsLeft: [2, 0], expected: [82, 72] },
    { title: "20 rolls left, one for each space: 100 more", rollsLeft: [20, 1], expected: [172, 77] },
    { title: "no rolls left: nothing more", rollsLeft: [0, 0], expected: [72, 72] },
  ])("once the game is over, with $title", ({ rollsLeft, expected }) => {
    expect(totals(position({ phase: "over", rollsLeft, spaces: [FULL, FULL] }))).toEqual(expected);
  });

  test("the bonus waits for the other players", () => {
    const state = position({ seat: 1, rollsLeft: [20, 10], spaces: [FULL, pad("1 2 3 4 5 6 10 21 0 -")] });
    expect(totals(state)).toEqual([72, 52]);
    expect(totals(after(state, "roll 2 1 4 3 6 5", "score CHA"))).toEqual([72 + 100, 73 + 45]);
  });

  test("there is no bonus for running out, whatever is written", () => {
    const state = position({ rollsLeft: [1, 3], spaces: [pad("- - - - - - - - - -"), FULL] });
    expect(totals(after(state, "roll 6 6 6 6 6 6", "score 6"))).toEqual([75, 72 + 15]);
  });
});

describe("the state line", () => {
  const KEYS = [
    "game",
    "seats",
    "seat",
    "phase",
    "dice",
    "red",
    "fresh",
    "held",
    "rollsLeft",
    "spaces",
    "totals",
    "ended",
    "ranks",
  ];

  test("of a new game", () => {
    expect(JSON.stringify(publicState(setup(2)))).toBe(
      '{"game":"spicy","seats":2,"seat":0,"phase":"start","dice":[0,0,0,0,0,0],' +
        '"red":[false,false,false,false,false,false],"fresh":[false,false,false,false,false,false],' +
        '"held":[false,false,false,false,false,false],"rollsLeft":[30,30],' +
        '"spaces":[[null,null,null,null,null,null,null,null,null,null],' +
        "[null,null,null,null,null,null,null,null,null,null]]," +
        '"totals":[0,0],"ended":false,"ranks":null}',
    );
  });

  test("in the middle of a turn: red dice are those that show their own number", () => {
    const state = after(setup(2), "first 1", "roll 1 2 2 4 6 5", "turn 4 2", "hold 2 3 4");
    expect(publicState(state)).toEqual({
      game: "spicy",
      seats: 2,
      seat: 1,
      phase: "choose",
      dice: [1, 2, 2, 2, 6, 5],
      red: these(1, 2),
      fresh: these(1, 2, 3, 5, 6),
      held: these(2, 3, 4),
      rollsLeft: [30, 29],
      spaces: [pad("- - - - - - - - - -"), pad("- - - - - - - - - -")],
      totals: [0, 0],
      ended: false,
      ranks: null,
    });
  });

  test.each([
    { rollsLeft: [2, 0, 4], ranks: [2, 3, 1] },
    { rollsLeft: [1, 1, 0], ranks: [1, 1, 3] },
    { rollsLeft: [0, 3, 3], ranks: [3, 1, 1] },
    { rollsLeft: [0, 0, 0], ranks: [1, 1, 1] },
  ])("at the end the ranks count the bonus: rolls left $rollsLeft, ranks $ranks", ({ rollsLeft, ranks }) => {
    const state = position({ seats: 3, phase: "over", rollsLeft, spaces: [FULL, FULL, FULL] });
    expect(publicState(state)).toMatchObject({ ended: true, ranks, totals: rollsLeft.map((left) => 72 + 5 * left) });
  });

  test.each([setup(1), setup(8), after(setup(2), "first 1", "roll 1 2 2 4 6 5")])(
    "its keys stand in order",
    (state) => {
      expect(Object.keys(publicState(state))).toEqual(KEYS);
    },
  );
});
