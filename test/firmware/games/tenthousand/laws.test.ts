import { expect, test } from "vitest";
import { bestChoice } from "../../../../firmware/games/tenthousand/points";
import { tenThousand } from "../../../../firmware/games/tenthousand/rules";
import { pot } from "../../../../firmware/games/tenthousand/turns";
import { describeLaws } from "../aside/laws";
import { randomFrom, randomGame } from "../aside/random-game";
import { SplitTable } from "../aside/splitter";
import { worth } from "./combinations";

const PLAYED = { game: tenThousand, bestChoice };

describeLaws(PLAYED, new SplitTable(worth));

test("chips are neither made nor lost: what is paid lies in the pot, and at the end the winner has it", () => {
  for (let n = 0; n < 400; n++) {
    randomGame(PLAYED, 2 + (n % 7), n % 8, randomFrom(n), ({ before, action, after }) => {
      const isOver = after.phase === "over";
      const moved = after.chips.map((chips, seat) => chips - before.chips[seat]!);
      const losers = moved.flatMap((chips, seat) => (chips < 0 ? [seat] : []));
      const isPaid = losers.length === 0 || (action.verb === "pay" && losers.join() === `${before.seat}`);
      const isWon = moved.filter((chips) => chips > 0).length <= 1;
      const isInPot = isOver ? pot(after) === 0 : pot(after) >= 0;
      if (!isPaid || !isWon || !isInPot) expect.fail(JSON.stringify([before, action, after]));
    });
  }
}, 60_000);

test("every game is won by one seat that hasn't folded, by the most points unless it was won at once", () => {
  for (let n = 0; n < 400; n++) {
    randomGame(PLAYED, 2 + (n % 7), n % 8, randomFrom(n), ({ after }) => {
      if (after.phase !== "over") return;
      expect(tenThousand.ranks(after).filter((rank) => rank === 1)).toEqual([1]);
      expect(tenThousand.ranks(after)[after.winner]).toBe(1);
      expect(after.folded[after.winner]).toBe(false);
      const isAtOnce = after.dice[0] === 1;
      if (!isAtOnce) expect(after.totals[after.winner]).toBe(Math.max(...after.totals));
    });
  }
}, 60_000);

test("nobody has banked less than 1000", () => {
  for (let n = 0; n < 100; n++) {
    randomGame(PLAYED, 2 + (n % 7), 0, randomFrom(n), ({ after }) => {
      expect(after.totals.every((total) => total === 0 || total >= 1000)).toBe(true);
    });
  }
}, 60_000);
