import type { Board } from "../hal/board";
import type { Flash } from "../hal/flash";
import { crc32 } from "./crc32";

/** Where the bytes of a flash are kept; `bytes` is the flash itself and is written to. */
export interface FlashStore {
  readonly bytes: Uint8Array;
  /** Called after each change with the part that changed; returns when it would outlive a kill. */
  saved(address: number, length: number): void;
}

/** The chip, with its wear in sight and the plug in hand. */
export interface SimFlash extends Flash {
  /** Erases so far, sector by sector. */
  erases(): number[];
  /**
   * Pulls the plug in the middle of the work: `steps` more steps are done (a byte written or a quarter of a sector
   * erased is one), then this call and all later ones throw PlugPulled until `power`.
   */
  pullPlugAfter(steps: number): void;
  /** Puts the plug back in. */
  power(): void;
}

/** What a call to the flash throws when the plug is pulled in the middle of it. */
export class PlugPulled extends Error {
  override readonly name = "PlugPulled";
}

/** An erase interrupted by a power cut leaves quarters of a sector done and undone. */
const ERASE_STEPS = 4;

/** An empty flash in memory. */
export function createFlashMemory(area: Board["flash"]): FlashStore {
  return { bytes: new Uint8Array(area.sectorSize * area.sectorCount).fill(0xff), saved() {} };
}

/**
 * NOR flash on `store`.
 * @throws Error that begins with "flash:" from every call outside the area, over a sector's end or that would set a bit
 */
export function createSimFlash(area: Board["flash"], store: FlashStore = createFlashMemory(area)): SimFlash {
  const { sectorSize, sectorCount } = area;
  const { bytes } = store;
  const size = sectorSize * sectorCount;
  if (bytes.length !== size) throw new Error(`flash: the store has ${bytes.length} bytes, the area ${size}`);
  const wear = new Array<number>(sectorCount).fill(0);
  let stepsLeft = Number.POSITIVE_INFINITY;

  function checkRange(what: string, address: number, length: number): void {
    if (!Number.isInteger(address) || !Number.isInteger(length) || address < 0 || length < 1 || address + length > size)
      throw new Error(`flash: ${what} of ${length} bytes at ${address} is outside the ${size} bytes of the area`);
  }

  /** Does `todo` steps through `step`, or as many as the plug allows. */
  function work(todo: number, step: (index: number) => void): void {
    for (let i = 0; i < todo; i++) {
      if (stepsLeft <= 0) throw new PlugPulled(`flash: the plug was pulled at step ${i} of ${todo}`);
      stepsLeft--;
      step(i);
    }
  }

  return {
    sectorSize,
    sectorCount,

    read(address, length) {
      checkRange("read", address, length);
      if (stepsLeft <= 0) throw new PlugPulled("flash: read without power");
      return new Uint8Array(bytes.subarray(address, address + length));
    },

    write(address, data) {
      checkRange("write", address, data.length);
      const sector = Math.floor(address / sectorSize);
      if (address + data.length > (sector + 1) * sectorSize)
        throw new Error(`flash: write of ${data.length} bytes at ${address} crosses the end of sector ${sector}`);
      for (const [i, byte] of data.entries()) {
        const old = bytes[address + i]!;
        if ((byte & ~old) !== 0)
          throw new Error(
            `flash: write of ${byte} at ${address + i} over ${old} sets a bit; erase sector ${sector} first`,
          );
      }
      try {
        work(data.length, (i) => {
          bytes[address + i]! &= data[i]!;
        });
      } finally {
        store.saved(address, data.length);
      }
    },

    erase(sector) {
      if (!Number.isInteger(sector) || sector < 0 || sector >= sectorCount)
        throw new Error(`flash: erase of sector ${sector}; there are 0 to ${sectorCount - 1}`);
      const start = sector * sectorSize;
      const part = sectorSize / ERASE_STEPS;
      wear[sector]!++;
      try {
        work(ERASE_STEPS, (i) => bytes.fill(0xff, start + i * part, start + (i + 1) * part));
      } finally {
        store.saved(start, sectorSize);
      }
    },

    crc32,
    erases: () => [...wear],

    pullPlugAfter(steps) {
      stepsLeft = steps;
    },

    power() {
      stepsLeft = Number.POSITIVE_INFINITY;
    },
  };
}
