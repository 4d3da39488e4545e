import type { Flash } from "../../hal/flash";
import { crc32 } from "../../sim/crc32";

/** What was done to a chip. */
export type Operation =
  | { readonly what: "write"; readonly address: number; readonly data: Uint8Array }
  | { readonly what: "erase"; readonly sector: number };

/** A NOR chip that remembers what was done to it and has the faults a test gives it. */
export class WornFlash implements Flash {
  readonly bytes: Uint8Array;
  /** Every operation that was begun, oldest first, whether the chip took it or not. */
  readonly done: Operation[] = [];
  /**
   * Calls no program may make: outside the area, over a sector's end, over written bits. They throw as well, but the
   * tower plays on when its flash throws.
   */
  readonly misuse: string[] = [];
  /** Whether the chip takes a write at this address; if not, nothing is written. */
  takesWrite: (address: number) => boolean = () => true;
  takesErase: (sector: number) => boolean = () => true;
  canRead = true;
  /** A refused operation throws, as the board's part does after its own check; else nothing is said. */
  isLoud = true;
  /** Bits that can't be set, and bits that can't be cleared, by address. */
  readonly stuckAt0 = new Map<number, number>();
  readonly stuckAt1 = new Map<number, number>();

  constructor(
    readonly sectorCount: number,
    readonly sectorSize = 4096,
    image?: Uint8Array,
  ) {
    this.bytes = image ? image.slice() : new Uint8Array(sectorCount * sectorSize).fill(255);
  }

  read(address: number, length: number): Uint8Array {
    this.check("read", address, length);
    if (!this.canRead) throw new Error(`flash: read at ${address} failed`);
    return this.bytes.slice(address, address + length);
  }

  write(address: number, data: Uint8Array): void {
    this.check("write", address, data.length);
    if ((address % this.sectorSize) + data.length > this.sectorSize) this.blame(`write at ${address} crosses a sector`);
    data.forEach((byte, i) => {
      const free = this.bytes[address + i]! | (this.stuckAt0.get(address + i) ?? 0);
      if ((byte & ~free) !== 0) this.blame(`write of ${byte} at ${address + i} over ${free} sets a bit`);
    });
    this.done.push({ what: "write", address, data: data.slice() });
    if (!this.takesWrite(address)) {
      if (this.isLoud) throw new Error(`flash: byte ${address} did not take ${data[0]}`);
      return;
    }
    data.forEach((byte, i) => {
      this.bytes[address + i]! &= byte;
    });
    this.stick(address, data.length);
    if (!this.isLoud) return;
    data.forEach((byte, i) => {
      if (this.bytes[address + i]! & ~byte) throw new Error(`flash: byte ${address + i} did not take ${byte}`);
    });
  }

  erase(sector: number): void {
    this.check("erase", sector * this.sectorSize, this.sectorSize);
    this.done.push({ what: "erase", sector });
    if (!this.takesErase(sector)) {
      if (this.isLoud) throw new Error(`flash: sector ${sector} is not empty after an erase`);
      return;
    }
    this.bytes.fill(255, sector * this.sectorSize, (sector + 1) * this.sectorSize);
    this.stick(sector * this.sectorSize, this.sectorSize);
  }

  crc32(bytes: Uint8Array): number {
    return crc32(bytes);
  }

  /** Erases begun, sector by sector. */
  erases(): number[] {
    const count = new Array<number>(this.sectorCount).fill(0);
    for (const operation of this.done) if (operation.what === "erase") count[operation.sector]!++;
    return count;
  }

  private stick(address: number, length: number): void {
    for (const [at, bits] of this.stuckAt0) if (at >= address && at < address + length) this.bytes[at]! &= ~bits;
    for (const [at, bits] of this.stuckAt1) if (at >= address && at < address + length) this.bytes[at]! |= bits;
  }

  private check(what: string, address: number, length: number): void {
    const isInside = Number.isInteger(address) && address >= 0 && length > 0 && address + length <= this.bytes.length;
    if (!isInside) this.blame(`${what} of ${length} bytes at ${address} is outside the area`);
  }

  private blame(what: string): never {
    this.misuse.push(what);
    throw new Error(`flash: ${what}`);
  }
}
