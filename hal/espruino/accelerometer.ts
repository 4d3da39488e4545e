import type { SensorKind } from "../shake-sensor";

/** What has to be known of a chip on I2C1 to read it; `createShakeSensor` does the rest. */
export interface Accelerometer {
  readonly kind: SensorKind;
  /** Where it may answer, 7-bit addresses. */
  readonly addresses: readonly number[];
  /** The register that names the chip, and what may stand there. */
  readonly whoAmI: number;
  readonly identities: readonly number[];
  /** What makes it measure, in this order: register, value, register, value ... */
  readonly setUp: readonly number[];
  /** What to ask for to get x, y and z, two bytes each ... */
  readonly data: number;
  /** ... with the high byte first, or (-16) the low one. */
  readonly bits: 16 | -16;
  /** Milli-g are these words times `times`, over 2^`shift`. */
  readonly times: number;
  readonly shift: number;
}
