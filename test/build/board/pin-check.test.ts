import { expect, test } from "vitest";
import { pinTroubles } from "../../../build/board/pin-check";
import { boardNames } from "../../../build/board-file";
import type { Board } from "../../../hal/board";
import { board as esp32 } from "../../../hal/boards/esp32";
import { board as c3 } from "../../../hal/boards/esp32c3";
import { board as s3 } from "../../../hal/boards/esp32s3";

test.each(boardNames())("the pins of hal/boards/%s.ts can do their jobs", async (name) => {
  const { board } = (await import(`../../../hal/boards/${name}.ts`)) as { board: Board };
  expect(pinTroubles(board)).toEqual([]);
});

const button = (pin: number) => ({ buttonPins: [pin, 33, 27, 14] });
const cases: [Board, Partial<Board>, string][] = [
  [esp32, button(34), "GPIO 34 can't be button left (buttonPins[0]): it is input only and has no pull-up"],
  [esp32, { buzzerPin: 39 }, "GPIO 39 can't be the buzzer (buzzerPin): it is input only"],
  [esp32, { buzzerPin: 25 }, "GPIO 25 can't be the buzzer (buzzerPin): it has a DAC, which plays no tones"],
  [esp32, { shakePin: 12 }, "GPIO 12 can't be the shake switch (shakePin): it is a strapping pin"],
  [
    esp32,
    { matrix: { ...esp32.matrix, pin: 6 } },
    "GPIO 6 can't be the data of the matrix (matrix.pin): it belongs to",
  ],
  [esp32, { i2c: { sda: 1, scl: 22 } }, "GPIO 1 can't be SDA of the accelerometer (i2c.sda): it is the console"],
  [
    esp32,
    { i2c: { sda: 21, scl: 16 } },
    "GPIO 16 can't be SCL of the accelerometer (i2c.scl): it belongs to the memory",
  ],
  [esp32, { buzzerPin: 24 }, "GPIO 24 can't be the buzzer (buzzerPin): it doesn't exist on this chip"],
  [esp32, { buzzerPin: 40 }, "GPIO 40 can't be the buzzer (buzzerPin): it doesn't exist, an ESP32 has 0 to 39"],
  [esp32, { buzzerPin: 27 }, "GPIO 27 can't be the buzzer (buzzerPin): it is button ok already (buttonPins[2])"],
  [s3, { shakePin: 7 }, "GPIO 7 can't be the shake switch (shakePin): it can't be watched by Espruino"],
  [s3, { buzzerPin: 45 }, "GPIO 45 can't be the buzzer (buzzerPin): it is a strapping pin"],
  [
    s3,
    { buzzerPin: 35 },
    "GPIO 35 can't be the buzzer (buzzerPin): it belongs to the memory chip of modules with octal",
  ],
  [s3, { buzzerPin: 19 }, "GPIO 19 can't be the buzzer (buzzerPin): it is the USB connector"],
  [c3, { buzzerPin: 20, shakePin: 7 }, "GPIO 20 can't be the buzzer (buzzerPin): it is the serial port's input"],
  [c3, { buzzerPin: 9 }, "GPIO 9 can't be the buzzer (buzzerPin): it is a strapping pin"],
  [c3, { buzzerPin: 14 }, "GPIO 14 can't be the buzzer (buzzerPin): it belongs to the flash chip"],
  [esp32, { name: "PICO" }, 'name: no chip is known for a board "PICO"'],
];

test.each(cases)("%#: a wrong pin is named with its job and the reason", (board, change, expected) => {
  const troubles = pinTroubles({ ...board, ...change });
  expect(troubles[0]).toContain(expected);
  expect(troubles).toHaveLength(1);
});

test("the pins that are free for the job are told", () => {
  expect(pinTroubles({ ...esp32, ...button(0) })[0]).toMatch(/Free for that: 18, 19, 25, 26, 32$/);
});
