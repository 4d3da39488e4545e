import type { Board } from "../board";
import type { Clock } from "../clock";
import type { SensorKind, ShakeSensor } from "../shake-sensor";
import type { Accelerometer } from "./accelerometer";
import { mpu6050 } from "./mpu6050";
import { microseconds } from "./power-on";

/** Tried in this order. */
const DRIVERS: readonly Accelerometer[] = [mpu6050];

/** Fast mode; all chips above manage it. */
const BITS_PER_SECOND = 400000;
const LOOK_AGAIN_MS = 1000;
/** A stuck bus blocks each call for a second (targets/esp32/jshardwareI2c.c): looking takes 2 % of the time at most. */
const PAUSE_PER_MS_LOST = 50;

const ONE_EDGE = { repeat: false, edge: "both" } as const;

/**
 * An accelerometer on I2C1 or, where none answers, a switch on a pin. One that stops answering is looked for again by
 * `kind` and `sample`, at most once a second; in the meantime the switch counts, should one be there.
 */
export function createShakeSensor(wiring: Pick<Board, "i2c" | "shakePin">, clock: Clock): ShakeSensor {
  const pin = wiring.shakePin;
  let driver: Accelerometer | undefined;
  let address = 0;
  let lookAt = 0;
  /** What the tower hears from while no accelerometer answers: the switch, until an accelerometer went missing. */
  let otherwise: SensorKind = "switch";
  let armed = false;
  let times: number[] = [];

  function look(): void {
    const began = clock.now();
    if (began < lookAt) return;
    for (const candidate of DRIVERS)
      for (const at of candidate.addresses)
        try {
          if (!driver && candidate.start(at)) {
            driver = candidate;
            address = at;
          }
        } catch (_nobodyAnswersThere) {}
    lookAt = clock.now() + LOOK_AGAIN_MS + (clock.now() - began) * PAUSE_PER_MS_LOST;
  }

  function onEdge(event: WatchEvent): void {
    armed = false;
    otherwise = "switch";
    times.push(microseconds(event.time));
  }

  function arm(): void {
    if (setWatch(onEdge, pin, ONE_EDGE) === undefined)
      throw new Error(`shake switch: GPIO ${pin} can't be watched, choose another in hal/boards`);
    armed = true;
  }

  I2C1.setup({ sda: wiring.i2c.sda, scl: wiring.i2c.scl, bitrate: BITS_PER_SECOND });
  arm();
  pinMode(pin, "input_pullup");
  look();

  return {
    kind: () => {
      if (!driver) look();
      return driver ? driver.kind : otherwise;
    },
    sample: () => {
      if (!driver) look();
      if (!driver) return [];
      let milliG: number[] = [];
      try {
        milliG = driver.read(address);
      } catch (_stoppedAnswering) {}
      if (milliG.length === 0) {
        driver = undefined;
        otherwise = "none";
        lookAt = clock.now() + LOOK_AGAIN_MS;
      }
      return milliG;
    },
    edges: () => {
      const found = driver ? [] : times;
      times = [];
      if (!armed) arm();
      return found;
    },
  };
}
