import { nextWord, seedNoise } from "../../sim/noise";
import type { Operation, WornFlash } from "./worn-flash";

/** What a power cut in the middle of one operation leaves behind. */
export interface Cut {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Damage = readonly [name: string, byte: (at: number, old: number, noise: number) => number];

const ERASE_DAMAGE: readonly ((size: number) => Damage)[] = [
  () => ["erase not begun", (_, old) => old],
  (size) => ["erase: first half noise", (at, old, noise) => (at < size / 2 ? old | noise : old)],
  (size) => ["erase: second half noise", (at, old, noise) => (at < size / 2 ? old : old | noise)],
  () => ["erase: all noise", (_at, _old, noise) => noise],
  (size) => ["erase: first half done", (at, old) => (at < size / 2 ? 255 : old)],
  (size) => ["erase: second half done", (at, old) => (at < size / 2 ? old : 255)],
  // A chip clears all bits of a sector before it sets them, to wear them evenly.
  () => ["erase: all zero", () => 0],
  () => ["erase done", () => 255],
];

/** How many bytes stand, then the same with the next byte half done, then all bytes at once half done. */
const BLURS = 3;

function writeDamage(index: number, size: number): Damage {
  if (index <= size) return [`${index} bytes written`, (at) => (at < index ? 0 : 255)];
  const whole = index - size - 1;
  if (whole < size)
    return [
      `${whole} and a half bytes written`,
      (at, _old, noise) => (at < whole ? 0 : at === whole ? noise & 255 : 255),
    ];
  return [`all bytes half written (${whole - size})`, (_at, _old, noise) => noise & 255];
}

/** How many cuts of an operation `cutAt` tells apart. The first is one before it began. */
export function cutCount(operation: Operation): number {
  return operation.what === "erase" ? ERASE_DAMAGE.length : 2 * operation.data.length + 1 + BLURS;
}

/** `before` with the operation cut short in the way `index`; `before` stays as it is. */
export function cutAt(flash: WornFlash, before: Uint8Array, operation: Operation, index: number): Cut {
  const bytes = before.slice();
  let noise = seedNoise(index);
  if (operation.what === "erase") {
    const [name, damaged] = ERASE_DAMAGE[index]!(flash.sectorSize);
    const start = operation.sector * flash.sectorSize;
    for (let at = 0; at < flash.sectorSize; at++) {
      noise = nextWord(noise);
      bytes[start + at] = damaged(at, before[start + at]!, noise);
    }
    return { name: `${name}, sector ${operation.sector}`, bytes };
  }
  const [name, unwritten] = writeDamage(index, operation.data.length);
  operation.data.forEach((byte, at) => {
    noise = nextWord(noise);
    // What the write hasn't reached stays 1.
    bytes[operation.address + at]! &= byte | unwritten(at, 0, noise);
  });
  return { name: `${name} at ${operation.address}`, bytes };
}

/** Does an operation on an image as the chip would. */
export function carryOut(flash: WornFlash, bytes: Uint8Array, operation: Operation): void {
  if (operation.what === "erase")
    bytes.fill(255, operation.sector * flash.sectorSize, (operation.sector + 1) * flash.sectorSize);
  else
    operation.data.forEach((byte, at) => {
      bytes[operation.address + at]! &= byte;
    });
}
