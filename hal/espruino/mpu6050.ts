import type { Accelerometer } from "./accelerometer";

// InvenSense, "MPU-6000 and MPU-6050 Register Map and Descriptions", RM-MPU-6000A-00, revision 4.2; sections in brackets.
const CONFIG = 0x1a; // [4.3]
const ACCEL_CONFIG = 0x1c; // [4.5]
const ACCEL_XOUT_H = 0x3b; // [4.17] x, y, z: 16 bits each, high byte first
const PWR_MGMT_1 = 0x6b; // [4.28]
const PWR_MGMT_2 = 0x6c; // [4.29]
const WHO_AM_I = 0x75; // [4.32]

/** DLPF_CFG 4: 21 Hz, what samples 20 ms apart can show [4.3]. */
const LOW_PASS_21_HZ = 4;
/** AFS_SEL 2: +-8 g, 4096 steps a g; a hard shake by hand reaches 5 g [4.5]. */
const RANGE_8_G = 2 << 3;
/** SLEEP, which is set after power-on, cleared; the clock is the internal one [4.28]. */
const AWAKE = 0;
/** The gyroscopes, which nobody reads, in standby: 3.6 mA less [4.29; product specification 6.1]. */
const GYROS_OFF = 7;

/**
 * [4.32] 0x68 at both addresses. Modules sold as MPU-6050 also carry an MPU-6500 (0x70) or MPU-9250 (0x71), which have
 * all registers above at the same places (their register maps, WHO_AM_I).
 */
const IDENTITIES = [0x68, 0x70, 0x71];

/** What was read last, x y z. */
const steps = new Int16Array(3);

export const mpu6050: Accelerometer = {
  kind: "mpu6050",
  /** By the level of pin AD0 (product specification 9.2). */
  addresses: [0x68, 0x69],
  start: (address: number) => {
    if (IDENTITIES.indexOf(I2C1.readReg(address, WHO_AM_I, 1)[0]!) < 0) return false;
    I2C1.writeTo(address, [PWR_MGMT_1, AWAKE]);
    I2C1.writeTo(address, [PWR_MGMT_2, GYROS_OFF]);
    I2C1.writeTo(address, [CONFIG, LOW_PASS_21_HZ]);
    I2C1.writeTo(address, [ACCEL_CONFIG, RANGE_8_G]);
    return true;
  },
  read: (address: number) => {
    // A native loop puts the bytes together: 16 bits, the high byte first.
    E.mapInPlace(I2C1.readReg(address, ACCEL_XOUT_H, 6), steps, undefined, 16);
    // 125/512 is 1000 milli-g over 4096 steps.
    const x = (steps[0]! * 125 + 256) >> 9;
    const y = (steps[1]! * 125 + 256) >> 9;
    const z = (steps[2]! * 125 + 256) >> 9;
    // Asleep again after a dip of its supply it answers with zeros; awake, gravity shows somewhere.
    return x || y || z ? [x, y, z] : [];
  },
};
