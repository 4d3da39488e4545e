import { describe, expect, test } from "vitest";
import { NO_DICE, NONE } from "../../../../firmware/games/aside/state";
import { flagsOf } from "../../../../firmware/games/aside/table";
import { setup } from "../../../../firmware/games/tenthousand/state";
import { after, position, TURN } from "./say";

const ALL = flagsOf([1, 2, 3, 4, 5, 6]);
const START = position();
/** A player of three who has opened. */
const OPENED = position({ totals: [1000, 0, 0] });

describe("the worked example, from roll to roll", () => {
  const STEPS = [
    { say: "roll 1 2 4 4 5 6", dice: "124456", aside: [], turn: 0, chosen: 0 },
    { say: "set 1 5", dice: "124456", aside: [], turn: 0, chosen: 150 },
    { say: "roll - 2 3 5 - 6", dice: "123556", aside: [1, 5], turn: 150, chosen: 0 },
    { say: "set 4", dice: "123556", aside: [1, 5], turn: 150, chosen: 50 },
    { say: "roll - 4 4 - - 4", dice: "144554", aside: [1, 4, 5], turn: 200, chosen: 0 },
    { say: "set 2 3 6", dice: "144554", aside: [1, 4, 5], turn: 200, chosen: 400 },
    { say: "roll 1 1 2 5 5 6", dice: "112556", aside: [], turn: 600, chosen: 0 },
    { say: "set 1 2 4 5", dice: "112556", aside: [], turn: 600, chosen: 300 },
    { say: "roll - - 1 - - 4", dice: "111554", aside: [1, 2, 4, 5], turn: 900, chosen: 0 },
    { say: "set 3", dice: "111554", aside: [1, 2, 4, 5], turn: 900, chosen: 100 },
  ] as const;
  let state = START;
  test.each(STEPS)("$say: $turn and $chosen", ({ say, dice, aside, turn, chosen }) => {
    state = after(state, say);
    expect(state).toMatchObject({ seat: 0, phase: "choose", turnPoints: turn, chosenPoints: chosen });
    expect(state.dice.join("")).toBe(dice);
    expect(state.aside).toEqual(flagsOf([...aside]));
  });

  test("bank: 1000, and the next player rolls", () => {
    expect(after(state, "bank")).toEqual(position({ seat: 1, totals: [1000, 0, 0] }));
  });
});

describe("a choice", () => {
  const rolled = after(OPENED, "roll 1 5 2 2 2 6");

  test("is said as a whole, again and again", () => {
    const once = after(rolled, "set 1 2");
    expect(once).toMatchObject({ chosen: flagsOf([1, 2]), chosenPoints: 150 });
    expect(after(once, "set 5 4 3")).toMatchObject({ chosen: flagsOf([3, 4, 5]), chosenPoints: 200 });
    expect(after(once, "set")).toEqual(rolled);
  });

  test("may be picked by halves: it is worth -1 for the moment", () => {
    expect(after(rolled, "set 3 4").chosenPoints).toBe(-1);
    expect(after(rolled, "set 3 4 5").chosenPoints).toBe(200);
    expect(after(rolled, "set 3 4 5 6").chosenPoints).toBe(-1);
  });

  test("adds nothing to the turn before the next roll or the bank", () => {
    expect(after(rolled, "set 1").turnPoints).toBe(0);
    expect(after(rolled, "set 1", "roll - 5 5 5 5 5").turnPoints).toBe(100);
    expect(after(rolled, "set 1", "bank").totals).toEqual([1100, 0, 0]);
  });

  test("need not be all that scores: only dice set aside count at a bank", () => {
    expect(after(OPENED, "roll 1 1 1 1 1 5", "set 6", "bank").totals).toEqual([1050, 0, 0]);
  });

  test.each([
    {
      title: "a 1 with two 1s set aside",
      first: "roll 1 1 2 3 4 6",
      set: "set 1 2",
      second: "roll - - 1 2 3 4",
      now: "set 3",
      points: 100,
    },
    {
      title: "two 2s with three set aside",
      first: "roll 2 2 2 1 3 6",
      set: "set 1 2 3",
      second: "roll - - - 2 2 1",
      now: "set 6",
      points: 100,
    },
    {
      title: "the rest of a straight",
      first: "roll 1 2 3 4 5 4",
      set: "set 1 5",
      second: "roll - 2 3 4 - 5",
      now: "set 6",
      points: 50,
    },
  ])("is of one roll, never joined with earlier dice: $title", ({ first, set, second, now, points }) => {
    expect(after(OPENED, first, set, second, now).chosenPoints).toBe(points);
  });
});

