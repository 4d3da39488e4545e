import { expect, test } from "vitest";
import { board } from "../../../hal/boards/esp32";
import { playScript } from "../../../sim/play-script";
import { createSimTower } from "../../../sim/tower";
import { createScriptPlayer } from "../../../sim/web/script-player";
import { createWebTower } from "../../../sim/web/web-tower";

const SCRIPT =
  "wait 1200\npress ok\nwait 400\nframe\ncut\nsounds\nframe\ndo new spicy 1\nshake 700\nwait 900\nstate\nframe";

function play(script: string, step: number) {
  const printed: string[] = [];
  const player = createScriptPlayer(script, createWebTower({ board, seed: 1 }), (text) => printed.push(text));
  let ms = 0;
  const frames = new Set<string>();
  let tones = 0;
  for (; !player.isOver() && ms < 60000; ms += step) {
    player.advance(step);
    frames.add(player.frame().join());
    tones += player.heard().tones.length;
  }
  return { player, printed, ms, frames, tones };
}

test.each([7, 16, 1000000])("prints what the same script prints in Node, %i ms at a time", (step) => {
  const printed: string[] = [];
  playScript(SCRIPT, createSimTower({ board, seed: 1 }), { printed: (text) => void printed.push(text), frame() {} });
  expect(play(SCRIPT, step).printed).toEqual(printed);
});

test("takes the time it tells of, and shows and sounds what happens on the way", () => {
  const { ms, frames, tones } = play(SCRIPT, 16);
  expect(ms).toBeGreaterThan(3200);
  expect(ms).toBeLessThan(3700);
  expect(frames.size).toBeGreaterThan(8);
  expect(tones).toBeGreaterThan(3);
});

test("stops at a wrong line and says which", () => {
  const { player, printed } = play("state\nhop\nstate", 16);
  expect(printed).toHaveLength(1);
  expect(player.error()).toMatch(/^line 2, "hop": /);
});
