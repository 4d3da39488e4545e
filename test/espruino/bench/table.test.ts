import { expect, it } from "vitest";
import { budgetTable, markdown } from "./table";

it("each row says whether it is within its budget, up to the last instruction", () => {
  const frame = { what: "frame", budget: 2_500_000, aim: 1_200_000, unit: "instructions" } as const;
  expect(
    budgetTable([
      { ...frame, measured: 2_500_000 },
      { ...frame, measured: 2_500_001 },
      { what: "bytes", measured: 7, budget: undefined, aim: undefined, unit: "" },
    ]),
  ).toEqual([
    "| what  | measured | budget |   aim |      |",
    "| ----- | -------: | -----: | ----: | ---: |",
    "| frame |    2.5 M |  2.5 M | 1.2 M |   ok |",
    "| frame |    2.5 M |  2.5 M | 1.2 M | over |",
    "| bytes |        7 |        |       |      |",
  ]);
});

it("columns are as wide as what stands in them", () => {
  expect(markdown(["a", "b"], [["long", "1"]])).toEqual(["| a    |   b |", "| ---- | --: |", "| long |   1 |"]);
});
