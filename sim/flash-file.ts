import * as fs from "node:fs";
import * as path from "node:path";
import type { Board } from "../hal/board";
import type { FlashStore } from "./flash";

/** A flash whose bytes are a file; closed once no tower uses it. */
export interface FlashFile extends FlashStore {
  close(): void;
}

/**
 * Opens a flash file, or makes an empty one with its folders. Each change is written in place and is on the disk
 * when `saved` returns: what a kill can interrupt is one write, the same as a power cut on the chip.
 * @throws Error that names the file and says what to do if it can't be used
 */
export function openFlashFile(file: string, area: Board["flash"]): FlashFile {
  const size = area.sectorSize * area.sectorCount;
  if (!fs.existsSync(file)) makeEmpty(file, size);
  // Not a Buffer: its slices share memory.
  const bytes = explained(`can't read the flash file ${file}`, () => new Uint8Array(fs.readFileSync(file)));
  if (bytes.length !== size)
    throw new Error(
      `the flash file ${file} has ${bytes.length} bytes, a tower's has ${size}: choose another with --flash, or delete it`,
    );
  const handle = explained(`can't write the flash file ${file}`, () => fs.openSync(file, "r+"));
  return {
    bytes,
    saved(address, length) {
      explained(`can't write the flash file ${file}`, () => {
        for (let done = 0; done < length; )
          done += fs.writeSync(handle, bytes, address + done, length - done, address + done);
        fs.fdatasyncSync(handle);
      });
    },
    close: () => fs.closeSync(handle),
  };
}

/** Under another name first: a kill in between never leaves half a file. */
function makeEmpty(file: string, size: number): void {
  explained(`can't make the flash file ${file}`, () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.new`;
    fs.writeFileSync(unfinished, new Uint8Array(size).fill(0xff));
    fs.renameSync(unfinished, file);
  });
}

function explained<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
  }
}
