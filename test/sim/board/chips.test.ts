import { describe, expect, test } from "vitest";
import { adxl345 } from "../../../sim/board/adxl345";
import { type ChipSheet, createChip } from "../../../sim/board/chip";
import { lis3dh } from "../../../sim/board/lis3dh";
import { mpu6050 } from "../../../sim/board/mpu6050";

function chip(sheet: () => ChipSheet, motion = [1000, -1000, 500], ...writes: number[][]) {
  const made = createChip(
    sheet(),
    () => motion,
    (what) => new Error(what),
  );
  for (const bytes of writes) made.write(bytes);
  return made;
}

function words(bytes: number[], highFirst: boolean): number[] {
  const data = Buffer.from(bytes);
  return [0, 2, 4].map((at) => (highFirst ? data.readInt16BE(at) : data.readInt16LE(at)));
}

describe("mpu6050 (RM-MPU-6000A-00)", () => {
  test("names itself (4.32), sleeps after power-on (4.28), and its data are zero", () => {
    const asleep = chip(mpu6050);
    expect([asleep.address, asleep.read(0x75, 1), asleep.read(0x6b, 1)]).toEqual([0x68, [0x68], [0x40]]);
    expect(asleep.read(0x3b, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  // 4.17: LSB sensitivity by AFS_SEL.
  test.each([
    [0, 16384],
    [1, 8192],
    [2, 4096],
    [3, 2048],
  ])("AFS_SEL %i gives %i steps a g, the high byte first", (select, steps) => {
    const awake = chip(mpu6050, undefined, [0x6b, 0], [0x1c, select << 3]);
    expect(words(awake.read(0x3b, 6), true)).toEqual([steps, -steps, steps / 2]);
  });

  test("stops at the ends of the range", () => {
    expect(words(chip(mpu6050, [9000, -9000, 0], [0x6b, 0]).read(0x3b, 6), true)).toEqual([32767, -32768, 0]);
  });

  test("takes several bytes into registers that follow each other", () => {
    expect(chip(mpu6050, undefined, [0x6b, 0, 7]).read(0x6b, 2)).toEqual([0, 7]);
  });
});

describe("lis3dh (DocID17530)", () => {
  test("names itself (8.6), is powered down after power-on (8.8), and its data are zero", () => {
    const asleep = chip(lis3dh, undefined, [0x23, 0x08]);
    expect([asleep.address, asleep.read(0x0f, 1)]).toEqual([0x18, [0x33]]);
    expect(asleep.read(0xa8, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  // Table 4: milli-g a digit in high resolution, by FS.
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 12],
  ])("FS %i gives %i milli-g a digit, left-justified in 12 bits, the low byte first", (select, milliG) => {
    const awake = chip(lis3dh, [960, -960, 48], [0x20, 0x57], [0x23, (select << 4) | 0x08]);
    expect(words(awake.read(0xa8, 6), false)).toEqual([960, -960, 48].map((axis) => (axis / milliG) * 16));
  });

  test("reads on only with the highest bit of the register's number (6.1.1)", () => {
    expect(() => chip(lis3dh).read(0x28, 6)).toThrow("lis3dh: a read of 6 bytes from register 0x28");
  });
});

describe("adxl345 (revision G)", () => {
  test("names itself, stands by after power-on, and its data are zero", () => {
    const asleep = chip(adxl345, undefined, [0x31, 0x0b]);
    expect([asleep.address, asleep.read(0x00, 1)]).toEqual([0x53, [0xe5]]);
    expect(asleep.read(0x32, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("gives 256 steps a g in full resolution whatever the range, the low byte first", () => {
    for (const range of [0, 1, 2, 3]) {
      const awake = chip(adxl345, undefined, [0x31, 0x08 | range], [0x2d, 0x08]);
      expect(words(awake.read(0x32, 6), false)).toEqual([256, -256, 128]);
    }
  });

  // The ends of 2, 4, 8 and 16 g.
  test.each([
    [0, 511],
    [1, 1023],
    [2, 2047],
    [3, 4095],
  ])("range %i ends at %i steps", (range, last) => {
    const awake = chip(adxl345, [20000, -20000, 0], [0x31, 0x08 | range], [0x2d, 0x08]);
    expect(words(awake.read(0x32, 6), false)).toEqual([last, -last - 1, 0]);
  });
});

describe("misuse is named", () => {
  test.each([
    [mpu6050, 0x75],
    [lis3dh, 0x0f],
    [adxl345, 0x00],
  ])("a register that can't be written", (sheet, register) => {
    expect(() => chip(sheet).write([register, 1])).toThrow(`${sheet().name}: a write to register 0x`);
  });

  test("a read past the last register", () => {
    expect(() => chip(mpu6050).read(0x75, 2)).toThrow("mpu6050: a read of 2 bytes from register 0x75");
  });
});
