import { expect, test } from "vitest";
import { board } from "../../hal/boards/esp32";
import { wearOut, yearsOf } from "./wear";

const GAMES = 60;

test("all four games wear the sectors evenly, for longer than anybody plays", () => {
  const { erases } = wearOut(board, GAMES);
  expect(erases).toHaveLength(16);
  expect(Math.min(...erases)).toBeGreaterThan(0);
  expect(Math.max(...erases) - Math.min(...erases)).toBeLessThanOrEqual(1);
  expect(yearsOf(erases, GAMES, 100_000)).toBeGreaterThan(30);
}, 120_000);

test("years: 100,000 cycles at 50 of them in 10,000 games, 3,650 games a year", () => {
  expect(yearsOf([49, 50, 50], 10_000, 100_000)).toBeCloseTo(100_000 / 50 / 0.365, 5);
});