describe("hot dice", () => {
  const hot = after(OPENED, "roll 1 1 1 2 2 2", "set 1 2 3 4 5 6");

  test("all six set aside are all rolled again, and the turn's points go on growing", () => {
    expect(after(hot, "roll 5 2 3 3 4 6")).toMatchObject({
      phase: "choose",
      dice: [5, 2, 3, 3, 4, 6],
      aside: NONE,
      turnPoints: 1200,
      chosen: NONE,
    });
  });

  test("over two rolls, too, and again", () => {
    const twice = after(hot, "roll 5 1 1 2 3 4", "set 1 2 3", "roll - - - 6 6 6", "set 4 5 6", "roll 1 2 3 4 5 6");
    expect(twice).toMatchObject({ aside: NONE, turnPoints: 1200 + 250 + 600 });
  });

  test("they may be banked instead", () => {
    expect(after(hot, "bank").totals).toEqual([2200, 0, 0]);
  });

  test("they can bust like any roll", () => {
    expect(after(hot, "roll 2 2 3 3 4 4")).toMatchObject({ seat: 1, totals: [1000, 0, 0], turnPoints: 0 });
  });
});

describe("a bust", () => {
  test("ends the turn at once; its dice are still to be seen, until somebody rolls", () => {
    const bust = after(OPENED, "roll 1 2 3 4 4 6", "set 1", "roll - 2 3 4 4 6");
    expect(bust).toEqual(position({ seat: 1, totals: [1000, 0, 0], bust: [1, 2, 3, 4, 4, 6] }));
    expect(after(bust, "roll 1 2 3 4 4 6").bust).toEqual([]);
    expect(after(bust, ...TURN.bust).bust).toEqual([2, 2, 3, 3, 4, 6]);
  });

  test("only the dice rolled now count: a 1 set aside doesn't help", () => {
    expect(after(OPENED, "roll 1 5 5 5 2 2", "set 1 2 3 4", "roll - - - - 2 3")).toMatchObject({
      seat: 1,
      bust: [1, 5, 5, 5, 2, 3],
    });
  });

  test.each(["2 2 3 3 4 4", "2 2 3 3 4 6", "2 3 4 6 6 4", "6 6 4 4 2 2"])("in the first roll: %s", (faces) => {
    expect(after(OPENED, `roll ${faces}`)).toMatchObject({ seat: 1, phase: "roll", totals: [1000, 0, 0] });
  });
});

describe("a straight in two rolls", () => {
  const rolled = after(OPENED, "roll 2 3 4 6 6 5");

  test("that comes: the turn gains 1000, and all six are used", () => {
    const made = after(rolled, "straight - - - - 1 -");
    expect(made).toMatchObject({
      phase: "choose",
      dice: [2, 3, 4, 6, 1, 5],
      aside: ALL,
      chosen: NONE,
      turnPoints: 1000,
      chosenPoints: 0,
      called: true,
    });
    expect(after(made, "bank").totals).toEqual([2000, 0, 0]);
    expect(after(made, "roll 5 2 2 3 3 4")).toMatchObject({ aside: NONE, turnPoints: 1000, called: false });
  });

  test("that doesn't come busts, whatever else the dice show", () => {
    expect(after(rolled, "straight - - - - 5 -")).toEqual(
      position({ seat: 1, totals: [1000, 0, 0], bust: [2, 3, 4, 6, 5, 5], called: true }),
    );
    expect(after(rolled, "straight 1 1 1 1 - 1")).toMatchObject({ seat: 1, bust: [1, 1, 1, 1, 6, 1], phase: "roll" });
  });

  test("six 1s over its two rolls don't win: they bust", () => {
    const state = after(OPENED, "roll 1 2 2 2 2 2", "straight - 1 1 1 1 1");
    expect(state).toMatchObject({ phase: "roll", seat: 1, bust: [1, 1, 1, 1, 1, 1], called: true });
  });

  test("one die kept, or five", () => {
    expect(after(OPENED, "roll 3 1 1 1 1 2", "straight - 1 2 6 5 4").turnPoints).toBe(1000);
    expect(after(OPENED, "roll 1 2 3 4 6 6", "straight - - - - 5 -").turnPoints).toBe(1000);
  });

  test("a choice that isn't set aside yet falls away", () => {
    expect(after(OPENED, "roll 1 2 3 4 6 6", "set 1", "straight - - - - 5 -")).toMatchObject({
      turnPoints: 1000,
      chosen: NONE,
    });
  });

  test("after hot dice, and after another straight", () => {
    const hot = after(OPENED, "roll 1 1 1 2 2 2", "set 1 2 3 4 5 6", "roll 1 2 3 4 6 6", "straight - - - - 5 -");
    expect(hot.turnPoints).toBe(1200 + 1000);
    expect(after(hot, "roll 5 5 1 2 3 4", "straight 6 - - - - -").turnPoints).toBe(3200);
  });

  test("its 1000 open", () => {
    expect(after(START, "roll 1 2 3 4 6 6", "straight - - - - 5 -", "bank").totals).toEqual([1000, 0, 0]);
  });
});

