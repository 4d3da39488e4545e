import { describe, expect, test } from "vitest";
import { NONE } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";
import { setup } from "../../../../firmware/games/farkel/state";
import { after, position, TURN } from "./say";

const START = position();

test("whoever is named rolls first", () => {
  expect(after(setup(4), "first 2")).toEqual({ ...setup(4), seat: 2, phase: "roll" });
});

describe("a turn", () => {
  test("roll, set aside, roll the rest, bank", () => {
    const rolled = after(START, "roll 1 5 2 3 4 4");
    expect(rolled).toEqual(position({ phase: "choose", dice: [1, 5, 2, 3, 4, 4] }));
    const chosen = after(rolled, "set 1");
    expect(chosen).toEqual({ ...rolled, chosen: flagsOf([1]), chosenPoints: 200 });
    const again = after(chosen, "roll - 3 3 3 6 2");
    expect(again).toEqual(
      position({ phase: "choose", dice: [1, 3, 3, 3, 6, 2], aside: flagsOf([1]), turnPoints: 200 }),
    );
    expect(after(again, "set 2 3 4", "bank")).toEqual(
      position({ seat: 1, totals: [800, 0, 0], passed: [1, 3, 3, 3, 0, 0] }),
    );
  });

  test("any number of combinations of one roll is set aside together", () => {
    expect(after(START, "roll 5 1 2 2 2 1", "set 1 2 3 4 5 6").chosenPoints).toBe(50 + 100 + 100 + 200);
  });

  test("only dice set aside count at a bank", () => {
    expect(after(START, "roll 5 1 2 2 2 1", "set 1", "bank").totals).toEqual([50, 0, 0]);
  });

  test("a choice may be picked by halves, and is said as a whole", () => {
    const rolled = after(START, "roll 5 1 2 2 2 1");
    expect(after(rolled, "set 3").chosenPoints).toBe(-1);
    expect(after(rolled, "set 3", "set 3 4").chosenPoints).toBe(-1);
    expect(after(rolled, "set 3", "set 3 4", "set 3 4 5").chosenPoints).toBe(200);
    expect(after(rolled, "set 3", "set")).toEqual(rolled);
  });

  test.each([
    {
      title: "a third 1",
      lines: ["roll 2 1 1 3 4 4", "set 2 3", "roll 1 - - 3 3 4", "set 1"],
      points: 200,
    },
    {
      title: "a red 2 with three 2s",
      lines: ["roll 2 3 2 2 1 4", "set 1 3 4", "roll - 2 - - 1 3", "set 5"],
      points: 100,
    },
    {
      title: "the pair of three pairs",
      lines: ["roll 1 1 5 5 2 3", "set 1 2 3 4", "roll - - - - 1 1", "set 5 6"],
      points: 200,
    },
  ])("nothing joins dice of an earlier roll: $title", ({ lines, points }) => {
    expect(after(START, ...lines).chosenPoints).toBe(points);
  });
});

describe("hot dice", () => {
  test("roll all six again, the turn's points go on growing", () => {
    const hot = after(START, "roll 2 3 2 3 3 2", "set 1 2 3 4 5 6");
    expect(after(hot, "roll 5 3 2 3 4 2")).toMatchObject({
      phase: "choose",
      aside: NONE,
      chosen: NONE,
      turnPoints: 500,
    });
  });

  test("or bank: then nothing is passed on", () => {
    expect(after(START, ...TURN[500])).toEqual(position({ seat: 1, totals: [500, 0, 0] }));
  });

  test("over several rolls", () => {
    const state = after(START, "roll 5 1 1 3 4 4", "set 1 2 3", "roll - - - 6 6 6", "set 4 5 6", "roll 1 2 3 4 5 6");
    expect(state).toMatchObject({ aside: NONE, turnPoints: 250 + 1200 });
  });
});

