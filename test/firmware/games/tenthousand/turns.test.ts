import { describe, expect, test } from "vitest";
import { tenThousand } from "../../../../firmware/games/tenthousand/rules";
import { sittingOut } from "../../../../firmware/games/tenthousand/turns";
import { after, position, TURN } from "./say";

describe("the last round", () => {
  const three = (starter: number, seat: number, totals: number[]) => position({ starter, seat, totals });

  test.each([
    { by: "the first of the round", state: three(1, 1, [4000, 9000, 1000]), turns: 2 },
    { by: "one in the middle", state: three(1, 2, [4000, 1000, 9000]), turns: 1 },
    { by: "the last of the round", state: three(1, 0, [9000, 4000, 1000]), turns: 0 },
    { by: "the first, who sits in the last seat", state: three(2, 2, [4000, 1000, 9000]), turns: 2 },
    { by: "the last, who sits in the middle seat", state: three(2, 1, [4000, 9000, 1000]), turns: 0 },
  ])("10000 by $by: $turns more turns", ({ state, turns }) => {
    let now = after(state, ...TURN[1000]);
    for (let left = turns; left > 0; left--) {
      expect(now.phase).toBe("roll");
      now = after(now, ...TURN.bust);
    }
    expect(now).toMatchObject({ phase: "over", winner: state.seat });
    expect(now.totals[state.seat]).toBe(10000);
  });

  test("9950 don't start it, 10000 do", () => {
    const line = ["roll 1 5 2 2 3 3", "set 2", "bank"];
    const before = position({ seat: 2, totals: [0, 0, 9900] });
    expect(after(before, ...line)).toMatchObject({ phase: "roll", totals: [0, 0, 9950] });
    expect(after({ ...before, totals: [0, 0, 9950] }, ...line)).toMatchObject({ phase: "over", totals: [0, 0, 10000] });
  });

  test("those after may go past: the highest total wins", () => {
    const last = after(position({ totals: [9000, 9000, 9000] }), ...TURN[1000], ...TURN[5000]);
    expect(last).toMatchObject({ phase: "roll", seat: 2, totals: [10000, 14000, 9000] });
    expect(after(last, ...TURN[2000])).toMatchObject({ phase: "over", winner: 1, totals: [10000, 14000, 11000] });
  });

  test("a second one to reach 10000 adds no turns", () => {
    const state = after(position({ starter: 1, seat: 2, totals: [8000, 0, 9000] }), ...TURN[1000], ...TURN[5000]);
    expect(state).toMatchObject({ phase: "over", winner: 0 });
  });

  test("a bust that ends the game is still to be seen", () => {
    const state = after(position({ seat: 2, totals: [10000, 0, 0] }), ...TURN.bust);
    expect(state).toMatchObject({ phase: "over", bust: [2, 2, 3, 3, 4, 6] });
  });
});

describe("a tie for highest", () => {
  const tie = after(position({ seat: 3, totals: [10000, 12000, 12000, 11000] }), ...TURN[1000]);

  test("is broken by one die each among those tied", () => {
    expect(tie).toMatchObject({ phase: "rolloff", seat: 1, rolloff: [], totals: [10000, 12000, 12000, 12000] });
    expect(sittingOut(tie)).toEqual([true, false, false, false]);
    expect(after(tie, "roll - 3 1 2")).toMatchObject({ phase: "over", winner: 1, rolloff: [0, 3, 1, 2] });
  });

  test("those still tied for the highest die roll again, until it is decided", () => {
    const again = after(tie, "roll - 4 1 4");
    expect(again).toMatchObject({ phase: "rolloff", seat: 1, rolloff: [0, 4, 1, 4], winner: -1 });
    const third = after(again, "roll - 6 - 6");
    expect(sittingOut(third)).toEqual([true, false, true, false]);
    expect(after(third, "roll - 1 - 2")).toMatchObject({ phase: "over", winner: 3 });
  });

  test.each([
    { rolls: ["roll - 3 1 2"], ranks: [4, 1, 2, 2] },
    { rolls: ["roll - 1 1 2"], ranks: [4, 2, 2, 1] },
    { rolls: ["roll - 4 1 4", "roll - 2 - 5"], ranks: [4, 2, 2, 1] },
  ])("the others of the tie share the next rank: $rolls -> $ranks", ({ rolls, ranks }) => {
    expect(tenThousand.ranks(after(tie, ...rolls))).toEqual(ranks);
  });

  test("below the highest total is none", () => {
    const state = after(position({ seat: 3, totals: [10000, 12000, 10000, 0] }), ...TURN.bust);
    expect(state).toMatchObject({ phase: "over", winner: 1 });
    expect(tenThousand.ranks(state)).toEqual([2, 1, 2, 4]);
  });

  test("the dice of a bust before it go as the tie is rolled", () => {
    const bust = after(position({ seat: 2, totals: [10000, 10000, 0] }), ...TURN.bust);
    expect(bust).toMatchObject({ phase: "rolloff", seat: 0, bust: [2, 2, 3, 3, 4, 6] });
    expect(after(bust, "roll 1 2 -")).toMatchObject({ phase: "over", winner: 1, bust: [] });
  });
});

describe("ranks", () => {
  test("as banked, equal is equal, while the game goes on", () => {
    expect(tenThousand.ranks(position({ totals: [2000, 5000, 2000, 0] }))).toEqual([2, 1, 2, 4]);
  });

  test("six 1s are rank 1 whatever the totals; the others rank by banked totals", () => {
    const state = after(position({ seat: 1, totals: [9000, 0, 9000, 12000] }), "roll 1 1 1 1 1 1");
    expect(tenThousand.ranks(state)).toEqual([3, 1, 3, 2]);
    expect(tenThousand.totals(state)).toEqual([9000, 0, 9000, 12000]);
  });
});
