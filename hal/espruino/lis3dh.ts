import type { Accelerometer } from "./accelerometer";

// STMicroelectronics, LIS3DH datasheet, DocID17530 revision 2; sections in brackets.
const WHO_AM_I = 0x0f; // [8.6]
const CTRL_REG1 = 0x20; // [8.8]
const CTRL_REG4 = 0x23; // [8.11]
const OUT_X_L = 0x28; // [8.15]
/** The highest bit of a register's number makes it read on from register to register [6.1.1]. */
const READ_ON = 0x80;

/** ODR 100 Hz, x y z on; after power-on it is powered down. */
const AWAKE_100_HZ = 0x57;
/** BDU: a sample is never half an old one; FS +-8 g; HR: 12 bits. */
const RANGE_8_G_12_BITS = 0x80 | 0x20 | 0x08;

export function lis3dh(): Accelerometer {
  return {
    kind: "lis3dh",
    /** By the level of pin SDO/SA0 [6.1.1]. */
    addresses: [0x18, 0x19],
    whoAmI: WHO_AM_I,
    identities: [0x33],
    setUp: [CTRL_REG1, AWAKE_100_HZ, CTRL_REG4, RANGE_8_G_12_BITS],
    data: OUT_X_L | READ_ON,
    bits: -16,
    // 12 bits, left-justified: the word is 16 times the steps, of 4 milli-g each [table 4].
    times: 1,
    shift: 2,
  };
}
