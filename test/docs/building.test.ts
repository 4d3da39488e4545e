import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pinRoles } from "../../build/board/pin-check";
import { boardNames, loadBoard } from "../../build/board-file";
import { tempFolder, writeTree } from "../support/temp-tree";

const building = readFileSync("docs/building.md", "utf8");
const folder = tempFolder();

/** The cells of a table's line. */
function cells(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}

/** The wiring table: for each wire its pin by the board's name. */
function wiringTable(): Map<string, Map<string, number>> {
  const lines = building.split("\n");
  const head = lines.findIndex((line) => line.startsWith("| wire "));
  const boards = cells(lines[head]!).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
  const table = new Map<string, Map<string, number>>();
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith("|")) break;
    const row = cells(line);
    const pins = boards.flatMap((names, i) => names.map((name): [string, number] => [name, Number(row[i])]));
    table.set(row[1]!, new Map(pins));
  }
  return table;
}

describe("the wiring table", () => {
  test.each(boardNames())("of %s says what the board record says", async (name) => {
    const table = wiringTable();
    const roles = pinRoles(await loadBoard(name));
    expect([...table].map(([role, pins]) => [role, pins.get(name)])).toEqual(roles.map(({ role, pin }) => [role, pin]));
  });

  test.each(boardNames())("has a diagram of %s beside it", (name) => {
    expect(building).toContain(`(wiring-${name}.svg)`);
  });
});

test("the JSON board in the page is one", async () => {
  const json = /```json\n([\s\S]*?)```/.exec(building)![1]!;
  writeTree(folder, { "my-board.json": json });
  const board = await loadBoard(join(folder, "my-board.json"));
  expect(board.matrix).toMatchObject({ start: "bottom right", lines: "columns", width: 16, pin: 13 });
});

test("the current limit in the page is the records'", async () => {
  for (const name of boardNames()) expect((await loadBoard(name)).limitMilliamps).toBe(1000);
  expect(building).toContain("record: 1,000 mA");
});