describe("a farkle", () => {
  test("loses the turn's points and ends the turn; its dice are to be seen until the next roll", () => {
    const state = after(position({ totals: [700, 0, 0] }), "roll 1 2 3 4 6 6", "set 1", "roll - 3 4 6 2 2");
    expect(state).toEqual(position({ seat: 1, totals: [700, 0, 0], farkles: [1, 0, 0], bust: [1, 3, 4, 6, 2, 2] }));
    expect(after(state, "roll 1 2 3 4 6 6").bust).toEqual([]);
  });

  test.each([
    { faces: "2 3 4 6 6 4", is: "nothing" },
    { faces: "2 2 3 3 4 6", is: "two pairs" },
    { faces: "3 2 6 6 4 4", is: "two pairs" },
    { faces: "3 4 2 6 6 2", is: "two pairs" },
  ])("$faces: $is", ({ faces }) => {
    expect(after(START, `roll ${faces}`).farkles).toEqual([1, 0, 0]);
  });

  test.each(["2 2 3 3 4 4", "2 2 2 2 3 3", "2 3 4 5 6 1", "2 2 2 3 4 6", "2 2 3 3 4 5"])("%s is none", (faces) => {
    expect(after(START, `roll ${faces}`).phase).toBe("choose");
  });

  test("three pairs are six dice of one roll", () => {
    const state = after(START, "roll 1 1 2 2 3 4", "set 1 2", "roll - - 2 2 3 3");
    expect(state).toMatchObject({ seat: 1, farkles: [1, 0, 0] });
  });
});

describe("three farkles in a row", () => {
  const twice = position({ totals: [1500, 0, 0], farkles: [2, 1, 0] });

  test("take 1000 off the total, and the count starts again", () => {
    expect(after(twice, ...TURN.farkle)).toMatchObject({ seat: 1, totals: [500, 0, 0], farkles: [0, 1, 0] });
  });

  test("the total may go below zero", () => {
    expect(after({ ...twice, totals: [0, 0, 0] }, ...TURN.farkle).totals).toEqual([-1000, 0, 0]);
    expect(after({ ...twice, totals: [-1000, 0, 0] }, ...TURN.farkle).totals).toEqual([-2000, 0, 0]);
  });

  test("a bank sets the count to zero", () => {
    expect(after(twice, ...TURN[500])).toMatchObject({ totals: [2000, 0, 0], farkles: [0, 1, 0] });
  });

  test("in the player's own row, others' turns between", () => {
    const { farkle } = TURN;
    const round = [...farkle, ...TURN[500], ...farkle];
    const state = after(START, ...round, ...round, ...round);
    expect(state).toMatchObject({ totals: [-1000, 1500, -1000], farkles: [0, 0, 0] });
    expect(after(state, ...farkle)).toMatchObject({ totals: [-1000, 1500, -1000], farkles: [1, 0, 0] });
  });
});

