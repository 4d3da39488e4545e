import { board } from "board";
import { wireOf } from "../../../build/board/wire";
import type { MatrixWiring } from "../../../hal/board";
import { createButtons } from "../../../hal/espruino/buttons";
import { createClock } from "../../../hal/espruino/clock";
import { createFlash } from "../../../hal/espruino/flash";
import { createLedMatrix } from "../../../hal/espruino/led-matrix";
import { createShakeSensor } from "../../../hal/espruino/shake-sensor";
import { CONTRACT_FONT } from "../../contract/led-matrix";
import { equal, type Suite, throws } from "../../contract/suite";
import { rgbOf } from "./picture";
import type { VirtualBoard } from "./virtual-board";

/** The eight ways to begin a panel, as a snake or not, and four tiles in some. */
function wirings(): MatrixWiring[] {
  const all: MatrixWiring[] = [];
  const base = { pin: board.matrix.pin, width: board.matrix.width, height: board.matrix.height };
  const starts = ["top left", "top right", "bottom left", "bottom right"] as const;
  for (let i = 0; i < 32; i++) {
    const start = starts[i & 3]!;
    const lines = i & 4 ? "columns" : "rows";
    const one = Object.assign({ colourOrder: "rgb" as const, start, lines, zigzag: (i & 8) > 0 } as const, base);
    const tiles = { width: 8, height: 8, start: starts[(i + 1) & 3]!, lines, zigzag: (i & 1) > 0 } as const;
    all.push(i & 16 ? Object.assign(one, { tiles }) : one);
  }
  return all;
}

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
      name: "a picture is the same on panels wired in every way, and on tiles",
      run: (rig) => {
        for (const wiring of wirings()) {
          const matrix = createLedMatrix(Object.assign({}, wiring, { wire: wireOf(wiring) }), CONTRACT_FONT);
          matrix.clear();
          matrix.fillRect(0, 0, 3, 1, 0x010203);
          matrix.fillRect(9, 6, 2, 2, 0x040506);
          matrix.fillRect(wiring.width - 1, wiring.height - 1, 1, 1, 0x070809);
          matrix.drawGlyphs("!", 4, 0, 0x0a0b0c);
          matrix.show(10000);
          const rgb = rgbOf(rig.wire(), wiring);
          const lit: string[] = [];
          for (let i = 0; i < 768; i += 3)
            if (rgb[i]! > 0) lit.push(`${(i / 3) % wiring.width},${Math.floor(i / 3 / wiring.width)}=${rgb[i]}`);
          const last = `${wiring.width - 1},${wiring.height - 1}=7`;
          const due = ["0,0=1", "1,0=1", "2,0=1", "4,0=10", "5,0=10"];
          for (let y = 1; y < 6; y++) due.push(`4,${y}=10`);
          equal(lit, due.concat(["4,6=10", "9,6=4", "10,6=4", "4,7=10", "5,7=10", "9,7=4", "10,7=4", last]), `${lit}`);
        }
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
