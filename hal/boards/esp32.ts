import type { Board } from "../board";

/**
 * ESP32 DevKit (WROOM-32) with a 16x16 panel. Pins stay off the strapping pins 0, 2, 5, 12, 15, the flash pins 6-11,
 * the console 1 and 3, the DAC 25 and 26 (no tones there) and the input-only 34-39.
 */
export const board: Board = {
  name: "ESP32",
  matrix: { pin: 13, width: 16, height: 16, zigzag: true, colourOrder: "grb" },
  buttonPins: [32, 33, 27, 14],
  buzzerPin: 4,
  i2c: { sda: 21, scl: 22 },
  shakePin: 23,
  // The "flash" data partition of Espruino's partition table; Storage begins at 0x320000.
  flash: { address: 0x310000, sectorSize: 4096, sectorCount: 16 },
  // RNG_DATA_REG: ESP32 technical reference, "Random Number Generator".
  randomRegister: 0x3ff75144,
  limitMilliamps: 1000,
};
