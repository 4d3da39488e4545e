import { describe, expect, test } from "vitest";
import { createMpu6050Model } from "../../../sim/board/mpu6050";

/** RM-MPU-6000A-00, section 3 (register map). */
const ACCEL_CONFIG = 0x1c;
const ACCEL_XOUT_H = 0x3b;
const PWR_MGMT_1 = 0x6b;
const WHO_AM_I = 0x75;

function chip(motion = [0, 0, 1000]) {
  return createMpu6050Model(
    () => motion,
    (what) => new Error(what),
  );
}

describe("after power-on", () => {
  test("names itself (4.32) and sleeps (4.28)", () => {
    expect(chip().read(WHO_AM_I, 1)).toEqual([0x68]);
    expect(chip().read(PWR_MGMT_1, 1)).toEqual([0x40]);
  });

  test("its data registers are zero while it sleeps", () => {
    expect(chip().read(ACCEL_XOUT_H, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("awake", () => {
  // 4.17: LSB sensitivity by AFS_SEL.
  test.each([
    [0, 16384],
    [1, 8192],
    [2, 4096],
    [3, 2048],
  ])("AFS_SEL %i gives %i steps a g", (select, steps) => {
    const awake = chip([1000, -1000, 500]);
    awake.write([PWR_MGMT_1, 0]);
    awake.write([ACCEL_CONFIG, select << 3]);
    const data = Buffer.from(awake.read(ACCEL_XOUT_H, 6));
    expect([0, 2, 4].map((at) => data.readInt16BE(at))).toEqual([steps, -steps, steps / 2]);
  });

  test("stops at the ends of the range", () => {
    const awake = chip([9000, -9000, 0]);
    awake.write([PWR_MGMT_1, 0]);
    expect(awake.read(ACCEL_XOUT_H, 4)).toEqual([0x7f, 0xff, 0x80, 0x00]);
  });

  test("takes several bytes into registers that follow each other", () => {
    const awake = chip();
    awake.write([PWR_MGMT_1, 0, 7]);
    expect(awake.read(PWR_MGMT_1, 2)).toEqual([0, 7]);
  });
});

describe("misuse is named", () => {
  test("a register that can't be written", () => {
    expect(() => chip().write([WHO_AM_I, 1])).toThrow("mpu6050: a write to register 0x75");
  });

  test("a read past the last register", () => {
    expect(() => chip().read(WHO_AM_I, 2)).toThrow("mpu6050: a read of 2 bytes from register 0x75");
  });
});
