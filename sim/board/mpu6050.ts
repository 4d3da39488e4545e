/**
 * An MPU-6050 as the bus sees it (firmware subset): registers by InvenSense's RM-MPU-6000A-00, revision 4.2. Only what
 * a driver of the accelerometer needs; other registers are named when touched. Not modelled: the low pass filter, FIFO.
 */
export interface Mpu6050Model {
  /** A write transfer: the register, then the bytes for it and the ones after it. */
  write(bytes: ArrayLike<number>): void;
  /** `count` bytes from a register on. */
  read(register: number, count: number): number[];
}

const SMPLRT_DIV = 0x19; // [4.2]
const CONFIG = 0x1a; // [4.3]
const ACCEL_CONFIG = 0x1c; // [4.5]
const ACCEL_XOUT_H = 0x3b; // [4.17]
const ACCEL_ZOUT_L = 0x40;
const PWR_MGMT_1 = 0x6b; // [4.28]
const PWR_MGMT_2 = 0x6c; // [4.29]
const WHO_AM_I = 0x75; // [4.32]

const SLEEP = 0x40;
const WRITABLE = [SMPLRT_DIV, CONFIG, ACCEL_CONFIG, PWR_MGMT_1, PWR_MGMT_2];

/**
 * A chip just powered on: asleep.
 * @param motion the acceleration now, [x, y, z] in whole milli-g
 * @param fault notes what a driver did wrong, and gives the error to throw
 */
export function createMpu6050Model(motion: () => number[], fault: (what: string) => Error): Mpu6050Model {
  const registers = new Uint8Array(0x76);
  registers[PWR_MGMT_1] = SLEEP;
  registers[WHO_AM_I] = 0x68;

  /** Two's complement, high byte first; 16384 steps a g, halved by each step of AFS_SEL [4.5]. */
  function measure(): void {
    const stepsPerG = 16384 >> ((registers[ACCEL_CONFIG]! >> 3) & 3);
    const milliG = motion();
    for (let axis = 0; axis < 3; axis++) {
      const steps = Math.floor((milliG[axis]! * stepsPerG) / 1000 + 0.5);
      const word = Math.max(-32768, Math.min(32767, steps)) & 0xffff;
      registers[ACCEL_XOUT_H + axis * 2] = word >> 8;
      registers[ACCEL_XOUT_H + axis * 2 + 1] = word & 255;
    }
  }

  return {
    write: (bytes: ArrayLike<number>) => {
      const register = bytes[0]!;
      for (let i = 1; i < bytes.length; i++) {
        const to = register + i - 1;
        if (WRITABLE.indexOf(to) < 0) throw fault(`mpu6050: a write to register 0x${to.toString(16)}`);
        registers[to] = bytes[i]!;
      }
    },
    read: (register: number, count: number) => {
      if (register < 0 || register + count > registers.length)
        throw fault(`mpu6050: a read of ${count} bytes from register 0x${register.toString(16)}`);
      // Asleep, the data registers keep what they had; after power-on that is zero.
      if (register <= ACCEL_ZOUT_L && !(registers[PWR_MGMT_1]! & SLEEP)) measure();
      const bytes: number[] = [];
      for (let i = 0; i < count; i++) bytes.push(registers[register + i] || 0);
      return bytes;
    },
  };
}
