import { describe, expect, test } from "vitest";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import {
  ALL_BOXES,
  ASK,
  BOXES,
  EVEN,
  FACES,
  FOUR,
  HOT,
  isOpen,
  ODD,
  PAIR3,
  STRAIGHT,
} from "../../../../firmware/games/hotdice/state";
import { allBut, boxes } from "./say";

describe("a new game", () => {
  test("asks who starts, with nothing ticked and nothing rolled", () => {
    expect(hotDice.setup(3, 0)).toEqual({
      seats: 3,
      seat: 0,
      phase: "start",
      dice: [0, 0, 0, 0, 0],
      special: [0, 0],
      race: null,
      held: [false, false, false, false, false],
      rollsUsed: 0,
      ticked: [0, 0, 0],
      last: null,
    });
  });

  test.each([2, 3, 4])("is for %i", (seats) => {
    expect(hotDice.setup(seats, 0).ticked).toHaveLength(seats);
  });
});

describe("the sheet", () => {
  test("has eleven boxes, each a bit of its own", () => {
    expect(BOXES.slice(1).map((name) => boxes(name))).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]);
    expect(boxes(BOXES.join(" "))).toBe(ALL_BOXES);
    expect([FOUR, PAIR3, STRAIGHT, ODD, EVEN].map((box) => BOXES[box])).toEqual(BOXES.slice(7));
  });

  test("a box is open while somebody lacks it", () => {
    const ticked = [boxes("ones"), boxes("ones odd"), boxes(allBut("odd"))];
    expect(BOXES.filter((name, box) => name !== "" && !isOpen(ticked, box))).toEqual(["ones"]);
  });
});

test("the faces of special die A", () => {
  expect([HOT, ASK].map((face) => FACES[face])).toEqual(["hot", "?"]);
  expect(FACES.slice(1, 5)).toEqual(["blank", "blank", "blank", "blank"]);
});
