import { afterEach, describe, expect, test } from "vitest";
import { cureOf } from "../../../build/deploy/cures";
import { deploy, type OnBoard } from "../../../build/deploy/deploy";
import { openPort } from "../../../build/deploy/port";
import { type Program, programOf } from "../../../build/deploy/program";
import { board as record } from "../../../hal/boards/esp32";
import { StandInConsole, type StandInOptions } from "../../support/stand-in-console";
import { serveConsole, type TcpConsole } from "../../support/tcp-console";

/** A program of four chunks that says who it is. */
function programNamed(name: string): Program {
  return programOf(
    `var padding="${"x".repeat(1500)}";\nvar tower={run:function(){return "${name}"}};\n`,
    "esp32",
    record,
  );
}

const RECORDS = [
  { option: "esp32", name: "ESP32" },
  { option: "small-c3", name: "ESP32C3" },
];

let server: TcpConsole | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Ms that a start may take: long, because the computer may be busy; and where nothing will ever start. */
const PATIENCE = 20000;
const NO_PATIENCE = 300;

interface Wishes {
  readonly patienceMs?: number;
  readonly keepsScores?: boolean;
  readonly seen?: (share: number) => void;
}

/** Deploys by the network. @throws Error with the sentence that a person reads */
async function deployTo(board: StandInConsole, program: Program, wishes: Wishes = {}): Promise<OnBoard> {
  await server?.close();
  server = await serveConsole(board);
  const port = await openPort(server.port);
  try {
    return await deploy({
      port,
      program,
      keepsScores: wishes.keepsScores ?? true,
      patienceMs: wishes.patienceMs ?? PATIENCE,
      progress: (step, share) => {
        if (step === "sending") wishes.seen?.(share!);
      },
    });
  } catch (error) {
    throw new Error(cureOf(error, { port: "PORT", heard: port.heard(), wanted: record, records: RECORDS }));
  } finally {
    await port.close();
  }
}

describe("a deployment", () => {
  test("reads back from the board what is there", async () => {
    const board = new StandInConsole();
    const first = programNamed("first");
    expect(await deployTo(board, first)).toEqual({
      file: "tower.a",
      before: "",
      size: first.code.length,
      crc: first.crc,
      label: expect.stringMatching(/^dice-tower \d+\.\d+\.\d+ for esp32$/),
      interpreter: "2v29.277",
      board: "ESP32",
      variables: { free: 3000, total: 5000 },
    });
    expect(await deployTo(board, programNamed("second"))).toMatchObject({ file: "tower.b", before: "tower.a" });
    board.powerOn();
    expect(board.inside("tower.run()")).toBe("second");
  });

  test("leaves other files and the tower's flash area alone", async () => {
    const board = new StandInConsole();
    board.files.set(".boot0", "var mine=1;");
    board.files.set("photo", "of the cat");
    await deployTo(board, programNamed("new"));
    expect(board.erased).toEqual([]);
    expect([...board.files.keys()].sort()).toEqual(
      [".boot0", ".bootcde", "photo", "tower.a", "tower.info", "tower.use"].sort(),
    );
    expect(board.files.get("photo")).toBe("of the cat");
  });

  test("erases all of the tower's flash area, and only that, when it is told to", async () => {
    const board = new StandInConsole();
    await deployTo(board, programNamed("new"), { keepsScores: false });
    const { address, sectorSize, sectorCount } = record.flash;
    expect(board.erased).toEqual(Array.from({ length: sectorCount }, (_, i) => address + i * sectorSize));
  });

  test("whose erased flash isn't empty says so, and switches nothing over", async () => {
    const board = new StandInConsole({ isWornOut: true });
    await expect(deployTo(board, programNamed("new"), { keepsScores: false })).rejects.toThrow(/Sector 0.*worn out/);
    expect(board.files.has("tower.use")).toBe(false);
  });
});

