import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { board } from "../hal/boards/esp32";
import { board as wideBoard } from "../hal/boards/esp32-32x8";
import { playLine } from "../sim/script";
import { createSimTower } from "../sim/tower";
import { expectations } from "./support/expectations";

const FOLDER = join(import.meta.dirname, "scripts");
const SCRIPTS = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".txt"));

/** Plays a script and returns the state printed last before each line. */
function statesByLine(script: string, wide: boolean): Map<number, unknown> {
  const tower = createSimTower({ board: wide ? wideBoard : board, seed: 1 });
  const states = new Map<number, unknown>();
  let last: unknown = null;
  for (const [index, line] of script.split("\n").entries()) {
    states.set(index + 1, last);
    if (line.trim() === "cut") tower.cut();
    const printed = line.trim() === "cut" ? tower.run("") : playLine(tower, line);
    if (printed.startsWith("{")) last = JSON.parse(printed);
  }
  return states;
}

describe.each(SCRIPTS)("%s", (name) => {
  const script = readFileSync(join(FOLDER, name), "utf8");
  test.each(["16x16", "32x8"])("comes to the states worked out by hand, %s", (layout) => {
    const wanted = expectations(script);
    expect(wanted.length).toBeGreaterThan(0);
    const states = statesByLine(script, layout === "32x8");
    for (const { line, part } of wanted) expect(states.get(line), `${name}, line ${line}`).toMatchObject(part);
  });
});
