import { expect, test } from "vitest";
import { playStory } from "./story";
import { Tally } from "./tally";

/** The same stories every time; `npm run soak` plays others. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 14];
const LINES = 300;

test("towers in all weathers: nothing is lost, nothing is stuck, no frame draws too much", () => {
  const tally = new Tally();
  for (const seed of SEEDS) playStory(seed, LINES, tally);
  // Else the stories show nothing.
  for (const game of ["spicy", "tenthousand", "hotdice", "farkel"])
    expect(tally.count(`games finished: ${game}`), game).toBeGreaterThan(0);
  expect(tally.count("power cuts within a write or an erase")).toBeGreaterThan(20);
  expect(tally.count("towers with a worn chip")).toBeGreaterThan(0);
}, 120_000);