const TROUBLES: readonly (readonly [StandInOptions, RegExp])[] = [
  [{ isSilent: true }, /^Nothing answers at PORT.*--list.*flashing\.md.*reset/],
  [{ insteadOfEspruino: "MicroPython v1.22\r\n>>> " }, /^MicroPython answers.*flashing\.md/],
  [{ insteadOfEspruino: "rst:0x10 invalid header: 0xffffffff" }, /has no firmware.*flashing\.md/],
  [{ insteadOfEspruino: "rst:0x1 boot:0x3 waiting for download" }, /boot button.*press reset/],
  [{ insteadOfEspruino: "Brownout detector was triggered" }, /supply breaks down.*unplug the panel/],
  [{ insteadOfEspruino: "AT+OK" }, /isn't Espruino's console.*AT\+OK/],
  [{ board: "PIXLJS" }, /^This is a PIXLJS, not an ESP32.*Nothing was changed/],
  [{ board: "ESP32C3" }, /^This is a ESP32C3.*--board small-c3/],
  [{ board: "ESP32P4" }, /^This is a ESP32P4.*write one.*building\.md/],
  [{ version: "2v12" }, /^Espruino 2v12 is too old: 2v29.*flashing\.md/],
  [{ room: 3500 }, /^The board's Storage took no more \(\d+ bytes free, \d+ needed\).*old program runs on/],
  [{ damagedChunk: 5 }, /isn't what was sent.*old program runs on.*cable/],
  [{ silentAtChunk: 2 }, /^The connection to PORT broke off.*press reset/],
  [{ cutAtChunk: 2 }, /^The connection to PORT broke off.*still whole.*deploy again/],
];

describe("a trouble is named with its cure, and the old program stays", () => {
  test.each(TROUBLES)("%j", async (options, sentence) => {
    const old = new StandInConsole();
    await deployTo(
      old,
      programOf(`${programNamed("old").code}//${"y".repeat(500)}`.replaceAll("xx", "zz"), "esp32", record),
    );
    // Chunks are counted from power-on.
    const after = options.damagedChunk === undefined ? options : { ...options, damagedChunk: options.damagedChunk - 4 };
    const board = new StandInConsole(after);
    for (const [name, text] of old.files) board.files.set(name, text);
    board.powerOn();
    const isInVain = options.isSilent || options.insteadOfEspruino;
    const patienceMs = isInVain ? NO_PATIENCE : PATIENCE;
    await expect(deployTo(board, programNamed("new"), { patienceMs })).rejects.toThrow(sentence);
    board.powerOn();
    expect(board.inside("tower.run()")).toBe("old");
  });

  test("a program that doesn't run", async () => {
    const broken = programOf(`${"/".repeat(600)}\nthrow 1;`, "esp32", record);
    await expect(deployTo(new StandInConsole(), broken)).rejects.toThrow(/doesn't run.*reset.*older version/);
  });
});

test("a board that doesn't come back after the start is said to not run", async () => {
  const board = new StandInConsole();
  const hung = programOf(`${"/".repeat(600)}\nwhile(true){}`, "esp32", record);
  await expect(deployTo(board, hung, { patienceMs: 2000 })).rejects.toThrow(/doesn't run/);
});

/** Writes of a deployment: four chunks, the note, the name in use, the boot code stands already. */
const WRITES = 6;

describe("broken off at any chunk, the old program starts, and another deployment mends all", () => {
  test.each(Array.from({ length: WRITES }, (_, at) => at))("the power goes at write %i", async (cutAtChunk) => {
    const old = new StandInConsole();
    await deployTo(old, programNamed("old"));
    const board = new StandInConsole({ cutAtChunk });
    for (const [name, text] of old.files) board.files.set(name, text);
    await expect(deployTo(board, programNamed("new"))).rejects.toThrow("broke off");
    board.powerOn();
    expect(board.inside("tower.run()")).toBe("old");
    await deployTo(board, programNamed("newer"));
    expect(board.inside("tower.run()")).toBe("newer");
  });

  test.each([0, 1, 2, 3, 4])("the cable is pulled after %i chunks", async (chunks) => {
    const board = new StandInConsole();
    await deployTo(board, programNamed("old"));
    let sent = 0;
    const broken = deployTo(board, programNamed("new"), {
      seen: () => {
        if (sent++ === chunks) server!.unplug();
      },
    });
    await expect(broken).rejects.toThrow("broke off");
    board.powerOn();
    expect(board.inside("tower.run()")).toBe("old");
    await deployTo(board, programNamed("newer"));
    expect(board.inside("tower.run()")).toBe("newer");
  });
});
