import { describe, expect, test } from "vitest";
import { pressOrder } from "../../../../firmware/games/hotdice/race";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import { ASK, BOXES, HOT, type HotDiceState } from "../../../../firmware/games/hotdice/state";
import { after, allBut, boxes, position, say } from "./say";

const NOT_ROLLED = [0, 0, 0, 0, 0];

/** What `press seat` would roll, as a picture: * a die that is rolled. */
function rolled(state: HotDiceState, seat: number): string {
  const dice = hotDice.diceToRoll(state, say(`press ${seat}`));
  return dice.map((sides) => (sides === 6 ? "*" : ".")).join(" ");
}

describe("HOT", () => {
  test("starts a race for five of die B with everybody's dice afresh", () => {
    const hot = after(position("", "", ""), "roll 5 5 5 5 5 blank 1", "hold 1 2 3 4 5", "roll 0 0 0 0 0 hot 4");
    expect(hot).toMatchObject({ phase: "race", seat: 0, dice: [5, 5, 5, 5, 5], special: [HOT, 4] });
    expect(hot.race).toMatchObject({
      box: BOXES.indexOf("fours"),
      trophies: 2,
      dice: [NOT_ROLLED, NOT_ROLLED, NOT_ROLLED],
    });
    expect(hot.held).not.toContain(true);
    expect([0, 1, 2].map((seat) => rolled(hot, seat))).toEqual(["* * * * *", "* * * * *", "* * * * *"]);
  });

  test("for a box that everybody has is blank: the roll counts, and a box it meets may be ticked", () => {
    const blank = after(position("fours", "fours"), "roll 1 2 3 4 5 hot 4");
    expect(blank).toMatchObject({ phase: "choose", race: null, rollsUsed: 1 });
    expect(after(blank, "hold 1", "roll 0 2 3 4 6 blank 1").rollsUsed).toBe(2);
    expect(after(blank, "tick straight")).toMatchObject({ phase: "roll", seat: 1 });
  });

  test("for a box that only some have is raced for by all", () => {
    expect(after(position("fours", "fours", ""), "roll 1 2 3 4 5 hot 4").race!.trophies).toBe(2);
  });
});

describe("?", () => {
  test("lets the active player call a box, then everybody races", () => {
    const asked = after(position("", ""), "roll 1 2 3 4 5 ? 4");
    expect(asked).toMatchObject({ phase: "call", race: null, special: [ASK, 4], dice: [1, 2, 3, 4, 5] });
    const called = after(asked, "call even");
    expect(called).toMatchObject({ phase: "race", race: { box: BOXES.indexOf("even"), trophies: 1 } });
  });

  test("a box that the caller has may be called, one that everybody has may not", () => {
    const asked = after(position("even odd", "odd"), "roll 1 2 3 4 5 ? 4");
    expect(after(asked, "call even").phase).toBe("race");
    expect(hotDice.refusal(asked, say("call odd"))).toBe("everybody has ticked odd: call another box");
  });

  test("lets go what was held", () => {
    const asked = after(position("", ""), "roll 1 2 3 4 6 blank 1", "hold 1 2", "roll 0 0 3 4 6 ? 1");
    expect(asked.held).not.toContain(true);
  });
});

