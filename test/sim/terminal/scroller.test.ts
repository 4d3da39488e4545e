import { expect, test } from "vitest";
import { createScroller } from "../../../sim/terminal/scroller";

/** What comes out while the same lines are painted for a while. */
function rest(scroller: ReturnType<typeof createScroller>, lines: string[]): string {
  let text = "";
  for (let i = 0; i < 30; i++) text += scroller.paint(lines);
  return text;
}

test("a picture is printed once it is at rest, and once", () => {
  const scroller = createScroller();
  expect(scroller.paint(["one", "two"])).toBe("");
  expect(rest(scroller, ["one", "two"])).toBe("one\ntwo\n");
  expect(rest(scroller, ["one", "two"])).toBe("");
});

test("what moves all the time isn't", () => {
  const scroller = createScroller();
  for (let i = 0; i < 100; i++) expect(scroller.paint([`tumbling ${i % 5}`])).toBe("");
});

test("a cursor that blinks for ever isn't printed for ever, and a key brings it back", () => {
  const scroller = createScroller();
  let text = "";
  for (let i = 0; i < 20; i++) text += rest(scroller, [i % 2 ? "on" : "off"]);
  expect(text).toBe("off\non\noff\n");
  scroller.expect();
  expect(rest(scroller, ["on"])).toBe("on\n");
});

test("after a pause the picture is printed again", () => {
  const scroller = createScroller();
  rest(scroller, ["one"]);
  scroller.forget();
  expect(rest(scroller, ["one"])).toBe("one\n");
});
