import type { Board } from "../../hal/board";
import { board as square } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import type { Noise } from "../support/noise";
import type { SoakedTower } from "./soaked-tower";

/** The tower of a seed: either layout, on the chip of the board or on one so small that its ring soon comes round. */
export function someBoard(noise: Noise): Board {
  const board = noise.pick([square, wide]);
  const small = { ...board, flash: { ...board.flash, sectorSize: 2048, sectorCount: 4 } };
  return noise.below(3) > 0 ? small : board;
}

/** What is in the flash at first; undefined: nothing. */
export function someImage({ flash }: Board, noise: Noise): Uint8Array | undefined {
  const size = flash.sectorSize * flash.sectorCount;
  const kind = noise.below(12);
  if (kind === 0) return new Uint8Array(size);
  if (kind === 1) return Uint8Array.from({ length: size }, () => noise.below(256));
  return undefined;
}

/** Wears the chip out a bit, or not at all; what can be saved where is then up to chance. @returns whether it did */
export function wear(tower: SoakedTower, { flash }: Board, noise: Noise): boolean {
  if (noise.below(4) > 0) return false;
  const chip = tower.sim.parts().flash;
  // The two newest checkpoints are never erased: with one sector more there is just room to go on.
  for (let worn = noise.below(flash.sectorCount - 2); worn > 0; worn--) chip.wearOut(noise.below(flash.sectorCount));
  for (let stuck = noise.below(20); stuck > 0; stuck--) {
    const bit = 1 << noise.below(8);
    const isZero = noise.below(2) === 0;
    chip.stick(noise.below(flash.sectorSize * flash.sectorCount), isZero ? bit : 0, isZero ? 0 : bit);
  }
  return true;
}
