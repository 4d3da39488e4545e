import { describe, expect, test } from "vitest";
import { createHand } from "../../../sim/web/hand";

/** The strongest acceleration while `pull` tells where the hand is, ms by ms, and the changes from tick to tick. */
function felt(ms: number, pull: (at: number) => number): { most: number; jolts: number } {
  const hand = createHand();
  let most = 0;
  let jolts = 0;
  let before = 0;
  for (let at = 0; at < ms; at += 20) {
    // A pointer tells where it is 60 times a second, so between two ticks once or twice.
    hand.pull(pull(Math.floor(at / 16.7) * 16.7), 0);
    hand.advance(20);
    const [x] = hand.acceleration();
    most = Math.max(most, Math.abs(x));
    // firmware/input/shake.ts, PULSE: what counts towards a roll at the middle sensitivity.
    if (Math.abs(x - before) > 400) jolts++;
    before = x;
  }
  return { most, jolts };
}

describe("a hand that drags the tower", () => {
  test("shaking by 5 cm four times a second is felt as a shake", () => {
    const { most, jolts } = felt(1000, (at) => 50 * Math.sin((at / 250) * 2 * Math.PI));
    expect(most).toBeGreaterThan(1200);
    expect(jolts).toBeGreaterThan(12);
  });

  test("dragging slowly is felt as nothing, though the pointer moves in steps", () => {
    expect(felt(1000, (at) => at / 15).jolts).toBe(0);
  });

  test("let go it comes home and is still", () => {
    const hand = createHand();
    hand.pull(40, -30);
    hand.advance(500);
    expect(hand.place()[0]).toBeCloseTo(40, 0);
    hand.letGo();
    hand.advance(2000);
    expect(hand.place()).toEqual([0, 0]);
    expect(hand.acceleration()).toEqual([0, 0, 0]);
  });

  test("it stays within reach", () => {
    const hand = createHand();
    hand.pull(3000, 4000);
    hand.advance(3000);
    expect(Math.hypot(...hand.place())).toBeLessThanOrEqual(71);
  });
});
