import { type ChipSheet, inSteps } from "./chip";

// Analog Devices, ADXL345 datasheet, revision G, "Register map" and "Register definitions".
const DEVID = 0x00;
const BW_RATE = 0x2c;
const POWER_CTL = 0x2d;
const DATA_FORMAT = 0x31;
const DATAX0 = 0x32;

const MEASURE = 0x08;
const FULL_RES = 0x08;

/** Only full resolution gives samples: a driver that forgot it has to be noticed. */
export const adxl345 = (): ChipSheet => ({
  name: "adxl345",
  address: 0x53,
  size: 0x3a,
  powerOn: [DEVID, 0xe5, BW_RATE, 0x0a],
  writable: [BW_RATE, POWER_CTL, DATA_FORMAT],
  data: DATAX0,
  readOnBit: 0,
  highFirst: false,
  /** 256 steps a g, as many of them as the range (2, 4, 8 or 16 g) holds. */
  words: (registers, milliG) => {
    if (!(registers[POWER_CTL]! & MEASURE) || !(registers[DATA_FORMAT]! & FULL_RES)) return [];
    const last = (512 << (registers[DATA_FORMAT]! & 3)) - 1;
    return milliG.map((axis) => inSteps(axis, 256, last));
  },
});
