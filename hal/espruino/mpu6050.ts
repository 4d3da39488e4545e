import type { Accelerometer } from "./accelerometer";

// InvenSense, "MPU-6000 and MPU-6050 Register Map and Descriptions", RM-MPU-6000A-00, revision 4.2; sections in brackets.
const CONFIG = 0x1a; // [4.3]
const ACCEL_CONFIG = 0x1c; // [4.5]
const ACCEL_XOUT_H = 0x3b; // [4.17]
const PWR_MGMT_1 = 0x6b; // [4.28]
const PWR_MGMT_2 = 0x6c; // [4.29]
const WHO_AM_I = 0x75; // [4.32]

/** SLEEP, which is set after power-on, cleared; the clock is the internal one [4.28]. */
const AWAKE = 0;
/** The gyroscopes, which nobody reads, in standby: 3.6 mA less [4.29; product specification 6.1]. */
const GYROS_OFF = 7;
/** DLPF_CFG 4: 21 Hz, what samples 20 ms apart can show [4.3]. */
const LOW_PASS_21_HZ = 4;
/** AFS_SEL 2: +-8 g, 4096 steps a g; a hard shake by hand reaches 5 g [4.5]. */
const RANGE_8_G = 2 << 3;

export function mpu6050(): Accelerometer {
  return {
    kind: "mpu6050",
    /** By the level of pin AD0 (product specification 9.2). */
    addresses: [0x68, 0x69],
    whoAmI: WHO_AM_I,
    /**
     * 0x68 at both addresses [4.32]. Modules sold as MPU-6050 also carry an MPU-6500 (0x70) or MPU-9250 (0x71), which
     * have all these registers at the same places (their register maps, WHO_AM_I).
     */
    identities: [0x68, 0x70, 0x71],
    setUp: [PWR_MGMT_1, AWAKE, PWR_MGMT_2, GYROS_OFF, CONFIG, LOW_PASS_21_HZ, ACCEL_CONFIG, RANGE_8_G],
    data: ACCEL_XOUT_H,
    bits: 16,
    // 125/512 is 1000 milli-g over 4096 steps.
    times: 125,
    shift: 9,
  };
}
