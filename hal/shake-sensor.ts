/** Accelerometers the tower knows, and the plain switch that is assumed where none of them answers. */
export type SensorKind = "none" | "switch" | "mpu6050" | "lis3dh" | "adxl345";

/** Motion as the chip or the switch sees it. What shaking is, is decided in `firmware/input`. */
export interface ShakeSensor {
  /** What answers now: "none" after an accelerometer stopped answering, until it is found again. */
  kind(): SensorKind;
  /** Acceleration now as [x, y, z] in whole milli-g; empty if no accelerometer answers. */
  sample(): number[];
  /** Times of the switch's edges since the last call, whole microseconds, at most one a call; arms the watch again. */
  edges(): number[];
}
