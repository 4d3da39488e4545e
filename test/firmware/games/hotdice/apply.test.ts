import { describe, expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import { after, allBut, boxes, position } from "./say";

describe("a turn", () => {
  test("whoever was chosen starts, and turns go to the next seat", () => {
    const started = after(hotDice.setup(3, 0), "first 2");
    expect(started).toMatchObject({ phase: "roll", seat: 2 });
    expect(after(started, "roll 1 2 3 4 5 blank 1", "tick straight").seat).toBe(0);
  });

  test("the first roll is all seven dice", () => {
    const rolled = after(position("", ""), "roll 1 2 2 4 6 3 5");
    expect(rolled).toMatchObject({ phase: "choose", dice: [1, 2, 2, 4, 6], special: [3, 5], rollsUsed: 1 });
  });

  test("a later roll leaves held dice; both special dice are always rolled", () => {
    const rolled = after(position("", ""), "roll 1 2 2 4 6 blank 5", "hold 2 3", "roll 5 0 0 2 2 blank 1");
    expect(rolled).toMatchObject({ dice: [5, 2, 2, 2, 2], special: [1, 1], rollsUsed: 2, phase: "choose" });
  });

  test("holding is the whole choice, and stays until it is said again or the turn ends", () => {
    const held = after(position("", ""), "roll 1 2 2 4 6 blank 5", "hold 1 2", "hold 2 3");
    expect(held.held).toEqual([false, true, true, false, false]);
    const rolled = after(held, "roll 1 0 0 1 1 blank 5");
    expect(rolled.held).toEqual(held.held);
    expect(after(rolled, "hold").held).toEqual([false, false, false, false, false]);
    expect(after(rolled, "hold 2 3 4", "roll 3 0 0 0 2 blank 5", "hold 2 3 5", "roll 2 0 0 2 0 blank 5")).toMatchObject(
      {
        dice: [2, 2, 2, 2, 2],
        rollsUsed: 4,
      },
    );
  });

  test("all five may be held: only the special dice are rolled", () => {
    const rolled = after(position("", ""), "roll 1 2 2 4 6 blank 5", "hold 1 2 3 4 5", "roll 0 0 0 0 0 4 2");
    expect(rolled).toMatchObject({ dice: [1, 2, 2, 4, 6], special: [4, 2], rollsUsed: 2 });
  });

  test("a tick ends the turn; the dice are seen until the next roll", () => {
    const ticked = after(position("", ""), "roll 4 4 4 4 4 blank 5", "hold 1", "tick four");
    expect(ticked).toMatchObject({ phase: "roll", seat: 1, rollsUsed: 0, ticked: [boxes("four"), 0] });
    expect(ticked).toMatchObject({ dice: [0, 0, 0, 0, 0], special: [0, 0], race: null });
    expect(ticked.held).not.toContain(true);
    expect(ticked.last).toEqual({ dice: [4, 4, 4, 4, 4], special: [1, 5], race: null });
    expect(after(ticked, "roll 1 2 3 4 6 blank 1").last).toBeNull();
  });

  test("nobody has to tick: the player may roll on", () => {
    const rolled = after(position("", ""), "roll 1 1 3 3 3 blank 5", "hold 1 2", "roll 0 0 1 1 1 blank 5");
    expect(rolled).toMatchObject({ phase: "choose", dice: [1, 1, 1, 1, 1] });
  });
});

describe("the fourth roll", () => {
  const three = ["roll 1 2 2 4 6 blank 5", "roll 1 2 2 4 6 blank 5", "roll 1 2 2 4 6 blank 5"];

  test("without a box the turn passes on with nothing lost", () => {
    const passed = after(position("odd", ""), ...three, "roll 1 2 2 5 6 blank 4");
    expect(passed).toMatchObject({ phase: "roll", seat: 1, rollsUsed: 0, ticked: [boxes("odd"), 0] });
    expect(passed.last).toEqual({ dice: [1, 2, 2, 5, 6], special: [1, 4], race: null });
  });

  test("with a box that is ticked already the turn passes on, too", () => {
    expect(after(position("odd", ""), ...three, "roll 1 1 3 5 5 blank 4")).toMatchObject({ phase: "roll", seat: 1 });
  });

  test("with a box to tick it waits for the tick", () => {
    const rolled = after(position("odd", ""), ...three, "roll 1 1 3 3 3 blank 4");
    expect(rolled).toMatchObject({ phase: "choose", seat: 0, rollsUsed: 4 });
    expect(after(rolled, "tick pair3")).toMatchObject({ phase: "roll", seat: 1, ticked: [boxes("odd pair3"), 0] });
  });

  test("HOT and ? start a race even then", () => {
    expect(after(position("", ""), ...three, "roll 1 2 2 4 6 hot 3")).toMatchObject({ phase: "race", rollsUsed: 4 });
    expect(after(position("", ""), ...three, "roll 1 2 2 4 6 ? 3")).toMatchObject({ phase: "call", rollsUsed: 4 });
  });

  test("HOT for a box that everybody has is blank: the turn passes on", () => {
    expect(after(position("threes", "threes"), ...three, "roll 1 2 2 4 6 hot 3")).toMatchObject({
      phase: "roll",
      seat: 1,
    });
  });
});

describe("the end", () => {
  test("comes at the eleventh tick, in a turn of one's own", () => {
    const won = after(
      position("", allBut("even")),
      "roll 1 2 3 4 5 blank 1",
      "tick straight",
      "roll 2 4 6 2 4 blank 1",
    );
    const over = after(won, "tick even");
    expect(over).toMatchObject({ phase: "over", seat: 1, rollsUsed: 0 });
    expect(over.last!.dice).toEqual([2, 4, 6, 2, 4]);
    expect(hotDice.ranks(over)).toEqual([2, 1]);
  });
});
