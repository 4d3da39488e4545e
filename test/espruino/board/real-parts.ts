import { board } from "board";
import { createButtons } from "../../../hal/espruino/buttons";
import { createClock } from "../../../hal/espruino/clock";
import { createFlash } from "../../../hal/espruino/flash";
import { createShakeSensor } from "../../../hal/espruino/shake-sensor";
import { equal, type Suite, throws } from "../../contract/suite";
import type { VirtualBoard } from "./virtual-board";

/** What only the Espruino parts can get wrong: the simulator has no pins, buses or other boards. */
export const realPartsSuite: Suite<VirtualBoard> = {
  part: "espruino:",
  cases: [
    {
      name: "a task that throws stops no other",
      run: (rig) => {
        const clock = createClock();
        const ran: string[] = [];
        clock.after(10, () => {
          throw new Error("in a task");
        });
        clock.after(10, () => ran.push("next"));
        clock.after(20, () => ran.push("later"));
        rig.expectUncaught("in a task");
        rig.advance(30);
        equal(ran, ["next", "later"], "ran");
      },
    },
    {
      name: "now is 0 at power-on, whatever getTime says",
      run: (rig) => equal(createClock().now(), rig.milliseconds(), "now"),
    },
    {
      name: "a button's pin that can't be watched is named",
      run: () => throws(() => createButtons([board.buttonPins[0]!, 12]), "button right: GPIO 12", "pin 12"),
    },
    {
      name: "a shake pin that can't be watched is named",
      run: () =>
        throws(
          () => createShakeSensor({ i2c: board.i2c, shakePin: 12 }, createClock()),
          "shake switch: GPIO 12",
          "pin 12",
        ),
    },
    {
      name: "a button that is down at power-on is no press",
      run: (rig) => {
        rig.button(2, true);
        const buttons = createButtons(board.buttonPins);
        equal(buttons.edges().length, 0, "edges");
        rig.button(2, false);
        equal(buttons.edges().length, 1, "edges after the release");
      },
    },
    {
      name: "nothing is written to the flash of another board",
      run: () => {
        const flash = createFlash(Object.assign({}, board, { name: "ESP32_IDF4" }));
        throws(() => flash.write(0, new Uint8Array(1)), "board ESP32_IDF4", "write");
        throws(() => flash.erase(0), "board ESP32_IDF4", "erase");
      },
    },
    {
      name: "a write that only clears bits passes its own check",
      run: () => {
        const flash = createFlash(board);
        flash.erase(7);
        flash.write(7 * 4096, new Uint8Array([0x0f, 0x0f]));
        flash.write(7 * 4096, new Uint8Array([0x0e, 0x00]));
        equal(flash.read(7 * 4096, 2)[0], 0x0e, "byte");
      },
    },
    {
      name: "an accelerometer that fell asleep is woken within a second",
      run: (rig) => {
        const clock = createClock();
        const sensor = createShakeSensor(board, clock);
        equal(sensor.sample().length, 3, "awake");
        // Its supply dipped: what comes back has just been powered on.
        rig.sensor("none");
        rig.sensor("mpu6050");
        equal([sensor.sample().length, sensor.kind()], [0, "none"], "asleep");
        rig.advance(1000);
        equal([sensor.sample().length, sensor.kind()], [3, "mpu6050"], "woken");
      },
    },
  ],
};
