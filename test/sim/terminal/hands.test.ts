import { describe, expect, test } from "vitest";
import { LEFT, OK, RIGHT } from "../../../hal/buttons";
import { createHands } from "../../../sim/terminal/hands";

/** Hands, and what they do with its millisecond. */
function setUp() {
  const log: string[] = [];
  let now = 0;
  const hands = createHands({
    advance: (ms) => {
      now += ms;
    },
    button: (index, down) => log.push(`${now} ${["left", "right", "ok", "star"][index]} ${down ? "down" : "up"}`),
    motion: (trace) => log.push(`${now} ${trace}`),
  });
  return { hands, log };
}

const press = (button: number, ms = 60) => ({ do: "press", button, ms }) as const;

describe("hands", () => {
  test("press at once and let go in time", () => {
    const { hands, log } = setUp();
    hands.advance(20);
    hands.begin(press(OK));
    hands.advance(20);
    expect(log).toEqual(["20 ok down"]);
    hands.advance(100);
    expect(log).toEqual(["20 ok down", "80 ok up"]);
  });

  test("press twice for two keys, with the finger up in between; other buttons don't wait", () => {
    const { hands, log } = setUp();
    hands.begin(press(OK));
    hands.begin(press(OK));
    hands.begin(press(LEFT));
    hands.advance(500);
    expect(log).toEqual(["0 ok down", "0 left down", "60 ok up", "60 left up", "120 ok down", "180 ok up"]);
  });

  test("save up no more than a few presses of a key that repeats", () => {
    const { hands, log } = setUp();
    for (let i = 0; i < 100; i++) hands.begin(press(OK));
    hands.advance(5000);
    expect(log.length).toBe(8);
  });

  test("hold left and right for a new game", () => {
    const { hands, log } = setUp();
    hands.begin({ do: "new-game" });
    hands.advance(4000);
    expect(log).toEqual(["0 left down", "0 right down", "3200 left up", "3200 right up"]);
  });

  test("shake for a while, and longer for each repeat", () => {
    const { hands, log } = setUp();
    hands.begin({ do: "shake" });
    hands.advance(500);
    for (let i = 0; i < 10; i++) {
      hands.begin({ do: "shake" });
      hands.advance(30);
    }
    hands.advance(2000);
    expect(log).toEqual(["0 shake", "1470 still"]);
    hands.begin({ do: "shake" });
    hands.advance(700);
    expect(log.slice(2)).toEqual(["2800 shake", "3500 still"]);
  });

  test("move the tower in other ways", () => {
    const { hands, log } = setUp();
    hands.begin({ do: "motion", trace: "knock" });
    expect(log).toEqual(["0 knock"]);
  });

  test("hold a button as long as its key, but never for no time", () => {
    const { hands, log } = setUp();
    hands.begin({ do: "down", button: RIGHT });
    hands.advance(3000);
    hands.begin({ do: "up", button: RIGHT });
    hands.begin({ do: "down", button: OK });
    hands.begin({ do: "up", button: OK });
    hands.advance(100);
    expect(log).toEqual(["0 right down", "3000 ok down", "3000 right up", "3060 ok up"]);
  });

  test("let go of all that keys hold down", () => {
    const { hands, log } = setUp();
    hands.begin({ do: "down", button: LEFT });
    hands.begin({ do: "down", button: RIGHT });
    hands.advance(100);
    hands.letGo();
    hands.advance(1);
    hands.begin({ do: "up", button: LEFT });
    hands.advance(1);
    expect(log.slice(2)).toEqual(["100 left up", "100 right up"]);
  });
});
