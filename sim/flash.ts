import type { Board } from "../hal/board";
import type { Flash } from "../hal/flash";
import { crc32 } from "./crc32";
import { nextWord } from "./noise";

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
   * @param noise 0: the step that the cut hits isn't begun; else it is half done: some bits of the byte are programmed,
   *   the quarter of the sector is left as noise that follows from this word
   */
  pullPlugAfter(steps: number, noise?: number): void;
  /** Puts the plug back in. */
  power(): void;
  /** From now on the sector can't be erased; it can still be written where it is empty. */
  wearOut(sector: number): void;
  /** From now on these bits of the byte read as 0, or as 1, whatever is done to it. */
  stick(address: number, zeros: number, ones: number): void;
}

/** What a call to the flash throws when the plug is pulled in the middle of it. */
export class PlugPulled extends Error {
  override readonly name = "PlugPulled";
}

/** An erase interrupted by a power cut leaves quarters of a sector done and undone. */
const ERASE_STEPS = 4;

/** How long the chip is busy with a record and a sector, ms: W25Q32JV datasheet, "AC Electrical Characteristics", typical. */
const WRITE_MS = 1;
const ERASE_MS = 45;

/** An empty flash in memory. */
export function createFlashMemory(area: Board["flash"]): FlashStore {
  return { bytes: new Uint8Array(area.sectorSize * area.sectorCount).fill(0xff), saved() {} };
}

/**
 * NOR flash on `store`, with the driver's check of what it did.
 * @param busy is told how many ms the chip took: everything else waits for it
 * @throws Error that begins with "flash:" from every call outside the area, over a sector's end or that would set a bit
 */
export function createSimFlash(
  area: Board["flash"],
  store: FlashStore = createFlashMemory(area),
  busy: (ms: number) => void = () => {},
): SimFlash {
  const { sectorSize, sectorCount } = area;
  const { bytes } = store;
  const size = sectorSize * sectorCount;
  if (bytes.length !== size) throw new Error(`flash: the store has ${bytes.length} bytes, the area ${size}`);
  const wear = new Array<number>(sectorCount).fill(0);
  const wornOut = new Set<number>();
  const stuck = new Map<number, { readonly zeros: number; readonly ones: number }>();
  let stepsLeft = Number.POSITIVE_INFINITY;
  let cutNoise = 0;

  function checkRange(what: string, address: number, length: number): void {
    if (!Number.isInteger(address) || !Number.isInteger(length) || address < 0 || length < 1 || address + length > size)
      throw new Error(`flash: ${what} of ${length} bytes at ${address} is outside the ${size} bytes of the area`);
  }

  /** Does `count` steps through `step`, or as many as the plug allows and half of the next one. */
  function work(count: number, step: (index: number) => void, half: (index: number) => void): void {
    for (let i = 0; i < count; i++) {
      if (stepsLeft <= 0) {
        if (cutNoise > 0) half(i);
        cutNoise = 0;
        throw new PlugPulled(`flash: the plug was pulled at step ${i} of ${count}`);
      }
      stepsLeft--;
      step(i);
    }
  }

  function noise(): number {
    cutNoise = nextWord(cutNoise);
    return cutNoise & 255;
  }

  function stick(start: number, end: number): void {
    for (const [at, { zeros, ones }] of stuck) if (at >= start && at < end) bytes[at] = (bytes[at]! & ~zeros) | ones;
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
        // A bit that is stuck at 0 is no mistake of the program: it can't know before it has read it back.
        if ((byte & ~old & ~(stuck.get(address + i)?.zeros ?? 0)) !== 0)
          throw new Error(
            `flash: write of ${byte} at ${address + i} over ${old} sets a bit; erase sector ${sector} first`,
          );
      }
      busy(WRITE_MS);
      try {
        work(
          data.length,
          (i) => {
            bytes[address + i]! &= data[i]!;
          },
          (i) => {
            bytes[address + i]! &= data[i]! | noise();
          },
        );
      } finally {
        stick(address, address + data.length);
        store.saved(address, data.length);
      }
      for (const [i, byte] of data.entries())
        if (bytes[address + i]! & ~byte) throw new Error(`flash: byte ${address + i} did not take ${byte}, worn out?`);
    },

    erase(sector) {
      if (!Number.isInteger(sector) || sector < 0 || sector >= sectorCount)
        throw new Error(`flash: erase of sector ${sector}; there are 0 to ${sectorCount - 1}`);
      const start = sector * sectorSize;
      const part = sectorSize / ERASE_STEPS;
      wear[sector]!++;
      busy(ERASE_MS);
      try {
        work(
          ERASE_STEPS,
          (i) => {
            if (!wornOut.has(sector)) bytes.fill(0xff, start + i * part, start + (i + 1) * part);
          },
          (i) => {
            for (let at = start + i * part; at < start + (i + 1) * part; at++) bytes[at] = noise();
          },
        );
      } finally {
        stick(start, start + sectorSize);
        store.saved(start, sectorSize);
      }
      for (let at = start; at < start + sectorSize; at++)
        if (bytes[at] !== 0xff) throw new Error(`flash: sector ${sector} is not empty after an erase, worn out?`);
    },

    crc32,
    erases: () => [...wear],

    pullPlugAfter(steps, noise = 0) {
      stepsLeft = steps;
      cutNoise = noise >>> 0;
    },

    power() {
      stepsLeft = Number.POSITIVE_INFINITY;
    },

    wearOut(sector) {
      wornOut.add(sector);
    },

    stick(address, zeros, ones) {
      checkRange("stuck bit", address, 1);
      stuck.set(address, { zeros, ones });
      stick(address, address + 1);
    },
  };
}
