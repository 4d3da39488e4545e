import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { crc32 } from "../../../../sim/crc32";
import { createConsole } from "../../../../sim/web/installer/console";
import { install } from "../../../../sim/web/installer/install";
import { createProcessWire, type ProcessWire } from "../../../support/process-wire";

const binary = process.env.ESPRUINO ?? "";

function programNamed(name: string, functions: number): string {
  const lines = Array.from({ length: functions }, (_, i) => `function f${i}(a){return a+"\\"${i}\\\\\\n"}`);
  return `${lines.join("\n")}\nvar tower={run:function(){return "${name}"+f${functions - 1}("")}};\n`;
}

async function installOn(wire: ProcessWire, program: string, steps: string[] = []): Promise<string> {
  const console = createConsole(wire);
  await console.wake(5000, false);
  return install({
    console,
    program,
    crc: crc32(Uint8Array.from(program, (character) => character.charCodeAt(0))),
    // Each build for Linux has a name of its own.
    board: await console.ask<string>("process.env.BOARD"),
    oldest: "2v29",
    progress: (step) => void steps.push(step),
  });
}

/** The console of the real interpreter; set ESPRUINO to a Linux build of it. */
describe.skipIf(binary === "")("the installer and the real interpreter", { timeout: 120000 }, () => {
  let wire: ProcessWire;
  beforeEach(() => {
    wire = createProcessWire(binary);
  });
  afterEach(() => wire.close());

  test("installs twice, and what is installed starts with the power", async () => {
    expect(await installOn(wire, programNamed("first", 100))).toMatch(/^2v/);
    await wire.restart();
    const board = createConsole(wire);
    await board.wake(5000, false);
    expect(await board.ask<string>("tower.run()")).toBe('first"99\\\n');
    await installOn(wire, programNamed("second", 20));
    await wire.restart();
    const again = createConsole(wire);
    await again.wake(5000, false);
    expect(await again.ask<string>("tower.run()")).toBe('second"19\\\n');
    expect(await again.ask<string[]>('require("Storage").list()')).toEqual(
      expect.arrayContaining(["tower.a", "tower.b", "tower.use", ".bootcde"]),
    );
  });

  test("stops a program that runs, however busy it is", async () => {
    await installOn(wire, `${programNamed("busy", 20)}setInterval(function(){for(var i=0;i<2000;i++);},20);\n`);
    await installOn(wire, programNamed("next", 20));
    expect(await createConsole(wire).ask<string>("tower.run()")).toContain("next");
  });

  test("makes room where erased files left none, and the program in use outlives it", async () => {
    await installOn(wire, programNamed("old", 20));
    const board = createConsole(wire);
    await board.wake(5000, false);
    const { freeBytes } = await board.ask<{ freeBytes: number }>('require("Storage").getStats()');
    await board.ask(`require("Storage").write("junk","x",0,${freeBytes - 1000})`);
    await board.ask('require("Storage").write(".boot0","var mine=1;")');
    await board.ask('require("Storage").erase("junk")||0');
    const steps: string[] = [];
    await installOn(wire, programNamed("new", 100), steps);
    expect(steps).toContain("room");
    await wire.restart();
    const again = createConsole(wire);
    await again.wake(5000, false);
    expect(await again.ask<string>("mine+tower.run()")).toContain("1new");
    expect(await again.ask<string>('require("Storage").read("tower.a")')).toBe(programNamed("old", 20));
  });

  test("the board says what it throws", async () => {
    const board = createConsole(wire);
    await board.wake(5000, true);
    await expect(board.ask("nothing.there")).rejects.toThrow("nothing");
  });
});
