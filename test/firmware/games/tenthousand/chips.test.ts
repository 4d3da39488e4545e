import { describe, expect, test } from "vitest";
import { tenThousand } from "../../../../firmware/games/tenthousand/rules";
import { ANTE, DOUBLE, OPENING, setup, type TenThousandState } from "../../../../firmware/games/tenthousand/state";
import { pot } from "../../../../firmware/games/tenthousand/turns";
import { after, position, TURN, why } from "./say";

/** Chips by seat, and the pot. */
const chips = (state: TenThousandState) => [...state.chips, pot(state)];

/** Three seats with an option, seat 0 about to roll. */
const playing = (options: number, totals = [0, 0, 0]) => position({ options, totals });

describe("what is paid at the start", () => {
  test.each([
    { options: 0, each: 0 },
    { options: ANTE, each: -1 },
    { options: DOUBLE, each: 0 },
    { options: OPENING, each: -1 },
    { options: ANTE + DOUBLE, each: -1 },
    { options: ANTE + OPENING, each: -2 },
    { options: ANTE + DOUBLE + OPENING, each: -2 },
  ])("options $options: $each each, the rest of it lies in the pot", ({ options, each }) => {
    expect(chips(setup(4, options))).toEqual([each, each, each, each, -4 * each].map((n) => n + 0));
  });
});

describe("ante", () => {
  test.each([
    { title: "by points", state: position({ options: ANTE, seat: 2, totals: [0, 0, 9000] }), turn: TURN[1000] },
    { title: "by six 1s", state: position({ options: ANTE, seat: 2, totals: [0, 0, 0] }), turn: ["roll 1 1 1 1 1 1"] },
    {
      title: "by dice after a tie",
      state: position({ options: ANTE, seat: 2, totals: [10000, 0, 9000] }),
      turn: [...TURN[1000], "roll 1 - 2"],
    },
  ])("the winner takes the pot: $title", ({ state, turn }) => {
    expect(chips(state)).toEqual([-1, -1, -1, 3]);
    expect(chips(after(state, ...turn))).toEqual([-1, -1, 2, 0]);
  });

  test("nothing moves before", () => {
    expect(chips(after(playing(ANTE), ...TURN[5000], ...TURN.bust))).toEqual([-1, -1, -1, 3]);
  });
});

describe("opening", () => {
  test("the second ante goes to the first to open, and to nobody after", () => {
    const opened = after(playing(OPENING), ...TURN.bust, ...TURN[1000]);
    expect(chips(opened)).toEqual([-1, 2, -1, 0]);
    expect(chips(after(opened, ...TURN[1000]))).toEqual([-1, 2, -1, 0]);
  });

  test("beside the ante", () => {
    expect(chips(after(playing(ANTE + OPENING), ...TURN[1000]))).toEqual([1, -2, -2, 3]);
  });

  test("unclaimed, it goes to the winner", () => {
    expect(chips(after(playing(OPENING), "roll 1 1 1 1 1 1"))).toEqual([2, -1, -1, 0]);
    expect(chips(after(playing(ANTE + OPENING), "roll 1 1 1 1 1 1"))).toEqual([4, -2, -2, 0]);
  });
});

