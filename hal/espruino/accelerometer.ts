import type { SensorKind } from "../shake-sensor";

/** One chip on I2C1: a driver in `createShakeSensor`'s table. Every call may throw: a chip that isn't there gives a NAK. */
export interface Accelerometer {
  readonly kind: SensorKind;
  /** Where it may answer, 7-bit addresses. */
  readonly addresses: readonly number[];
  /** Makes it measure; false if what answers is another chip. */
  start(address: number): boolean;
  /** [x, y, z] in whole milli-g; empty if it measures no longer. */
  read(address: number): number[];
}
