import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../../../build/bundle";
import { deploy, type OnBoard } from "../../../build/deploy/deploy";
import { openPort, type Port } from "../../../build/deploy/port";
import { makeProgram, type Program, programOf } from "../../../build/deploy/program";
import { board } from "../../../hal/boards/esp32";
import { NodeTower } from "../../espruino/node-tower";
import { withPrivateNames } from "../../espruino/private-names";
import { DeployedBoard, TELNET_PORT } from "../../support/deployed-board";
import { tempFolder } from "../../support/temp-tree";

/** A Linux build of Espruino with a telnet console: BOARD=LINUX. */
const binary = process.env.ESPRUINO64 ?? "";
const SCRIPT = "test/scripts/two-players.txt";
const folder = tempFolder();

async function deployTo(program: Program, options: { keepsScores?: boolean; seen?: (share: number) => void } = {}) {
  const port = await patiently(TELNET_PORT);
  const steps: string[] = [];
  const { keepsScores = true, seen = () => {} } = options;
  try {
    const found: OnBoard = await deploy({
      port,
      program,
      keepsScores,
      progress(step, share) {
        if (steps.at(-1) !== step) steps.push(step);
        if (step === "sending") seen(share!);
      },
    });
    return { found, steps };
  } finally {
    await port.close();
  }
}

/** The interpreter takes a moment until it listens. */
async function patiently(name: string): Promise<Port> {
  for (let tries = 50; ; tries--) {
    try {
      return await openPort(name);
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One that fits in the small flash of the build more often than the tower does. */
function small(says: string): Program {
  const code = `${"// padding\n".repeat(300)}var tower={run:function(){return "${says}";}};\n`;
  return programOf(code, "esp32", board);
}

describe.skipIf(binary === "")("a deployment to the real interpreter, by its telnet console (set ESPRUINO64)", () => {
  let real: DeployedBoard;
  beforeEach(async () => {
    const virtual = withPrivateNames((await bundle({ entry: "test/espruino/board/main.ts", board: "esp32" })).code);
    real = await DeployedBoard.create(binary, board, virtual);
    real.powerOn("telnet");
  });
  afterEach(() => real.close());

  test("runs from flash after a power cycle, and plays a script frame by frame as Node does", {
    timeout: 240_000,
  }, async () => {
    const tower = await makeProgram("esp32", `${folder}/tower.js`);
    const { found, steps } = await deployTo(tower);
    expect(steps).toEqual(["opening", "version", "radio", "sending", "checking", "switching", "starting"]);
    expect(found).toMatchObject({
      file: "tower.a",
      before: "",
      size: tower.code.length,
      crc: tower.crc,
      label: tower.label,
      interpreter: real.version,
      board: "ESP32",
    });

    // The power cycle: nothing but the flash is left. It starts with a flash area as empty as Node's.
    await real.powerOff();
    real.powerOn("own");
    const node = new NodeTower(board);
    const lines = readFileSync(SCRIPT, "utf8").split("\n");
    const played = await real.play(lines);
    for (const [i, line] of lines.entries()) expect({ line, ...played[i] }).toEqual({ line, ...node.play(line) });
    expect(await real.hasBootFile()).toBe(true);

    // Another deployment in the middle of a game: the scores are where they were, byte by byte, and the game goes on.
    await real.play(["do new tenthousand 2 first=1", "dice 1 1 1 5 2 3", "shake 700", "wait 1200"]);
    const [open] = await real.play(["state"]);
    await real.powerOff();
    const scores = real.scores();
    expect(scores.some((byte) => byte !== 0xff)).toBe(true);
    real.powerOn("telnet");
    const again = await deployTo(tower);
    expect(again.found).toMatchObject({ file: "tower.b", before: "tower.a" });
    expect(again.steps).not.toContain("radio");
    await real.powerOff();
    expect(real.scores().equals(scores)).toBe(true);
    real.powerOn("own");
    await real.tick();
    const [resumed] = await real.play(["state"]);
    expect(resumed!.text).toBe(open!.text);
    expect(await real.hasBootFile()).toBe(true);
    expect(await real.ask<string>('require("Storage").read("radio.txt")')).toBe("-");
  });

  test("cut off after any tenth of it leaves the old program", { timeout: 240_000 }, async () => {
    await deployTo(small("old"));
    for (let tenth = 0; tenth < 10; tenth++) {
      let cut: Promise<void> | undefined;
      const broken = deployTo(small(`number ${tenth}`), {
        seen: (share) => {
          if (share >= tenth / 10) cut ??= real.powerOff();
        },
      });
      await expect(broken).rejects.toMatchObject({ kind: "lost" });
      await cut;
      real.powerOn("own");
      expect(await real.ask<string>("tower.run()")).toBe("old");
      await real.powerOff();
      real.powerOn("telnet");
    }
    await deployTo(small("new"));
    await real.powerOff();
    real.powerOn("own");
    expect(await real.ask<string>("tower.run()")).toBe("new");
  });

  test("without the scores erases the tower's area and nothing else", { timeout: 120_000 }, async () => {
    const writes = `require("Flash").write(new Uint8Array([1,2,3]),${board.flash.address + 100});`;
    await deployTo(programOf(`${small("first").code}${writes}\n`, "esp32", board));
    await real.powerOff();
    expect([...real.scores().subarray(100, 103)]).toEqual([1, 2, 3]);
    real.powerOn("telnet");
    await deployTo(small("second"), { keepsScores: false });
    await real.powerOff();
    expect(real.scores().every((byte) => byte === 0xff)).toBe(true);
    real.powerOn("own");
    expect(await real.hasBootFile()).toBe(true);
    expect(await real.ask<string>("tower.run()")).toBe("second");
  });
});
