import * as fs from "node:fs";
import * as path from "node:path";

/**
 * Keeps a second tower off a flash file by a file beside it that names the process at work. One left behind by a
 * process that is gone is taken over.
 * @returns gives the file free again; does nothing the second time
 * @throws Error that names the other process and says what to do
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  if (!tryToMake(lock, mine)) {
    const owner = readOwner(lock);
    if (owner === undefined || isAlive(owner))
      throw new Error(
        `another tower is running on ${file} (process ${owner?.pid ?? "unknown"}): quit it, choose another file with --flash, or, if there is none, delete ${lock}`,
      );
    fs.rmSync(lock, { force: true });
    if (!tryToMake(lock, mine)) throw new Error(`another tower has just started on ${file}`);
  }
  let held = true;
  return () => {
    if (held) fs.rmSync(lock, { force: true });
    held = false;
  };
}

interface Owner {
  readonly pid: number;
  readonly start: string;
}

function tryToMake(lock: string, text: string): boolean {
  try {
    fs.writeFileSync(lock, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new Error(`can't make the lock file ${lock}: ${(error as Error).message}`, { cause: error });
  }
}

/** Undefined if the lock names no one, as while it is being written. */
function readOwner(lock: string): Owner | undefined {
  const [pid, start] = fs.readFileSync(lock, "utf8").trim().split(" ");
  return pid && /^[1-9]\d*$/.test(pid) ? { pid: Number(pid), start: start ?? "" } : undefined;
}

function isAlive({ pid, start }: Owner): boolean {
  // Where no start tells them apart: this process has made no lock yet, so its number was used before.
  if (pid === process.pid && start === "") return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return start === startOf(pid) || startOf(pid) === "";
}

/** When a process began, in ticks since this computer did; "" where the system doesn't tell. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // proc(5): field 22, counted after the name in brackets, which may hold blanks.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
