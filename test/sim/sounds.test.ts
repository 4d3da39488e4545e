import { expect, test } from "vitest";
import { soundsText } from "../../sim/sounds";

test("a line for each tone, with its milliseconds; one that sounds has no end", () => {
  expect(soundsText([])).toBe("");
  expect(
    soundsText([
      { hertz: 880, start: 1200, end: 1260 },
      { hertz: 440, start: 1260, end: undefined },
    ]),
  ).toBe("880 Hz 1200-1260\n440 Hz 1260-");
});
