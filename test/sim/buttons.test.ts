import { describe, expect, test } from "vitest";
import { LEFT, OK, STAR } from "../../hal/buttons";
import { createSimButtons } from "../../sim/buttons";
import { createSimClock } from "../../sim/clock";

function setUp() {
  const clock = createSimClock();
  return { clock, buttons: createSimButtons(clock) };
}

describe("sim buttons", () => {
  test("are up at first and have nothing to tell", () => {
    const { buttons } = setUp();
    expect(buttons.edges()).toEqual([]);
    expect(buttons.isDown(OK)).toBe(false);
  });

  test("tell each change with its time in microseconds, once", () => {
    const { clock, buttons } = setUp();
    clock.advance(7);
    buttons.set(OK, true);
    clock.advance(13);
    expect(buttons.edges()).toEqual([{ button: OK, down: true, at: 7000 }]);
    expect(buttons.isDown(OK)).toBe(true);
    expect(buttons.edges()).toEqual([]);
    buttons.set(OK, false);
    expect(buttons.edges()).toEqual([{ button: OK, down: false, at: 20000 }]);
  });

  test("of a contact that bounces between two looks only the first edge is seen", () => {
    const { clock, buttons } = setUp();
    for (const down of [true, false, true, false, true]) {
      buttons.set(LEFT, down);
      clock.advance(2);
    }
    clock.advance(10);
    expect(buttons.edges()).toEqual([{ button: LEFT, down: true, at: 0 }]);
  });

  test("the level it ended on is told too, at the time of the look", () => {
    const { clock, buttons } = setUp();
    buttons.set(LEFT, true);
    clock.advance(3);
    buttons.set(LEFT, false);
    clock.advance(17);
    expect(buttons.edges()).toEqual([
      { button: LEFT, down: true, at: 0 },
      { button: LEFT, down: false, at: 20000 },
    ]);
  });

  test("a button pushed and let go in one instant is a press of no length", () => {
    const { buttons } = setUp();
    buttons.set(STAR, true);
    buttons.set(STAR, false);
    expect(buttons.edges().map((edge) => edge.down)).toEqual([true, false]);
  });

  test("of several the order is that of the hands", () => {
    const { buttons } = setUp();
    buttons.set(STAR, true);
    buttons.set(LEFT, true);
    expect(buttons.edges().map((edge) => edge.button)).toEqual([STAR, LEFT]);
  });

  test("pushing what is down already is no edge", () => {
    const { buttons } = setUp();
    buttons.set(OK, true);
    buttons.edges();
    buttons.set(OK, true);
    expect(buttons.edges()).toEqual([]);
  });

  test("refuse a button there isn't", () => {
    const { buttons } = setUp();
    expect(() => buttons.set(4, true)).toThrow("buttons: no button 4; there are 0 to 3 (left right ok star)");
    expect(() => buttons.isDown(-1)).toThrow("buttons: no button -1");
  });
});
