import { expect, test } from "vitest";
import { bestChoice } from "../../../../firmware/games/farkel/points";
import { farkel } from "../../../../firmware/games/farkel/rules";
import { describeLaws } from "../aside/laws";
import { randomFrom, randomGame } from "../aside/random-game";
import { SplitTable } from "../aside/splitter";
import { worth } from "./combinations";

const PLAYED = { game: farkel, bestChoice };

describeLaws(PLAYED, new SplitTable(worth));

test("1000 are taken off with every third farkle in a row of a seat, and at no other time", () => {
  for (let n = 0; n < 200; n++) {
    const rows = Array<number>(8).fill(0);
    randomGame(PLAYED, 2 + (n % 7), 0, randomFrom(n), ({ before, action, after }) => {
      const { seat } = before;
      if (action.verb === "bank") rows[seat] = 0;
      const isFarkle = after.bust.length > 0;
      if (isFarkle) rows[seat]!++;
      const isThird = isFarkle && rows[seat]! % 3 === 0;
      expect(after.farkles[seat]).toBe(rows[seat]! % 3);
      expect(after.totals[seat]! - before.totals[seat]! === -1000).toBe(isThird);
    });
  }
}, 60_000);

test("after the first bank of 10000 every other seat has one more turn, and the one who banked it none", () => {
  for (let n = 0; n < 200; n++) {
    const seats = 2 + (n % 7);
    const order: number[] = [];
    let isLast = false;
    randomGame(PLAYED, seats, 0, randomFrom(n), ({ before, after }) => {
      if (isLast && before.phase !== "choose") order.push(before.seat);
      if (!isLast && after.totals.some((total) => total >= 10000)) {
        isLast = true;
        order.push(before.seat);
      }
    });
    expect(order).toEqual(Array.from({ length: seats }, (_, i) => (order[0]! + i) % seats));
  }
}, 60_000);

test("dice are passed on by a bank that leaves some, and are those", () => {
  for (let n = 0; n < 200; n++) {
    randomGame(PLAYED, 2 + (n % 7), 0, randomFrom(n), ({ before, action, after }) => {
      const left = before.aside.map((isAside, i) => !isAside && !before.chosen[i]);
      const isPassed = action.verb === "bank" && left.includes(true) && after.phase === "roll";
      const { offer } = farkel.publicState(after) as { offer: boolean[] };
      expect(offer).toEqual(isPassed ? left : left.map(() => false));
    });
  }
}, 60_000);
