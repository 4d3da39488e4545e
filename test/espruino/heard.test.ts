import { expect, test } from "vitest";
import { Heard } from "./heard";

test("tones wait until somebody asks", () => {
  const heard = new Heard().add("880 Hz 0-20").add("").add("440 Hz 40-60\n220 Hz 80-90");
  expect(heard.take()).toBe("880 Hz 0-20\n440 Hz 40-60\n220 Hz 80-90");
  expect(heard.take()).toBe("");
});

test("one that still sounds is told again with its end", () => {
  const heard = new Heard().add("880 Hz 0-");
  expect(heard.take()).toBe("880 Hz 0-");
  expect(heard.add("880 Hz 0-40").take()).toBe("880 Hz 0-40");
});

test("one that ended in the instant it began was never heard", () => {
  expect(new Heard().add("440 Hz 0-20\n880 Hz 40-").add("").take()).toBe("440 Hz 0-20");
});
