import { board } from "board";
import type { SensorKind } from "../../../hal/shake-sensor";
import { createMpu6050Model, type Mpu6050Model } from "../../../sim/board/mpu6050";
import { motionAt, switchAt } from "../../../sim/motion";
import { fault } from "./faults";
import { milliseconds } from "./time";

/** How the tower moves, and I2C1 with an accelerometer that feels it, or without. */

/** By the level of its pin AD0. */
const MPU6050_ADDRESS = 0x68;

let sensor: SensorKind = "none";
let chip: Mpu6050Model | undefined;
let trace = "still";
let traceBegan = 0;
let isSetUp = false;

/** From now on this is what answers; a chip that wasn't there before has just been powered on. */
export function plug(kind: SensorKind): void {
  if (kind === sensor) return;
  if (kind !== "none" && kind !== "switch" && kind !== "mpu6050") throw new Error(`sensor: no model of a ${kind} yet`);
  sensor = kind;
  chip = kind === "mpu6050" ? createMpu6050Model(feel, fault) : undefined;
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
function chipAt(address: number): Mpu6050Model {
  if (!isSetUp) throw fault("I2C1 used before setup");
  if (!chip || address !== MPU6050_ADDRESS) throw new Error("jshI2CWrite: slave doesn't ACK the transfer");
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