describe("double", () => {
  const offered = after(playing(DOUBLE, [3000, 0, 4000]), ...TURN[2000]);

  test("is offered to whoever first banks a total of 5000, before the turn passes on", () => {
    expect(offered).toMatchObject({ phase: "bet", seat: 0, totals: [5000, 0, 4000], doubler: -1 });
  });

  test.each([
    { title: "4950 are too few", state: position({ options: DOUBLE, totals: [2950, 0] }) },
    { title: "somebody had 5000 before", state: position({ options: DOUBLE, totals: [3000, 5000] }) },
    { title: "with the option off", state: position({ options: ANTE + OPENING, totals: [3000, 0] }) },
    {
      title: "the bank ends the game",
      state: position({ options: DOUBLE, totals: [0, 4000], seat: 1 }),
      turn: TURN[10000],
    },
  ])("it isn't: $title", ({ state, turn }) => {
    expect(after(state, ...(turn ?? TURN[2000])).phase).not.toBe("bet");
  });

  test("is offered for the bank that starts the last round, too", () => {
    expect(after(playing(DOUBLE), ...TURN[10000])).toMatchObject({ phase: "bet", seat: 0 });
  });

  test("not to pay costs nothing, folds nothing, and it is never offered again", () => {
    const declined = after(offered, "fold");
    expect(declined).toEqual(position({ options: DOUBLE, seat: 1, totals: [5000, 0, 4000] }));
    const later = after(declined, ...TURN.bust, ...TURN[1000]);
    expect(later).toMatchObject({ phase: "roll", totals: [5000, 0, 5000] });
  });

  test("one chip is paid; the others answer clockwise; then play goes on after the doubler", () => {
    const paid = after(offered, "pay");
    expect(paid).toMatchObject({ phase: "bet", seat: 1, doubler: 0 });
    expect(chips(paid)).toEqual([-1, 0, 0, 1]);
    const second = after(paid, "pay");
    expect(second).toMatchObject({ phase: "bet", seat: 2 });
    const all = after(second, "pay");
    expect(all).toMatchObject({ phase: "roll", seat: 1, folded: [false, false, false] });
    expect(chips(all)).toEqual([-1, -1, -1, 3]);
  });

  test("who folds pays nothing and is skipped from then on", () => {
    const state = after(offered, "pay", "fold", "pay");
    expect(state).toMatchObject({ phase: "roll", seat: 2, folded: [false, true, false] });
    expect(chips(state)).toEqual([-1, 0, -1, 2]);
    const round = after(state, ...TURN.bust);
    expect(round.seat).toBe(0);
    expect(after(round, ...TURN.bust).seat).toBe(2);
  });

  test("if all fold, the doubler wins at once and takes the pot", () => {
    const state = after(
      position({ options: ANTE + DOUBLE, totals: [4000, 3000, 4500] }),
      ...TURN[1000],
      "pay",
      "fold",
      "fold",
    );
    expect(state).toMatchObject({ phase: "over", winner: 0, folded: [false, true, true] });
    expect(chips(state)).toEqual([2, -1, -1, 0]);
    expect(tenThousand.ranks(state)).toEqual([1, 3, 2]);
  });

  test.each([
    { title: "the starter folded: the round still ends where it sits", starter: 1, folds: ["fold", "pay"], seat: 2 },
    { title: "the last of the round folded", starter: 0, folds: ["pay", "fold"], seat: 1 },
  ])("the last round: $title", ({ starter, folds, seat }) => {
    const bet = after(position({ options: DOUBLE, starter, totals: [4000, 0, 0] }), ...TURN[1000], "pay", ...folds);
    expect(bet.seat).toBe(seat);
    const goal = after(bet, ...TURN[10000]);
    const over = starter === 0 ? goal : after(goal, ...TURN.bust);
    expect(over).toMatchObject({ phase: "over", winner: seat });
    expect(chips(over)[seat]).toBe(1);
  });

  test("of 10000 by the first of the round: the others pay or fold before their last turns", () => {
    const bet = after(playing(ANTE + DOUBLE), ...TURN[10000], "pay", "fold", "pay");
    expect(bet).toMatchObject({ phase: "roll", seat: 2 });
    const over = after(bet, ...TURN.bust);
    expect(over).toMatchObject({ phase: "over", winner: 0 });
    expect(chips(over)).toEqual([3, -1, -2, 0]);
  });

  test("who folded keeps the rank of the points banked", () => {
    const bet = after(position({ options: DOUBLE, totals: [4000, 4500, 0] }), ...TURN[1000], "pay", "fold", "pay");
    expect(tenThousand.ranks(after(bet, "roll 1 1 1 1 1 1"))).toEqual([2, 3, 1]);
  });

  test("meanwhile nothing else is possible, and at no other time it is", () => {
    expect(why(offered, "roll 1 2 3 4 5 6")).toBe("pay a chip or fold first");
    expect(why(offered, "bank")).toBe("pay a chip or fold first");
    expect(why(offered, "pay 1")).toBe("pay takes no numbers");
    expect(why(playing(DOUBLE), "pay")).toBe("the stakes aren't being doubled");
    expect(why(playing(DOUBLE), "roll 1 2 3 4 5 6", "fold")).toBe("the stakes aren't being doubled");
  });
});

describe("all three", () => {
  test("an opening of 5000 claims the second ante and may double", () => {
    const state = after(playing(ANTE + DOUBLE + OPENING), ...TURN[5000], "pay", "pay", "fold");
    expect(chips(state)).toEqual([-2 + 3 - 1, -3, -2, 3 + 2]);
    expect(chips(after(state, "roll 1 1 1 1 1 1"))).toEqual([0, 2, -2, 0]);
  });
});
