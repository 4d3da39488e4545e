import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadBoard } from "../../../build/board-file";
import { board as esp32 } from "../../../hal/boards/esp32";

const folder = mkdtempSync(join(tmpdir(), "board-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(json: unknown): string {
  const path = join(folder, "my-tower.json");
  writeFileSync(path, typeof json === "string" ? json : JSON.stringify(json));
  return path;
}

const { name: _, ...nameless } = esp32;

describe("a maker's own board", () => {
  it("says only what is different from a board that is known", async () => {
    const own = { extends: "esp32", about: "the blue one", matrix: { start: "bottom left" }, limitMilliamps: 500 };
    const matrix = { ...esp32.matrix, start: "bottom left" };
    expect(await loadBoard(file(own))).toEqual({ ...esp32, limitMilliamps: 500, matrix });
  });

  it("can be a whole record", async () => {
    expect(await loadBoard(file(esp32))).toEqual(esp32);
  });

  it("has tiles with a path of their own", async () => {
    const tiles = { width: 8, height: 8, lines: "columns", zigzag: false };
    const board = await loadBoard(file({ extends: "esp32", matrix: { tiles } }));
    expect(board.matrix.tiles).toEqual(tiles);
  });

  it.each<[unknown, string]>([
    ["{ extends: 'esp32' }", "can't be read as JSON"],
    [[1], 'holds no board: it is { "extends": "esp32", ... }'],
    [{ extends: "esp23" }, 'extends: No board "esp23": it is neither'],
    [{ extends: "esp32", matrix: { start: "left" } }, 'matrix.start is "left"; allowed: "top left", "top right"'],
    [{ extends: "esp32", matrix: { width: 20 } }, "matrix.width is 20; allowed: 16, 32"],
    [{ extends: "esp32", matrix: { width: 32 } }, "matrix is 32x16; allowed: 16x16, 32x8"],
    [
      { extends: "esp32", matrix: 3 },
      "matrix is 3; allowed: { pin, width, height, start, lines, zigzag, colourOrder, tiles }",
    ],
    [{ extends: "esp32", matrix: { zigzag: "no" } }, 'matrix.zigzag is "no"; allowed: true, false'],
    [{ extends: "esp32", matrix: { colourOrder: "rgbw" } }, 'matrix.colourOrder is "rgbw"; allowed: "rgb", "grb"'],
    [{ extends: "esp32", matrix: { wire: {} } }, "matrix.wire is no field; matrix has pin, width"],
    [{ extends: "esp32", matrix: { tiles: { width: 8 } } }, "matrix.tiles.height is missing"],
    [
      { extends: "esp32-32x8", matrix: { tiles: { width: 8, height: 16, zigzag: true } } },
      "allowed: what fills 32x8 exactly",
    ],
    [{ extends: "esp32", buttonPins: [1, 2, 3] }, "buttonPins is [1,2,3]; allowed: four GPIOs"],
    [{ extends: "esp32", buzzerPin: "4" }, 'buzzerPin is "4"; allowed: a whole number from 0 to 48 (a GPIO)'],
    [{ extends: "esp32", limitMilliamps: 100 }, "limitMilliamps is 100; allowed: a whole number from 450 to 10000 mA"],
    [{ extends: "esp32", flash: { address: 0x320000 } }, "flash.address is 3276800; allowed:"],
    [{ extends: "esp32", flash: { address: 0x318000 } }, "flash.sectorCount is 16; allowed: what ends before 0x320000"],
    [{ extends: "esp32", buzzer: 4 }, "buzzer is no field; there are extends, about, name, matrix, buttonPins"],
    [nameless, 'name is missing (or say "extends": "esp32")'],
    [{ extends: "esp32", buzzerPin: 34 }, "GPIO 34 can't be the buzzer (buzzerPin): it is input only"],
  ])("%j is refused: %s", async (json, message) => {
    await expect(loadBoard(file(json))).rejects.toThrow(message);
  });

  it("tells all faults at once", async () => {
    const wrong = file({ extends: "esp32", buzzerPin: -1, i2c: { sda: 1.5 } });
    await expect(loadBoard(wrong)).rejects.toThrow(/is no board yet:\n {2}buzzerPin is -1.*\n {2}i2c.sda is 1.5/);
  });
});
