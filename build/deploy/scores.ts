import type { Board } from "../../hal/board";
import type { Console } from "../../sim/web/installer/console";

/**
 * Erases the tower's flash area: the game that is open, best results, settings, counts. Meant for a tower that goes to
 * other people.
 * @throws Error that names the sector which isn't empty afterwards
 */
export async function eraseScores(
  console: Console,
  { address, sectorSize, sectorCount }: Board["flash"],
): Promise<void> {
  for (let sector = 0; sector < sectorCount; sector++) {
    const at = address + sector * sectorSize;
    const erase = `E.kickWatchdog()||require("Flash").erasePage(${at})`;
    const sum = `E.sum(require("Flash").read(${sectorSize},${at}))`;
    if ((await console.ask<number>(`${erase}||${sum}`)) !== sectorSize * 0xff)
      throw new Error(`Sector ${sector} of the scores isn't empty after it was erased: the flash is worn out.`);
  }
}