describe("a race, step by step", () => {
  // Seat 1 is active; seat 3 has the straight already.
  const start = after(
    { ...position("", "", "", "straight"), seat: 1 },
    "roll 1 2 3 4 5 ? 6",
    "call straight",
    "press 0 1 2 3 3 3",
    "press 2 1 2 3 4 6",
  );

  test("a press rolls the dice that don't help yet, and they are the seat's own", () => {
    expect(start.race!.dice).toEqual([[1, 2, 3, 3, 3], NOT_ROLLED, [1, 2, 3, 4, 6], NOT_ROLLED]);
    expect([0, 1, 2, 3].map((seat) => rolled(start, seat))).toEqual([
      ". . . * *",
      "* * * * *",
      "* . . . .",
      "* * * * *",
    ]);
    const again = after(start, "press 0 0 0 0 6 6");
    expect(again.race!.dice[0]).toEqual([1, 2, 3, 6, 6]);
    expect(rolled(again, 0)).toBe("* . . . *");
  });

  test("who meets the box takes a trophy and ticks the box; the others race on", () => {
    const first = after(start, "press 2 5 0 0 0 0");
    expect(first).toMatchObject({ phase: "race", seat: 1, race: { trophies: 2 } });
    expect(first.ticked).toEqual([0, 0, boxes("straight"), boxes("straight")]);
    expect(hotDice.diceToRoll(first, say("press 2"))).toEqual([]);
    expect(hotDice.refusal(first, say("press 2 1 1 1 1 1"))).toBe("seat 2 has its trophy");
  });

  test("a seat that has the box takes a trophy from somebody else", () => {
    const taken = after(start, "press 3 2 3 4 5 6");
    expect(taken).toMatchObject({ phase: "race", race: { trophies: 2 } });
    expect(taken.ticked).toEqual(start.ticked);
  });

  test("with the last trophy the race and the turn are over; the last seat gets nothing", () => {
    const over = after(start, "press 2 5 0 0 0 0", "press 3 2 3 4 5 6", "press 1 5 4 3 2 1");
    expect(over).toMatchObject({ phase: "roll", seat: 2, race: null, rollsUsed: 0, dice: NOT_ROLLED, special: [0, 0] });
    expect(over.ticked).toEqual([0, boxes("straight"), boxes("straight"), boxes("straight")]);
    expect(over.last).toMatchObject({ dice: [1, 2, 3, 4, 5], special: [6, 6], race: { trophies: 0 } });
    expect(over.last!.race!.dice[3]).toEqual([2, 3, 4, 5, 6]);
    expect(hotDice.refusal(over, say("press 0 0 0 0 6 6"))).toBe("there is no race now");
    const next = after(over, "roll 1 1 1 1 1 hot 6");
    expect(next.race!.trophies, "all trophies are back").toBe(3);
  });

  test("goes on though nobody lacks the box any more", () => {
    const all = after(position("odd", "", "odd"), "roll 1 2 3 4 6 ? 1", "call odd", "press 1 1 1 1 1 1");
    expect(all).toMatchObject({ phase: "race", race: { trophies: 1 } });
    expect(after(all, "press 2 1 1 1 1 1")).toMatchObject({ phase: "roll", seat: 1 });
  });

  test("two players race for one trophy", () => {
    const hot = after(position("", ""), "roll 1 2 3 4 6 hot 2");
    expect(after(hot, "press 1 2 2 2 2 2")).toMatchObject({ phase: "roll", seat: 1, ticked: [0, boxes("twos")] });
  });
});

describe("two presses in the same instant", () => {
  test("the active player is first, then by seat number", () => {
    const state = { ...position("", "", "", ""), seat: 2 };
    expect(pressOrder(state, [0, 1, 2, 3])).toEqual([2, 0, 1, 3]);
    expect(pressOrder(state, [3, 2, 1, 0])).toEqual([2, 0, 1, 3]);
    expect(pressOrder(state, [3, 1])).toEqual([1, 3]);
    expect(pressOrder(state, [0])).toEqual([0]);
    expect(pressOrder(state, [])).toEqual([]);
  });

  test("the first of them takes the last trophy", () => {
    const hot = after({ ...position("", ""), seat: 1 }, "roll 1 2 3 4 6 hot 2");
    const presses = [0, 1];
    const [first, second] = pressOrder(hot, presses);
    expect(presses, "the order asked for stays as it was").toEqual([0, 1]);
    const over = after(hot, `press ${first} 2 2 2 2 2`);
    expect(over).toMatchObject({ phase: "roll", ticked: [0, boxes("twos")] });
    expect(hotDice.refusal(over, say(`press ${second} 2 2 2 2 2`))).toBe("there is no race now");
  });
});

describe("winning in a race", () => {
  const hot = after(position("twos", allBut("sixes"), allBut("sixes"), ""), "roll 1 2 3 4 5 hot 6");

  test("ends the game at the tick, trophies left or not", () => {
    const over = after(hot, "press 0 6 6 6 6 6", "press 2 6 6 6 6 6");
    expect(over).toMatchObject({ phase: "over", seat: 0, race: null, last: { race: { trophies: 1 } } });
    expect(hotDice.totals(over)).toEqual([2, 10, 11, 0]);
    expect(hotDice.ranks(over)).toEqual([3, 2, 1, 4]);
    expect(hotDice.refusal(over, say("press 1 6 6 6 6 6"))).toBe("the game is over");
  });

  test("in the order of the trophies: of two who would have all, the first", () => {
    const both = pressOrder(hot, [2, 1]);
    expect(hotDice.ranks(after(hot, `press ${both[0]} 6 6 6 6 6`))[1]).toBe(1);
  });

  test("with the last trophy, too", () => {
    const over = after(hot, "press 0 6 6 6 6 6", "press 3 6 6 6 6 6", "press 1 6 6 6 6 6");
    expect(over).toMatchObject({ phase: "over", last: { race: { trophies: 0 } } });
    expect(hotDice.totals(over)).toEqual([2, 11, 10, 1]);
  });
});
