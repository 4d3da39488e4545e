import { describe, expect, test } from "vitest";
import { pack, unpack } from "../../../../firmware/games/hotdice/packing";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import type { HotDiceState } from "../../../../firmware/games/hotdice/state";
import { after, allBut, position } from "./say";

const start = hotDice.setup(2, 0);
const turn = position("", "");
const chosen = after(position("odd", "even pair3"), "roll 1 2 3 4 6 blank 5", "hold 2 3");
const asked = after(turn, "roll 1 2 3 4 6 ? 5");
const race = after(position("odd", "", ""), "roll 1 2 3 4 6 hot 5", "press 2 5 5 5 5 5", "press 1 5 1 2 3 4");
const raced = after(race, "press 0 5 5 5 5 5");
const won = after(position("ones", allBut("odd"), ""), "roll 1 2 3 4 6 ? 1", "call odd", "press 1 1 1 3 3 5");
const four = ["roll 1 1 3 3 3 1 1", "roll 1 1 3 3 3 1 1", "roll 1 1 3 3 3 1 1", "roll 1 1 3 3 3 1 1"];
const due = after(turn, ...four);

const NONE_HELD = "0 0 0 0 0";

describe("the bytes of a state", () => {
  test.each([
    // state        seats, seat, phase, rolls, box | white dice | A B | held | ticks | dice of a race
    ["a new game", start, `2 0 0 0 0 | 0 0 0 0 0 | 0 0 | ${NONE_HELD} | 0 0 0 0`],
    ["a turn", turn, `2 0 1 0 0 | 0 0 0 0 0 | 0 0 | ${NONE_HELD} | 0 0 0 0`],
    ["a choice", chosen, "2 0 2 1 0 | 1 2 3 4 6 | 1 5 | 0 1 1 0 0 | 0 4 0 9"],
    ["a call", asked, `2 0 3 1 0 | 1 2 3 4 6 | 6 5 | ${NONE_HELD} | 0 0 0 0`],
    ["a race", race, `3 0 4 1 5 | 1 2 3 4 6 | 5 5 | ${NONE_HELD} | 0 4 0 0 32 0 | 0 0 0 0 0 5 1 2 3 4 5 5 5 5 5`],
    [
      "after a race",
      raced,
      `3 1 1 0 5 | 1 2 3 4 6 | 5 5 | ${NONE_HELD} | 32 4 0 0 32 0 | 5 5 5 5 5 5 1 2 3 4 5 5 5 5 5`,
    ],
    ["a fourth roll", due, `2 0 2 4 0 | 1 1 3 3 3 | 1 1 | ${NONE_HELD} | 0 0 0 0`],
    ["the end", won, `3 0 5 0 10 | 1 2 3 4 6 | 6 1 | ${NONE_HELD} | 2 0 254 15 0 0 | 0 0 0 0 0 1 1 3 3 5 0 0 0 0 0`],
  ])("%s", (_, state, picture) => {
    const bytes = picture.replaceAll("| ", "").split(" ").map(Number);
    expect(pack(state)).toEqual(bytes);
    expect(unpack(bytes)).toEqual(state);
    expect(unpack(new Uint8Array(bytes))).toEqual(state);
  });

  test("are 45 at most", () => {
    const biggest = after(position("", "", "", ""), "roll 1 2 3 4 6 hot 5");
    expect(pack(biggest)).toHaveLength(45);
  });
});

/** The bytes of a state with some of them changed: [place, byte, place, byte ...]. */
function changed(state: HotDiceState, ...changes: number[]): number[] {
  const bytes = pack(state);
  for (let i = 0; i < changes.length; i += 2) bytes[changes[i]!] = changes[i + 1]!;
  return bytes;
}

describe("bytes from which play can't go on are refused", () => {
  test.each([
    ["no bytes", [], "length"],
    ["one byte short", pack(chosen).slice(1), "length"],
    ["one too many", [...pack(chosen), 0], "length"],
    ["five seats", changed(start, 0, 5), "length"],
    ["race dice without a race", changed(race, 4, 0), "length"],
    ["a race without dice", changed(chosen, 4, 5), "length"],
    ["a seat that isn't there", changed(turn, 1, 2), "seat"],
    ["no such phase", changed(turn, 2, 6), "phase"],
    ["no such box", changed(race, 4, 12), "box"],
    ["a tick beyond the sheet", changed(turn, 17, 1), "tick"],
    ["a die that shows 7", changed(chosen, 5, 7), "die"],
    ["a die that isn't rolled among others", changed(chosen, 5, 0), "roll"],
    ["a special die that shows 7", changed(chosen, 11, 7), "dice"],
    ["a choice without a roll", changed(turn, 2, 2, 3, 1), "dice"],
    ["five rolls used", changed(chosen, 3, 5), "rolls"],
    ["a choice in a race", changed(race, 2, 2), "race"],
    ["a race that is over", changed(raced, 2, 4, 3, 1), "race"],
    ["a full sheet while the game goes on", changed(chosen, 17, 254, 18, 15), "tick"],
    ["no rolls left and nothing to tick", changed(due, 5, 2), "choice"],
  ])("%s", (_, bytes, part) => {
    expect(() => unpack(bytes)).toThrow(new RegExp(`^impossible .*${part}`));
  });
});
