import { describe, expect, test } from "vitest";
import { rollFaces } from "../../../firmware/dice/faces";
import { createRandom } from "../../../firmware/dice/random";
import { noise } from "../../support/scripted-entropy";

const SIX = [6, 6, 6, 6, 6, 6];

function random() {
  return createRandom(noise(1));
}

describe("random faces", () => {
  test("come for the dice that are rolled, 0 for those that stay", () => {
    for (let i = 0; i < 100; i++) {
      const faces = rollFaces(random(), [], [6, 0, 2, 0, 3, 6]);
      expect(faces).toHaveLength(6);
      for (const [die, sides] of [6, 0, 2, 0, 3, 6].entries()) {
        expect(faces[die]).toBeGreaterThanOrEqual(Math.min(1, sides));
        expect(faces[die]).toBeLessThanOrEqual(sides);
      }
    }
  });

  test("a die that stays takes no noise from the others", () => {
    const rolled = rollFaces(random(), [], [6, 0, 6]);
    expect([rolled[0], rolled[2]]).toEqual(rollFaces(random(), [], [6, 6]));
  });
});

describe("faces laid out", () => {
  test("are taken roll by roll, oldest first, then come random ones", () => {
    const queue = [
      [1, 2, 3, 4, 5, 6],
      [0, 6, 0, 6, 0, 6],
    ];
    expect(rollFaces(random(), queue, SIX)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rollFaces(random(), queue, [0, 6, 0, 6, 0, 6])).toEqual([0, 6, 0, 6, 0, 6]);
    expect(queue).toEqual([]);
    expect(rollFaces(random(), queue, SIX)).toHaveLength(6);
  });

  const wrong: [string, number[], number[], string][] = [
    ["too few", [1, 2, 3], SIX, "dice: 3 faces laid out, this roll takes 6"],
    ["too many", [1, 2, 3], [6, 6], "dice: 3 faces laid out, this roll takes 2"],
    ["one for a die that stays", [1, 2], [6, 0], "dice: die 2 isn't rolled; write '-' for it"],
    ["none for a die that is rolled", [0, 2], [6, 6], "dice: die 1 is rolled and needs a face from 1 to 6"],
    ["one the die hasn't got", [1, 4], [6, 3], "dice: die 2 is rolled and needs a face from 1 to 3"],
  ];
  test.each(wrong)("%s: says what is wrong, and is taken off", (_name, laid, toRoll, message) => {
    const queue = [laid, [1, 1]];
    expect(() => rollFaces(random(), queue, toRoll)).toThrow(new Error(message));
    expect(queue).toEqual([[1, 1]]);
  });
});
