import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFile } from "../../sim/lock";

let folder = "";
let file = "";

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "dice-tower-"));
  file = path.join(folder, "deeper", "tower.flash");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test("a free file is taken, with its folders, and given back", () => {
  const free = lockFile(file);
  expect(fs.readFileSync(`${file}.lock`, "utf8")).toMatch(new RegExp(`^${process.pid} `));
  free();
  expect(fs.readdirSync(path.dirname(file))).toEqual([]);
  free();
  lockFile(file)();
});

test("a second tower is told who is there and what to do; killed, the first is no hindrance", async () => {
  const first = fork(path.join(import.meta.dirname, "lock-holder.ts"), [file], { execArgv: ["--import", "tsx"] });
  await once(first, "message");
  expect(() => lockFile(file)).toThrow(
    `another tower is running on ${file} (process ${first.pid}): quit it, choose another file with --flash, or, if there is none, delete ${file}.lock`,
  );
  first.kill("SIGKILL");
  await once(first, "exit");
  lockFile(file)();
}, 20000);

test.each(["gone", "this one, before it had the number"])("a lock of a process that is %s is taken over", (whose) => {
  const pid = whose === "gone" ? spawnSync(process.execPath, ["-e", ""]).pid : process.pid;
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(`${file}.lock`, `${pid} ${whose === "gone" ? "12345" : ""}\n`);
  const free = lockFile(file);
  expect(fs.readFileSync(`${file}.lock`, "utf8")).toMatch(new RegExp(`^${process.pid} `));
  free();
});

test("a lock without a name counts: it may be just being written", () => {
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(`${file}.lock`, "");
  expect(() => lockFile(file)).toThrow(`(process unknown): quit it, choose another file with --flash`);
});

test("a folder that can't be made is named", () => {
  fs.writeFileSync(path.join(folder, "deeper"), "");
  expect(() => lockFile(file)).toThrow("deeper");
});
