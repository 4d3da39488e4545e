import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { pathToFileURL } from "node:url";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
/** By its place: the program runs in a folder of its own. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
let folder = "";

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "dice-tower-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function run(args: string[], input = "") {
  const env = { ...process.env, XDG_STATE_HOME: path.join(folder, "state") };
  return spawnSync(process.execPath, ["--import", tsx, path.join(root, "sim/main.ts"), ...args], {
    input,
    env,
    encoding: "utf8",
    cwd: folder,
  });
}

function script(name: string, text: string): string {
  fs.writeFileSync(path.join(folder, name), text);
  return name;
}

describe("npm run sim", { timeout: 30000 }, () => {
  test("plays a script and prints what its steps print", () => {
    const { stdout, stderr, status } = run(["--script", script("a.txt", "wait 100\nframe\nstate\n")]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, 16).every((line) => /^[.\w]{16}$/.test(line))).toBe(true);
    expect(lines.at(-2)).toMatch(/^crc /);
    expect(JSON.parse(lines.at(-1)!).phase).toBe("menu");
    expect(fs.existsSync(path.join(folder, "state"))).toBe(false);
  });

  test("plays standard input, and on the other layout", () => {
    const { stdout } = run(["--script", "-", "--layout", "32x8"], "frame");
    expect(stdout.split("\n")[0]).toMatch(/^[.\w]{32}$/);
  });

  test("stops at a wrong line with its number, and prints what came before", () => {
    const { stdout, stderr, status } = run(["--script", script("b.txt", "state\n\npress fire\n")]);
    expect(stdout).toContain('"phase"');
    expect(stderr).toBe(
      `dice-tower: b.txt, line 3, "press fire": script: no button 'fire'; there are left right ok star\n`,
    );
    expect(status).toBe(1);
  });

  test("writes a picture for each frame step", () => {
    const { status } = run(["--script", script("c.txt", "frame\nwait 20\nframe"), "--png", "pictures/new"]);
    expect(status).toBe(0);
    const pictures = path.join(folder, "pictures/new");
    expect(fs.readdirSync(pictures)).toEqual(["line-0001.png", "line-0003.png"]);
    expect(PNG.sync.read(fs.readFileSync(path.join(pictures, "line-0001.png"))).width).toBe(17 * 24);
  });

  test("a seed makes the dice repeat themselves", () => {
    const file = script("d.txt", "do new spicy 2\ndo first 0\ndo roll\nstate\n");
    const dice = (seed: string) => run(["--script", file, "--seed", seed]).stdout;
    expect(dice("7")).toBe(dice("7"));
    expect(dice("7")).not.toBe(dice("8"));
  });

  test("a flash file carries the game from one run to the next", () => {
    run(["--script", script("e.txt", "do new spicy 3\ndo first 1\n"), "--flash", "my.flash"]);
    const { stdout } = run(["--script", script("f.txt", "state\n"), "--flash", "my.flash"]);
    expect(JSON.parse(stdout)).toMatchObject({ game: "spicy", seats: 3, seat: 1 });
    expect(fs.existsSync(path.join(folder, "my.flash.lock"))).toBe(false);
  });

  test.each([
    [["--scirpt", "x"], /unknown option '--scirpt'\n\(Did you mean --script/],
    [["play"], /too many arguments/],
    [["--seed", "dice", "--script", "a.txt"], /'dice' is invalid. It is a whole number from 0 to 4294967295/],
    [["--layout", "8x8"], /Allowed choices are 16x16, 32x8/],
    [["--script", "nowhere.txt"], /dice-tower: can't read the script nowhere.txt: .*no such file/],
    [["--png", "x"], /dice-tower: --png needs --script/],
    [["--script", "a.txt", "--flash", "a.txt"], /dice-tower: the flash file a.txt has \d+ bytes/],
  ])("%j is refused with a reason", (args, message) => {
    const { stderr, status } = run(args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(1);
  });

  test("without a terminal it says how to play a script instead", () => {
    const { stderr, status } = run([]);
    expect(stderr).toBe(
      "dice-tower: there is no terminal here. Play in a browser: npm run web; or a script: npm run sim -- --script FILE\n",
    );
    expect(status).toBe(2);
  });
});
