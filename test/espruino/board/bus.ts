import { board } from "board";
import type { SensorKind } from "../../../hal/shake-sensor";
import { adxl345 } from "../../../sim/board/adxl345";
import { type Chip, type ChipSheet, createChip } from "../../../sim/board/chip";
import { lis3dh } from "../../../sim/board/lis3dh";
import { mpu6050 } from "../../../sim/board/mpu6050";
import { motionAt, switchAt } from "../../../sim/motion";
import { fault } from "./faults";
import { milliseconds } from "./time";

/** How the tower moves, and I2C1 with an accelerometer that feels it, or without. */

/** Functions, so that only the chip that is plugged in takes variables. */
const SHEETS: { readonly [kind: string]: () => ChipSheet } = { mpu6050, lis3dh, adxl345 };

let sensor: SensorKind = "none";
let chip: Chip | undefined;
let trace = "still";
let traceBegan = 0;
let isSetUp = false;

/** From now on this is what answers; a chip that wasn't there before has just been powered on. */
export function plug(kind: SensorKind): void {
  if (kind === sensor) return;
  const sheet = SHEETS[kind];
  sensor = kind;
  chip = sheet ? createChip(sheet(), feel, fault) : undefined;
}

/** The tower moves like this from now on; the trace began `since` ms ago. */
export function move(name: string, since: number): void {
  // An unknown name is an error here, not at the next sample.
  motionAt(name, 0);
  trace = name;
  traceBegan = milliseconds() - since;
}

/** What is plugged in and how the tower moves: for the next boot. */
export function motion(): { readonly sensor: SensorKind; readonly trace: string; readonly since: number } {
  return { sensor, trace, since: milliseconds() - traceBegan };
}

/** Whether a switch is there and closed now. */
export function isSwitchClosed(): boolean {
  return sensor === "switch" && switchAt(trace, milliseconds() - traceBegan);
}

function feel(): number[] {
  return motionAt(trace, milliseconds() - traceBegan);
}

/** The chip at an address; none there doesn't acknowledge, which the ESP32 throws (jshardwareI2c.c, checkError). */
function chipAt(address: number): Chip {
  if (!isSetUp) throw fault("I2C1 used before setup");
  if (!chip || address !== chip.address) throw new Error("jshI2CWrite: slave doesn't ACK the transfer");
  return chip;
}

export function shadowBus(): void {
  I2C1.setup = (options) => {
    if (options.sda !== board.i2c.sda || options.scl !== board.i2c.scl || options.bitrate > 400000)
      throw fault(`I2C1.setup: sda ${options.sda}, scl ${options.scl}, ${options.bitrate} bits a second`);
    isSetUp = true;
  };
  I2C1.writeTo = (address, bytes) => chipAt(address).write(bytes);
  I2C1.readReg = (address, register, count) => new Uint8Array(chipAt(address).read(register, count));
}
