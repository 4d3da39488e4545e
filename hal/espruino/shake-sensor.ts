import type { Board } from "../board";
import type { Clock } from "../clock";
import type { SensorKind, ShakeSensor } from "../shake-sensor";
import type { Accelerometer } from "./accelerometer";
import { adxl345 } from "./adxl345";
import { lis3dh } from "./lis3dh";
import { mpu6050 } from "./mpu6050";
import { microseconds } from "./power-on";
import { watchEdge } from "./watch";

/** Tried in this order. Functions, so that only the chip that is found takes memory. */
const CHIPS: readonly (() => Accelerometer)[] = [mpu6050, lis3dh, adxl345];

/** Fast mode; all chips above manage it. */
const BITS_PER_SECOND = 400000;
const LOOK_AGAIN_MS = 1000;
/** A stuck bus blocks each call for a second (targets/esp32/jshardwareI2c.c): looking takes 2 % of the time at most. */
const PAUSE_PER_MS_LOST = 50;

/**
 * An accelerometer on I2C1 or, where none answers, a switch on a pin. One that stops answering is looked for again by
 * `kind` and `sample`, at most once a second; in the meantime the switch counts, should one be there.
 */
export function createShakeSensor(wiring: Pick<Board, "i2c" | "shakePin">, clock: Clock): ShakeSensor {
  const pin = wiring.shakePin;
  const words = new Int16Array(3);
  let chip: Accelerometer | undefined;
  let address = 0;
  let lookAt = 0;
  /** What the tower hears from while no accelerometer answers: the switch, until an accelerometer went missing. */
  let otherwise: SensorKind = "switch";
  let armed = false;
  let times: number[] = [];

  function look(): void {
    const began = clock.now();
    if (began < lookAt) return;
    for (const describe of CHIPS) {
      const one = describe();
      for (const at of one.addresses)
        try {
          if (chip || one.identities.indexOf(I2C1.readReg(at, one.whoAmI, 1)[0]!) < 0) continue;
          for (let i = 0; i < one.setUp.length; i += 2) I2C1.writeTo(at, [one.setUp[i]!, one.setUp[i + 1]!]);
          chip = one;
          address = at;
        } catch (_nobodyAnswersThere) {}
    }
    lookAt = clock.now() + LOOK_AGAIN_MS + (clock.now() - began) * PAUSE_PER_MS_LOST;
  }

  function onEdge(event: WatchEvent): void {
    armed = false;
    otherwise = "switch";
    times.push(microseconds(event.time));
  }

  function arm(): void {
    watchEdge(onEdge, pin, "shake switch");
    armed = true;
  }

  I2C1.setup({ sda: wiring.i2c.sda, scl: wiring.i2c.scl, bitrate: BITS_PER_SECOND });
  arm();
  look();

  return {
    kind: () => {
      if (!chip) look();
      return chip ? chip.kind : otherwise;
    },
    sample: () => {
      if (!chip) look();
      if (!chip) return [];
      try {
        // A native loop puts the bytes together.
        E.mapInPlace(I2C1.readReg(address, chip.data, 6), words, undefined, chip.bits);
        const factor = chip.times;
        const shift = chip.shift;
        const half = (1 << shift) >> 1;
        const x = (words[0]! * factor + half) >> shift;
        const y = (words[1]! * factor + half) >> shift;
        const z = (words[2]! * factor + half) >> shift;
        // All zero is a chip that fell asleep in a dip of its supply: awake, gravity shows somewhere.
        if (x || y || z) return [x, y, z];
      } catch (_stoppedAnswering) {}
      chip = undefined;
      // What the switch did before says nothing of what answers now.
      times = [];
      otherwise = "none";
      lookAt = clock.now() + LOOK_AGAIN_MS;
      return [];
    },
    edges: () => {
      const found = chip ? [] : times;
      times = [];
      if (!armed) arm();
      return found;
    },
  };
}
