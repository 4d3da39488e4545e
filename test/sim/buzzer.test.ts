import { describe, expect, test } from "vitest";
import { createSimBuzzer } from "../../sim/buzzer";
import { createSimClock } from "../../sim/clock";

function setUp() {
  const clock = createSimClock();
  return { clock, buzzer: createSimBuzzer(clock) };
}

describe("sim buzzer", () => {
  test("logs each tone from its beginning to its end, once", () => {
    const { clock, buzzer } = setUp();
    clock.advance(5);
    buzzer.tone(880);
    clock.advance(60);
    buzzer.tone(440);
    expect(buzzer.sounding()).toBe(440);
    clock.advance(30);
    buzzer.off();
    expect(buzzer.sounding()).toBe(0);
    expect(buzzer.takeTones()).toEqual([
      { hertz: 880, start: 5, end: 65 },
      { hertz: 440, start: 65, end: 95 },
    ]);
    expect(buzzer.takeTones()).toEqual([]);
  });

  test("a tone that still sounds is told, and told again with its end", () => {
    const { clock, buzzer } = setUp();
    buzzer.tone(1000);
    clock.advance(10);
    expect(buzzer.takeTones()).toEqual([{ hertz: 1000, start: 0, end: undefined }]);
    clock.advance(10);
    buzzer.off();
    expect(buzzer.takeTones()).toEqual([{ hertz: 1000, start: 0, end: 20 }]);
  });

  test("the same tone again goes on, and one of no length was never heard", () => {
    const { clock, buzzer } = setUp();
    buzzer.tone(500);
    clock.advance(10);
    buzzer.tone(500);
    clock.advance(10);
    buzzer.tone(600);
    buzzer.tone(700);
    buzzer.off();
    expect(buzzer.takeTones()).toEqual([{ hertz: 500, start: 0, end: 20 }]);
  });

  test("silence in silence is fine", () => {
    const { buzzer } = setUp();
    buzzer.off();
    expect(buzzer.takeTones()).toEqual([]);
  });

  test.each([99, 8001, 440.5, 0, Number.NaN])("refuses %s Hz", (hertz) => {
    expect(() => setUp().buzzer.tone(hertz)).toThrow(`buzzer: ${hertz} Hz; a tone is a whole number from 100 to 8000`);
  });
});
