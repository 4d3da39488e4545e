import { expect, test } from "vitest";
import { createPainter } from "../../../sim/terminal/painter";

const ESC = "\x1b";

test("the first picture is sent whole on a cleared window, in one piece", () => {
  expect(createPainter().paint(["one", "", "three"])).toBe(
    `${ESC}[?2026h${ESC}[0m${ESC}[2J${ESC}[1;1H${ESC}[Kone${ESC}[3;1H${ESC}[Kthree${ESC}[?2026l`,
  );
});

test("then only the lines that changed are", () => {
  const painter = createPainter();
  painter.paint(["one", "two", "three"]);
  expect(painter.paint(["one", "TWO", "three"])).toBe(`${ESC}[?2026h${ESC}[2;1H${ESC}[KTWO${ESC}[?2026l`);
  expect(painter.paint(["one", "TWO", "three"])).toBe("");
});

test("a line that is no longer there is erased", () => {
  const painter = createPainter();
  painter.paint(["one", "two"]);
  expect(painter.paint(["one"])).toBe(`${ESC}[?2026h${ESC}[2;1H${ESC}[K${ESC}[?2026l`);
});

test("after the window changed its size all is sent again", () => {
  const painter = createPainter();
  const first = painter.paint(["one"]);
  painter.forget();
  expect(painter.paint(["one"])).toBe(first);
});
