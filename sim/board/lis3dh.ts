import { type ChipSheet, inSteps } from "./chip";

// STMicroelectronics, LIS3DH datasheet, DocID17530 revision 2; sections in brackets.
const WHO_AM_I = 0x0f; // [8.6]
const CTRL_REG1 = 0x20; // [8.8]
const CTRL_REG4 = 0x23; // [8.11]
const OUT_X_L = 0x28; // [8.15]

const HIGH_RESOLUTION = 0x08;
/** By FS, in high resolution [table 4]. */
const MILLI_G_PER_STEP = [1, 2, 4, 12];

/** Only the 12-bit mode gives samples: a driver that forgot it has to be noticed. */
export const lis3dh = (): ChipSheet => ({
  name: "lis3dh",
  address: 0x18,
  size: 0x2e,
  powerOn: [WHO_AM_I, 0x33, CTRL_REG1, 0x07],
  writable: [CTRL_REG1, CTRL_REG4],
  data: OUT_X_L,
  readOnBit: 0x80,
  highFirst: false,
  /** Left-justified. ODR 0 is powered down [8.8]. */
  words: (registers, milliG) => {
    if (registers[CTRL_REG1]! >> 4 === 0 || !(registers[CTRL_REG4]! & HIGH_RESOLUTION)) return [];
    const milliGPerStep = MILLI_G_PER_STEP[(registers[CTRL_REG4]! >> 4) & 3]!;
    return milliG.map((axis) => inSteps(axis, 1000 / milliGPerStep, 2047) << 4);
  },
});
