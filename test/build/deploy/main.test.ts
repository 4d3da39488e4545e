import { spawn } from "node:child_process";
import { afterEach, describe, expect, test } from "vitest";
import { StandInConsole } from "../../support/stand-in-console";
import { serveConsole, type TcpConsole } from "../../support/tcp-console";

let server: TcpConsole | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `npm run deploy --`, as a person calls it; what it prints goes to `hears`. */
function run(args: readonly string[], hears: (text: string, stop: () => void) => void = () => {}): Promise<Ended> {
  const child = spawn("node_modules/.bin/tsx", ["build/deploy/main.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      said += data.toString();
      hears(said, () => child.kill("SIGINT"));
    });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

describe("npm run deploy", { timeout: 60_000 }, () => {
  test("builds the tower, puts it on the board and tells what it did", async () => {
    const board = new StandInConsole();
    server = await serveConsole(board);
    const { code, said } = await run(["--port", server.port]);
    const program = board.files.get("tower.a")!;
    // The stand-in has no pins: the tower itself can't start there.
    expect(said).toContain("doesn't run");
    expect(code).toBe(1);
    expect(said).toMatch(/^dist\/tower\.js: dice-tower \d+\.\d+\.\d+ for esp32, \d+ bytes\n/);
    expect(said).toContain(`Sending ${program.length} bytes`);
    expect(program).toContain("tower");
  });

  test("without a port lists those there are", async () => {
    const { code, said } = await run([]);
    expect(code).toBe(1);
    expect(said).toMatch(
      /Deploy failed\. Say where the board is: npm run deploy -- --port .*\n(Ports found|No serial)/,
    );
  });

  test("lists the ports when it is asked to", async () => {
    const { code, said } = await run(["--list"]);
    expect(code).toBe(0);
    expect(said).toMatch(/^(Ports found|No serial port)/);
  });

  test("names the boards there are", async () => {
    const { code, said } = await run(["--port", "tcp://127.0.0.1:9", "--board", "nothing"]);
    expect(code).toBe(1);
    expect(said).toMatch(/No board "nothing".*esp32/);
  });

  test("doesn't erase scores unasked, where nobody can be asked", async () => {
    const { code, said } = await run(["--port", "tcp://127.0.0.1:9", "--no-keep-scores"]);
    expect(code).toBe(1);
    expect(said).toMatch(/erases games, best results and settings: add --yes/);
  });

  test("broken off by Ctrl-C starts the old program again", async () => {
    const board = new StandInConsole();
    server = await serveConsole(board, 20);
    const { code, said } = await run(["--port", server.port], (text, stop) => {
      if (text.includes("Sending")) stop();
    });
    expect(code).toBe(130);
    expect(said).toContain("Broken off. The program that was on the board before starts again");
    expect(said).not.toContain("Deploy failed");
    expect(board.lines.at(-1)).toBe("load()");
    expect(board.files.has("tower.use")).toBe(false);
  });
});
