import { expect, test } from "vitest";
import { board } from "../../hal/boards/esp32";
import type { Answer } from "./board/virtual-board";
import { Heard } from "./heard";
import { record } from "./recorder";

function answer(out: string[], tones = ""): Answer {
  return { out, tones, error: "", faults: [], frames: 0, digest: 0, peak: 0 };
}

test("a step becomes one expression, in order", () => {
  expect(record("press ok", board.matrix).expression).toBe(
    "virtualBoard.play(function(o){var v=virtualBoard,t;" +
      'v.button(2,true);v.advance(60);v.button(2,false);v.advance(60);t=v.run("");o(t);})',
  );
});

test("what it prints is put together as in Node", () => {
  const wire = Buffer.alloc(board.matrix.width * board.matrix.height * 3);
  wire[0] = 255; // green comes first on the wire
  const text = record("frame", board.matrix).text(answer([wire.toString("base64"), "tick"]), new Heard());
  expect(text.split("\n")[0]).toBe(`a${".".repeat(15)}`);
  expect(text).toContain("a=00ff00\ncrc ");
  expect(text.endsWith("\ntick")).toBe(true);
});

test("tones add up over steps, and one that sounds comes again with its end", () => {
  const heard = new Heard();
  const wait = record("wait 5", board.matrix);
  const sounds = record("sounds", board.matrix);
  wait.text(answer([""], "440 Hz 0-5\n880 Hz 10-"), heard);
  expect(sounds.text(answer(["880 Hz 10-", ""], "880 Hz 10-"), heard)).toBe("440 Hz 0-5\n880 Hz 10-");
  wait.text(answer([""], "880 Hz 10-20"), heard);
  expect(sounds.text(answer(["", ""]), heard)).toBe("880 Hz 10-20");
  expect(sounds.text(answer(["", ""]), heard)).toBe("");
});
