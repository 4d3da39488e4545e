import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Wire } from "../../sim/web/installer/console";

/** The wire to a Linux build of Espruino: its standard input and output. */
export interface ProcessWire extends Wire {
  /** Pulls the plug and puts it back: the flash stays. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the interpreter in a folder, and so with a flash, of its own. */
export function createProcessWire(binary: string): ProcessWire {
  const folder = mkdtempSync(join(tmpdir(), "installer-"));
  let heard: (text: string) => void = () => {};
  let gone: () => void = () => {};
  let child = start();

  function start(): ChildProcessWithoutNullStreams {
    const started = spawn(binary, { cwd: folder });
    started.stdout.on("data", (data: Buffer) => heard(data.toString("latin1")));
    started.stdin.on("error", () => {});
    started.on("exit", () => started === child && gone());
    return started;
  }

  async function kill(): Promise<void> {
    const old = child;
    if (old.exitCode !== null || old.signalCode !== null) return;
    const exit = new Promise((resolve) => old.once("exit", resolve));
    old.kill("SIGKILL");
    await exit;
  }

  return {
    write: (text) => new Promise((resolve) => child.stdin.write(text, "latin1", () => resolve())),
    listen(newHeard, newGone) {
      heard = newHeard;
      gone = newGone;
    },
    async restart() {
      gone = () => {};
      await kill();
      child = start();
    },
    async close() {
      gone = () => {};
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
