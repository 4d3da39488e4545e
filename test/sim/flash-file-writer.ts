import { createSimFlash } from "../../sim/flash";
import { openFlashFile } from "../../sim/flash-file";

/** Writes byte after byte into the flash file it is given, and tells of each once it is written, until it is killed. */
const area = { address: 0, sectorSize: 256, sectorCount: 4 };
const flash = createSimFlash(area, openFlashFile(process.argv[2]!, area));
let next = 0;

function step(): void {
  flash.write(next, Uint8Array.of(next % 255));
  process.send?.(next);
  next++;
  if (next < 1024) setImmediate(step);
}
step();
