import { expect, it } from "vitest";
import { countIn } from "./callgrind";

it("the sum of a file is found whatever it is called", () => {
  expect(countIn("events: Ir\nfn=(1)\n16 5\n\ntotals: 123456789\n")).toBe(123456789);
  expect(countIn("summary: 42\n\nfn=(1) main\n16 5\n")).toBe(42);
});

it("a file without a sum is named as one", () => expect(() => countIn("fn=(1)\n16 5\n")).toThrow("without a sum"));
