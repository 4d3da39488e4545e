import type { Flash } from "../../hal/flash";
import { equal, type Suite, throws } from "./suite";

export interface FlashRig {
  readonly flash: Flash;
}

/** The bytes as an array: a typed array is written differently in JSON by Node and the board. */
function list(bytes: Uint8Array): number[] {
  const all: number[] = [];
  for (const byte of bytes) all.push(byte);
  return all;
}

export const flashSuite: Suite<FlashRig> = {
  part: "flash",
  cases: [
    {
      name: "is 64 KB in sectors of 4096 bytes",
      run: (rig) => equal([rig.flash.sectorSize, rig.flash.sectorCount], [4096, 16], "size"),
    },
    {
      name: "is 0xFF after an erase, in that sector only",
      run: (rig) => {
        for (const sector of [2, 3, 4]) {
          rig.flash.erase(sector);
          rig.flash.write(sector * 4096, new Uint8Array([sector]));
          rig.flash.write(sector * 4096 + 4095, new Uint8Array([sector]));
        }
        rig.flash.erase(3);
        equal(list(rig.flash.read(3 * 4096 - 1, 2)), [2, 255], "its beginning");
        equal(list(rig.flash.read(4 * 4096 - 1, 2)), [255, 4], "its end");
      },
    },
    {
      name: "gives back what was written, at any address and of any length",
      run: (rig) => {
        rig.flash.erase(5);
        let address = 5 * 4096 + 9;
        for (const length of [1, 2, 3, 4, 5, 31, 32, 64]) {
          const bytes = new Uint8Array(length);
          for (let i = 0; i < length; i++) bytes[i] = (length * 7 + i) & 255;
          rig.flash.write(address, bytes);
          equal(list(rig.flash.read(address, length)), list(bytes), `${length} bytes`);
          address += length + 9;
        }
        equal(list(rig.flash.read(5 * 4096, 9)), [255, 255, 255, 255, 255, 255, 255, 255, 255], "what lies beside");
      },
    },
    {
      name: "clears bits that still stand",
      run: (rig) => {
        rig.flash.erase(6);
        rig.flash.write(6 * 4096 + 1, new Uint8Array([0xf0, 0xff]));
        rig.flash.write(6 * 4096 + 1, new Uint8Array([0x30, 0x0f]));
        equal(list(rig.flash.read(6 * 4096, 4)), [0xff, 0x30, 0x0f, 0xff], "bytes");
      },
    },
    {
      name: "gives copies",
      run: (rig) => {
        rig.flash.erase(6);
        const bytes = rig.flash.read(6 * 4096, 2);
        bytes[0] = 1;
        equal(list(rig.flash.read(6 * 4096, 2)), [255, 255], "bytes");
      },
    },
    {
      name: "refuses what lies outside, and a write over a sector's end",
      run: (rig) => {
        throws(() => rig.flash.read(65535, 2), "flash:", "read past the end");
        throws(() => rig.flash.read(-1, 2), "flash:", "read before the beginning");
        throws(() => rig.flash.write(65536, new Uint8Array(1)), "flash:", "write past the end");
        throws(() => rig.flash.write(4095, new Uint8Array(2)), "flash:", "write over a sector's end");
        throws(() => rig.flash.erase(16), "flash:", "erase of a sector there isn't");
      },
    },
    {
      name: "counts CRC-32 as everybody does",
      run: (rig) => {
        const check = "123456789";
        const bytes = new Uint8Array(9);
        for (let i = 0; i < 9; i++) bytes[i] = check.charCodeAt(i);
        equal([rig.flash.crc32(bytes), rig.flash.crc32(new Uint8Array([255]))], [0xcbf43926, 0xff000000], "CRC");
      },
    },
  ],
};
