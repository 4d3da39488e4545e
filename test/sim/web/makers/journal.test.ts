import { expect, test } from "vitest";
import { board } from "../../../../hal/boards/esp32";
import { playScript } from "../../../../sim/play-script";
import { createSimTower, type SimTower } from "../../../../sim/tower";
import { gameScript, readEntries } from "../../../../sim/web/makers/journal";

function towerAfter(script: string): SimTower {
  const tower = createSimTower({ board, seed: 1 });
  playScript(script, tower, { printed() {}, frame() {} });
  return tower;
}

const linesOf = (tower: SimTower) =>
  readEntries(tower.parts().flash).map(({ kind, lines, isUndone }) =>
    kind === "checkpoint" ? "checkpoint" : `${lines.join("; ")}${isUndone ? " (undone)" : ""}`,
  );

test("an empty flash has no entries and no script", () => {
  const { flash } = createSimTower({ board }).parts();
  expect(readEntries(flash)).toEqual([]);
  expect(gameScript([])).toBeUndefined();
});

test("what was done reads as a script says it, the first choice out of its checkpoint", () => {
  const tower = towerAfter(
    "do new spicy 2 first=1\ndice 1 1 1 2 3 4\ndo roll\ndo hold 1 2\ndo undo\nset mute 1\ndo score ROT",
  );
  expect(linesOf(tower)).toEqual([
    "do new spicy 2",
    "checkpoint",
    "do first 1",
    "checkpoint",
    "dice 1 1 1 2 3 4; do roll",
    "do hold 1 2 (undone)",
    "set mute 1",
    "do score ROT",
  ]);
});

test.each([
  ["do new spicy 3 first=2\ndo roll\ndo turn 1 2\ndo hold 4 5\ndo roll\ndo score 4\ndo roll"],
  ["do new tenthousand 3 ante opening\ndo roll\ndo roll\ndo set 1\ndo roll"],
  [
    "do new hotdice 3 first=1\ndice 1 1 2 3 4 6 2\ndo roll\ndo call odd\ndice 1 2 3 4 5\ndo press 0\ndo press 2\ndo press 0",
  ],
  ["do new farkel 2 first=0\ndice 1 5 5 2 3 3\ndo roll\ndo set 1 2\ndo bank\ndo take"],
  ["do new spicy 2 first=0\ndo roll\ndo new farkel 2 first=1\ndice 1 1 1 2 3 4\ndo roll\ndo set 1"],
])("the script of a game plays it again: %j", (script) => {
  const tower = towerAfter(script);
  const saved = gameScript(readEntries(tower.parts().flash))!;
  const printed: string[] = [];
  playScript(saved, createSimTower({ board }), { printed: (text) => void printed.push(text), frame() {} });
  expect(printed.filter((text) => text.startsWith("refused"))).toEqual([]);
  expect(printed.at(-2)).toBe(tower.run("state"));
});

test("a game whose beginning was erased has no script, or one that is whole", () => {
  const roll = "do roll\ndo hold 1\ndo hold 2\ndo undo\n";
  const long = Array.from({ length: 60 }, () => `do new spicy 1\n${roll.repeat(30)}`).join("");
  const entries = readEntries(towerAfter(long).parts().flash);
  expect(entries.length).toBeGreaterThan(500);
  expect(gameScript(entries.slice(-20))).toBeUndefined();
});
