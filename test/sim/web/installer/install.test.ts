import { describe, expect, test } from "vitest";
import { crc32 } from "../../../../sim/crc32";
import { createConsole } from "../../../../sim/web/installer/console";
import { install, isAsNew, LOADER } from "../../../../sim/web/installer/install";
import type { Trouble } from "../../../../sim/web/installer/trouble";
import { StandInConsole, type StandInOptions } from "../../../support/stand-in-console";

/** A program of some chunks that says who it is. */
function programNamed(name: string): string {
  return `var padding="${"x".repeat(1500)}";\nvar tower={run:function(){return "${name} \\"quoted\\" \\\\ \\n"}};\n`;
}

/** Ms that a start may take: long, because the computer may be busy; and where nothing will ever start. */
const PATIENCE = 20000;
const NO_PATIENCE = 300;

async function installOn(
  board: StandInConsole,
  program: string,
  steps: string[] = [],
  patienceMs = PATIENCE,
): Promise<string> {
  return install({
    console: createConsole(board),
    program,
    crc: crc32(Uint8Array.from(program, (character) => character.charCodeAt(0))),
    board: "ESP32",
    oldest: "2v29",
    patienceMs,
    progress: (step) => {
      if (steps.at(-1) !== step) steps.push(step);
    },
  });
}

/** What the board says of an installation that goes wrong. */
async function troubleOf(options: StandInOptions, board = new StandInConsole(options)): Promise<string> {
  return installOn(board, programNamed("new"), [], options.isSilent ? NO_PATIENCE : PATIENCE).then(
    () => "none",
    (error: Trouble) => error.kind,
  );
}

describe("an installation", () => {
  test("on a new board: radio off once, sent, checked, switched over, running", async () => {
    const board = new StandInConsole();
    const steps: string[] = [];
    expect(await installOn(board, programNamed("first"), steps)).toBe("2v29.277");
    expect(steps).toEqual(["opening", "version", "radio", "sending", "checking", "switching", "starting"]);
    expect(board.files.get("tower.a")).toBe(programNamed("first"));
    expect(board.inside("tower.run()")).toBe('first "quoted" \\ \n');
  });

  test("over an old tower goes under the other name, and back again", async () => {
    const board = new StandInConsole();
    for (const [name, file] of [
      ["first", "tower.a"],
      ["second", "tower.b"],
      ["third", "tower.a"],
    ] as const) {
      const steps: string[] = [];
      await installOn(board, programNamed(name), steps);
      expect(board.files.get("tower.use")).toBe(file);
      expect(board.inside("tower.run()")).toContain(name);
      expect(steps.includes("radio")).toBe(name === "first");
      board.powerOn();
      expect(board.inside("tower.run()")).toContain(name);
    }
  });

  test("throws away what stood half typed at the console", async () => {
    const board = new StandInConsole({ halfTyped: "while(true){" });
    await installOn(board, programNamed("new"));
    expect(board.inside("tower.run()")).toContain("new");
  });

  test.each([
    [{ isSilent: true }, "silent"],
    [{ board: "ESP32C3" }, "wrongBoard"],
    [{ version: "2v28" }, "tooOld"],
    [{ room: 1000 }, "full"],
    [{ damagedChunk: 1 }, "damaged"],
    [{ cutAtChunk: 2 }, "lost"],
  ] as const)("with %j says: %s", async (options, kind) => {
    expect(await troubleOf(options)).toBe(kind);
  });

  test("that goes wrong starts again what ran before", async () => {
    const board = new StandInConsole({ damagedChunk: 5 });
    await installOn(board, programNamed("old").replaceAll("xx", "zz"));
    await expect(installOn(board, programNamed("new"))).rejects.toMatchObject({ kind: "damaged" });
    expect(board.lines.at(-1)).toBe("load()");
    expect(board.inside("tower.run()")).toContain("old");
  });

  test("is not broken off by the watchdog of the tower that ran before", async () => {
    const board = new StandInConsole();
    const long = "x".repeat(12000);
    await installOn(board, `E.enableWatchdog(10,false);var padding="${long}";\n${programNamed("first")}`);
    await installOn(board, `E.enableWatchdog(10,false);var padding="${long}";\n${programNamed("second")}`);
    expect(board.inside("tower.run()")).toContain("second");
  });

  test("makes room where the old ones left none, and says so", async () => {
    const board = new StandInConsole({ room: 6000 });
    const steps: string[] = [];
    for (let i = 0; i < 6; i++) await installOn(board, programNamed(`number ${i}`), steps);
    expect(steps.filter((step) => step === "room").length).toBeGreaterThan(0);
    expect(board.inside("tower.run()")).toContain("number 5");
  });

  test("of a program that doesn't run says so", async () => {
    const board = new StandInConsole();
    await expect(installOn(board, `${"/".repeat(600)}\nthrow 1;`)).rejects.toMatchObject({ kind: "notRunning" });
  });

  describe("cut off at any write leaves a tower that starts", () => {
    test.each([0, 1, 2, 3, 4])("write %i", async (cutAtChunk) => {
      const board = new StandInConsole({});
      await installOn(board, programNamed("old"));
      const later = new StandInConsole({ cutAtChunk });
      for (const [name, text] of board.files) later.files.set(name, text);
      await installOn(later, programNamed("new")).catch(() => undefined);
      later.powerOn();
      expect(later.inside("tower.run()")).toMatch(cutAtChunk < 4 ? /old/ : /old|new/);
    });
  });

  test("a note of the name in use that was cut off starts one that is whole", async () => {
    const board = new StandInConsole();
    await installOn(board, programNamed("only"));
    for (const torn of ["", "\xff\xff\xff\xff\xff\xff\xff", undefined]) {
      if (torn === undefined) board.files.delete("tower.use");
      else board.files.set("tower.use", torn);
      board.powerOn();
      expect(board.inside("tower.run()")).toContain("only");
    }
  });

  test("leaves one line of boot code", () => {
    expect(LOADER).not.toContain("\n");
  });
});

test.each([
  ["2v29", true],
  ["2v29.277", true],
  ["2v30", true],
  ["3v00", true],
  ["2v28.999", false],
  ["1v99", false],
  ["nonsense", false],
])("version %s is new enough: %s", (version, is) => {
  expect(isAsNew(version, "2v29")).toBe(is);
});
