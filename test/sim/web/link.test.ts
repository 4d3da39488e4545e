import { expect, test } from "vitest";
import { readLink, writeLink } from "../../../sim/web/link";

const read = (hash: string) => readLink(hash, ["spicy", "farkel"], ["esp32"]);

test.each([
  ["#game=spicy&seats=3&seed=7&board=esp32", { game: "spicy", seats: 3, seed: 7, board: "esp32" }],
  ["#game=farkel", { game: "farkel", seats: 2 }],
  ["#game=spicy&seed=4294967295", { game: "spicy", seats: 2, seed: 4294967295 }],
  // What can't be is left out, or there is no game.
  ["#game=spicy&seed=4294967296&board=toaster", { game: "spicy", seats: 2 }],
  ["#game=spicy&seed=-1", { game: "spicy", seats: 2 }],
  ["#game=chess", undefined],
  ["#game=spicy&seats=9", undefined],
  ["#game=spicy&seats=0", undefined],
  ["#game=spicy&seats=2%0Ado", undefined],
  ["#seats=2", undefined],
  ["", undefined],
])("%s", (hash, link) => {
  expect(read(hash)).toEqual(link);
});

test("what is written is read again", () => {
  const link = { game: "spicy", seats: 8, seed: 0, board: "esp32" };
  expect(read(writeLink(link))).toEqual(link);
});