describe("six 1s in one roll", () => {
  const ONES = "roll 1 1 1 1 1 1";

  test.each([
    { title: "in the first roll of a player who hasn't opened", state: START, winner: 0 },
    { title: "by the last, in the last round", state: position({ seat: 2, totals: [12000, 15000, 0] }), winner: 2 },
    { title: "after hot dice", state: after(OPENED, "roll 2 2 2 2 2 2", "set 1 2 3 4 5 6"), winner: 0 },
  ])("win as the roll settles: $title", ({ state, winner }) => {
    expect(after(state, ONES)).toEqual({
      ...state,
      phase: "over",
      winner,
      dice: [1, 1, 1, 1, 1, 1],
      chosen: NONE,
      chosenPoints: 0,
      turnPoints: 0,
    });
  });

  test("over two rolls don't", () => {
    const state = after(OPENED, "roll 1 2 2 3 3 4", "set 1", "roll - 1 1 1 1 1");
    expect(state).toMatchObject({ phase: "choose", aside: flagsOf([1]), turnPoints: 100 });
    expect(after(state, "set 2 3 4 5 6", "bank").totals).toEqual([1000 + 100 + 5000, 0, 0]);
  });
});

describe("a bank", () => {
  test("is what was set aside and what is chosen; the table is clear for the next seat", () => {
    expect(after(OPENED, "roll 1 5 5 5 2 2", "set 1", "roll - 5 5 5 3 3", "set 2 3 4", "bank")).toEqual(
      position({ seat: 1, totals: [1600, 0, 0] }),
    );
  });

  test("of the last seat passes on to the first", () => {
    expect(after(position({ seat: 2 }), ...TURN[1000])).toEqual(position({ seat: 0, totals: [0, 0, 1000] }));
  });
});

describe("the roll-off for the start", () => {
  test("everyone rolls one die; the highest starts", () => {
    const state = after(setup(4, 0), "roll 2 5 6 1");
    expect(state).toEqual({ ...setup(4, 0), phase: "roll", seat: 2, starter: 2, rolloff: [2, 5, 6, 1] });
    expect(after(state, "roll 1 2 2 3 3 4").rolloff).toEqual([]);
  });

  test("those tied for highest roll again, and again", () => {
    const tied = after(setup(4, 0), "roll 5 2 5 5");
    expect(tied).toEqual({ ...setup(4, 0), rolloff: [5, 2, 5, 5] });
    const again = after(tied, "roll 1 - 4 4");
    expect(again).toMatchObject({ phase: "rolloff", seat: 2, starter: -1, rolloff: [1, 0, 4, 4], dice: NO_DICE });
    expect(after(again, "roll - - 1 6")).toMatchObject({ phase: "roll", seat: 3, starter: 3, rolloff: [0, 0, 1, 6] });
  });

  test("a tie below the highest is none", () => {
    expect(after(setup(3, 0), "roll 2 2 3")).toMatchObject({ phase: "roll", seat: 2 });
  });
});
