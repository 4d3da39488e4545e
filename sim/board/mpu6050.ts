import { type ChipSheet, inSteps } from "./chip";

// InvenSense, RM-MPU-6000A-00, revision 4.2; sections in brackets.
const CONFIG = 0x1a; // [4.3]
const ACCEL_CONFIG = 0x1c; // [4.5]
const ACCEL_XOUT_H = 0x3b; // [4.17]
const PWR_MGMT_1 = 0x6b; // [4.28]
const PWR_MGMT_2 = 0x6c; // [4.29]
const WHO_AM_I = 0x75; // [4.32]

const SLEEP = 0x40;

/** Not modelled: the low pass filter, the gyroscopes, the FIFO. */
export const mpu6050 = (): ChipSheet => ({
  name: "mpu6050",
  address: 0x68,
  size: 0x76,
  powerOn: [PWR_MGMT_1, SLEEP, WHO_AM_I, 0x68],
  writable: [CONFIG, ACCEL_CONFIG, PWR_MGMT_1, PWR_MGMT_2],
  data: ACCEL_XOUT_H,
  readOnBit: 0,
  highFirst: true,
  /** 16384 steps a g, halved by each step of AFS_SEL [4.5]. */
  words: (registers, milliG) => {
    if (registers[PWR_MGMT_1]! & SLEEP) return [];
    const stepsPerG = 16384 >> ((registers[ACCEL_CONFIG]! >> 3) & 3);
    return milliG.map((axis) => inSteps(axis, stepsPerG, 32767));
  },
});
