import type { Clock } from "../../hal/clock";
import type { SensorKind, ShakeSensor } from "../../hal/shake-sensor";
import { motionAt } from "../../sim/motion";
import { equal, type Suite } from "./suite";

export interface ShakeSensorRig {
  readonly clock: Clock;
  /** Switches the part on, with what is plugged in now. */
  create(): ShakeSensor;
  advance(ms: number): void;
  /** Starts a trace of sim/motion.ts. */
  motion(trace: string): void;
  plug(kind: SensorKind): void;
}

const ACCELEROMETERS: readonly SensorKind[] = ["mpu6050", "lis3dh", "adxl345"];

/** @throws Error unless each of the three values is within a step of the coarsest chip, 1000/256 milli-g */
function near(actual: number[], expected: number[], what: string): void {
  const isNear = expected.every((value, i) => Math.abs(actual[i]! - value) <= 4);
  if (actual.length !== 3 || !isNear) throw new Error(`${what}: ${actual.join(" ")} instead of ${expected.join(" ")}`);
}

export const shakeSensorSuite: Suite<ShakeSensorRig> = {
  part: "shake-sensor",
  cases: [
    {
      name: "finds each accelerometer and reads milli-g from it, to a step of 4",
      run: (rig) => {
        for (const kind of ACCELEROMETERS) {
          rig.plug(kind);
          const sensor = rig.create();
          equal(sensor.kind(), kind, "kind");
          rig.motion("wild");
          rig.advance(13);
          near(sensor.sample(), motionAt("wild", 13), `a sample of ${kind}`);
          rig.advance(60);
          near(sensor.sample(), motionAt("wild", 73), `another of ${kind}`);
          equal(sensor.edges(), [], "edges");
        }
      },
    },
    {
      name: "reads what is far beyond a shake as what it is",
      run: (rig) => {
        for (const kind of ACCELEROMETERS) {
          rig.plug(kind);
          const sensor = rig.create();
          rig.motion("stuck");
          near(sensor.sample(), [7999, 7999, 7999], `a sample of ${kind}`);
        }
      },
    },
    {
      name: "takes another accelerometer that is plugged in instead of the one it had",
      run: (rig) => {
        const sensor = rig.create();
        rig.plug("adxl345");
        equal(sensor.sample(), [], "the old one is gone");
        rig.advance(1000);
        equal([sensor.sample().length, sensor.kind()], [3, "adxl345"], "the new one");
      },
    },
    {
      name: "takes a switch where no accelerometer answers",
      run: (rig) => {
        rig.plug("switch");
        const sensor = rig.create();
        equal([sensor.kind(), sensor.sample().length], ["switch", 0], "kind and sample");
        rig.motion("shake");
        rig.advance(60);
        equal(sensor.edges(), [], "before the first edge");
      },
    },
    {
      name: "tells one edge of the switch a call, with its time, and watches again",
      run: (rig) => {
        rig.plug("switch");
        const sensor = rig.create();
        const start = rig.clock.now() * 1000;
        rig.motion("burst"); // an edge each 30 ms
        rig.advance(100);
        equal(sensor.edges(), [start + 30000], "first");
        rig.advance(30);
        equal(sensor.edges(), [start + 120000], "second");
        equal(sensor.edges(), [], "none yet");
      },
    },
    {
      name: "tells no more of a chattering switch than of a calm one",
      run: (rig) => {
        rig.plug("switch");
        const sensor = rig.create();
        rig.motion("chatter");
        let edges = 0;
        for (let i = 0; i < 10; i++) {
          rig.advance(20);
          edges += sensor.edges().length;
        }
        equal(edges, 10, "edges in ten calls");
      },
    },
    {
      name: "is none once its accelerometer stopped answering, and looks again after a second",
      run: (rig) => {
        const sensor = rig.create();
        rig.advance(500);
        rig.plug("none");
        equal([sensor.sample().length, sensor.kind()], [0, "none"], "gone");
        rig.plug("mpu6050");
        rig.advance(999);
        equal([sensor.sample().length, sensor.kind()], [0, "none"], "too early");
        rig.advance(1);
        equal([sensor.sample().length, sensor.kind()], [3, "mpu6050"], "back");
      },
    },
    {
      name: "looks for an accelerometer by kind, too, not only once",
      run: (rig) => {
        rig.plug("none");
        const sensor = rig.create();
        equal(sensor.kind(), "switch", "assumed");
        rig.plug("mpu6050");
        rig.advance(1000);
        equal(sensor.kind(), "mpu6050", "found");
      },
    },
    {
      name: "takes the switch once it moved, when the accelerometer is gone",
      run: (rig) => {
        const sensor = rig.create();
        const start = rig.clock.now() * 1000;
        rig.plug("switch");
        sensor.sample();
        equal(sensor.kind(), "none", "before");
        rig.motion("knock"); // closed from the 8th ms on
        rig.advance(15);
        equal(sensor.edges(), [start + 8000], "edges");
        equal(sensor.kind(), "switch", "after");
      },
    },
  ],
};
