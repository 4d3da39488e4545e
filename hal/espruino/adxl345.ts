import type { Accelerometer } from "./accelerometer";

// Analog Devices, ADXL345 datasheet, revision G, "Register map" and "Register definitions".
const DEVID = 0x00;
const POWER_CTL = 0x2d;
const DATA_FORMAT = 0x31;
const DATAX0 = 0x32;

/** FULL_RES, +-16 g: 256 steps a g whatever the range ("Specifications"). */
const FULL_RESOLUTION_16_G = 0x08 | 0x03;
/** The Measure bit; after power-on it stands by. */
const MEASURE = 0x08;

export function adxl345(): Accelerometer {
  return {
    kind: "adxl345",
    /** By the level of pin ALT ADDRESS ("I2C"). */
    addresses: [0x53, 0x1d],
    whoAmI: DEVID,
    identities: [0xe5],
    setUp: [DATA_FORMAT, FULL_RESOLUTION_16_G, POWER_CTL, MEASURE],
    data: DATAX0,
    bits: -16,
    // 125/32 is 1000 milli-g over 256 steps.
    times: 125,
    shift: 5,
  };
}