describe("dice passed on", () => {
  /** Dice 3 to 6 are passed on: a 1 and a 5 lie there. */
  const offer = after(START, "roll 1 5 2 3 4 4", "set 1 2", "bank");

  test("the rest of a bank is offered to the next player", () => {
    expect(offer).toEqual(position({ seat: 1, totals: [250, 0, 0], passed: [1, 5, 0, 0, 0, 0] }));
  });

  test("taken and scoring: 1000 extra at once, and the others count as set aside", () => {
    expect(after(offer, "take - - 5 2 3 3")).toEqual(
      position({
        seat: 1,
        phase: "choose",
        dice: [1, 5, 5, 2, 3, 3],
        aside: flagsOf([1, 2]),
        turnPoints: 1000,
        totals: [250, 0, 0],
      }),
    );
  });

  test("the same dice, each with its own red face; the 1000 are never doubled", () => {
    expect(after(offer, "take - - 2 2 5 3", "set 5", "bank").totals).toEqual([250, 1000 + 100, 0]);
  });

  test("once a turn: later rolls gain nothing extra", () => {
    const state = after(offer, "take - - 5 2 3 3", "set 3", "roll - - - 1 3 3", "set 4", "bank");
    expect(state.totals).toEqual([250, 1000 + 50 + 100, 0]);
  });

  test("taken and not scoring: a farkle", () => {
    expect(after(offer, "take - - 2 2 3 3")).toEqual(
      position({ seat: 2, totals: [250, 0, 0], farkles: [0, 1, 0], bust: [1, 5, 2, 2, 3, 3] }),
    );
  });

  test("the 1000 are at risk like the rest", () => {
    const state = after(offer, "take - - 5 2 3 3", "set 3", "roll - - - 2 3 3");
    expect(state).toMatchObject({ seat: 2, totals: [250, 0, 0], farkles: [0, 1, 0] });
  });

  test("the points of the player before stay theirs", () => {
    expect(after(offer, "take - - 5 2 3 3", "set 3", "bank").totals).toEqual([250, 1050, 0]);
  });

  test("with the rest set aside, too, it is hot dice", () => {
    const hot = after(offer, "take - - 4 4 4 1", "set 3 4 5 6");
    expect(after(hot, "roll 1 2 2 3 3 4")).toMatchObject({ aside: NONE, turnPoints: 1000 + 800 + 100 });
    expect(after(hot, "bank")).toMatchObject({ totals: [250, 1900, 0], passed: [] });
  });

  test("dice of the player before are joined with nothing", () => {
    const pair = after(START, "roll 2 1 1 2 3 3", "set 2 3", "bank");
    expect(after(pair, "take 1 - - 3 3 6", "set 1").chosenPoints).toBe(200);
  });

  test("not taken: all six are rolled, and it isn't offered any more", () => {
    const state = after(offer, "roll 1 2 2 3 3 4");
    expect(state).toMatchObject({ aside: NONE, turnPoints: 0, passed: [] });
    expect(after(state, ...["set 1", "roll - 2 3 4 4 6"])).toMatchObject({ seat: 2, passed: [] });
  });

  test("a bank passes on the dice then left, taken or not", () => {
    expect(after(offer, "take - - 5 2 3 3", "set 3", "bank").passed).toEqual([1, 5, 5, 0, 0, 0]);
    expect(after(offer, "roll 1 2 2 3 3 4", "set 1", "bank").passed).toEqual([1, 0, 0, 0, 0, 0]);
    const hot = after(offer, "take - - 4 4 4 1", "set 3 4 5 6", "roll 5 2 2 3 3 4", "set 1", "bank");
    expect(hot.passed).toEqual([5, 0, 0, 0, 0, 0]);
  });

  test("one die, or five", () => {
    const one = after(START, "roll 1 1 1 5 5 2", "set 1 2 3 4 5", "bank");
    expect(one.passed).toEqual([1, 1, 1, 5, 5, 0]);
    expect(after(one, "take - - - - - 1").turnPoints).toBe(1000);
    const five = after(START, "roll 1 2 2 3 3 4", "set 1", "bank");
    expect(after(five, "take - 2 2 2 3 3").turnPoints).toBe(1000);
  });

  test.each([
    { title: "on the first turn of the game", state: after(setup(3), "first 1") },
    { title: "after a farkle", state: after(START, "roll 1 2 2 3 3 4", "set 1", "roll - 2 3 4 4 6") },
    { title: "after a farkle with dice that were taken", state: after(offer, "take - - 2 2 3 3") },
    { title: "after a bank with all six set aside", state: after(START, ...TURN[3000]) },
  ])("not offered $title", ({ state }) => {
    expect(state.passed).toEqual([]);
  });

  test("offered in the last round, too, but not when the game is over", () => {
    const bank = ["roll 1 5 2 3 4 4", "set 1 2", "bank"];
    const last = after(position({ totals: [9900, 0, 0] }), ...bank);
    expect(last).toMatchObject({ ender: 0, seat: 1, passed: [1, 5, 0, 0, 0, 0] });
    expect(after(last, ...bank, ...bank)).toMatchObject({ phase: "over", passed: [] });
  });
});

describe("the last round", () => {
  test.each([
    { by: "the first seat", seat: 0 },
    { by: "a middle seat", seat: 1 },
    { by: "the last seat", seat: 2 },
  ])("started by $by: every other player has one more turn, in seat order", ({ seat }) => {
    const totals = [0, 0, 0].map((_, i) => (i === seat ? 9500 : 0));
    const first = after(position({ seat, totals }), ...TURN[500]);
    expect(first).toMatchObject({ phase: "roll", seat: (seat + 1) % 3, ender: seat });
    const second = after(first, ...TURN.farkle);
    expect(second).toMatchObject({ phase: "roll", seat: (seat + 2) % 3 });
    expect(after(second, ...TURN[500])).toMatchObject({ phase: "over", ender: seat });
  });

  test("exactly 10000 start it, 9950 don't", () => {
    expect(after(position({ totals: [9500, 0] }), ...TURN[500]).ender).toBe(0);
    expect(after(position({ totals: [9450, 0] }), ...TURN[500]).ender).toBe(-1);
  });

  test("another one with 10000 starts no second one, and who started it has no further turn, even if overtaken", () => {
    const state = after(position({ totals: [9500, 9500, 9500] }), ...TURN[500], ...TURN[3000]);
    expect(state).toMatchObject({ phase: "roll", seat: 2, ender: 0, totals: [10000, 12500, 9500] });
    expect(after(state, ...TURN[1500])).toMatchObject({ phase: "over", totals: [10000, 12500, 11000] });
  });

  test("three farkles count in it, too", () => {
    const state = after(position({ totals: [9500, 600], farkles: [0, 2] }), ...TURN[500], ...TURN.farkle);
    expect(state).toMatchObject({ phase: "over", totals: [10000, -400], bust: [2, 3, 4, 6, 6, 4] });
  });
});
