import { fork } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSimFlash } from "../../sim/flash";
import { openFlashFile } from "../../sim/flash-file";

const area = { address: 0, sectorSize: 256, sectorCount: 4 };
let folder = "";
let file = "";

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "dice-tower-"));
  file = path.join(folder, "state", "tower.flash");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe("flash file", () => {
  test("is made empty, with its folders, and nothing else is left beside it", () => {
    const store = openFlashFile(file, area);
    store.close();
    expect(fs.readFileSync(file)).toEqual(Buffer.alloc(1024, 255));
    expect(fs.readdirSync(path.dirname(file))).toEqual(["tower.flash"]);
  });

  test("holds every write and erase at once", () => {
    const store = openFlashFile(file, area);
    const flash = createSimFlash(area, store);
    flash.write(300, Uint8Array.of(1, 2, 3));
    expect([...fs.readFileSync(file).subarray(299, 304)]).toEqual([255, 1, 2, 3, 255]);
    flash.erase(1);
    expect(fs.readFileSync(file)).toEqual(Buffer.alloc(1024, 255));
    store.close();
  });

  test("opened again it is as it was", () => {
    const first = openFlashFile(file, area);
    createSimFlash(area, first).write(5, Uint8Array.of(77));
    first.close();
    const second = openFlashFile(file, area);
    expect(createSimFlash(area, second).read(5, 1)[0]).toBe(77);
    second.close();
  });

  test("what is read from it is a copy, as from any flash", () => {
    const store = openFlashFile(file, area);
    const flash = createSimFlash(area, store);
    flash.read(0, 4).fill(0);
    expect([...flash.read(0, 4)]).toEqual([255, 255, 255, 255]);
    store.close();
  });

  test("a file of another size isn't touched", () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, "a shopping list");
    expect(() => openFlashFile(file, area)).toThrow(
      `the flash file ${file} has 15 bytes, a tower's has 1024: choose another with --flash, or delete it`,
    );
    expect(fs.readFileSync(file, "utf8")).toBe("a shopping list");
  });

  test("a place that can't be written to is named", () => {
    const below = path.join(folder, "note");
    fs.writeFileSync(below, "");
    expect(() => openFlashFile(path.join(below, "tower.flash"), area)).toThrow(/can't make the flash file .*note/);
    expect(() => openFlashFile(folder, area)).toThrow(`can't read the flash file ${folder}`);
  });

  test("killed at any moment it has lost nothing that a write had returned from", async () => {
    const child = fork(path.join(import.meta.dirname, "flash-file-writer.ts"), [file], {
      execArgv: ["--import", "tsx"],
      stdio: "ignore",
    });
    let last = -1;
    await new Promise<void>((resolve) => {
      child.on("message", (written: number) => {
        last = written;
        if (written === 200) child.kill("SIGKILL");
      });
      child.on("exit", () => resolve());
    });
    const found = fs.readFileSync(file);
    for (let i = 0; i <= last; i++) expect(found[i]).toBe(i % 255);
    expect(last).toBeGreaterThanOrEqual(200);
  }, 20000);
});
