import type { Board } from "../board";

/**
 * ESP32-C3 on a small board with the chip's own USB (SuperMini, XIAO and the like) and a 16x16 panel. These nine pins
 * are all that is left: GPIO20 is the input of the serial port, which is free because the console is on USB. On a board
 * with a USB bridge chip (DevKitM-1) that chip speaks there: connect no switch, take an accelerometer.
 *
 * Espruino calls its C3 build a beta; it has 4,095 variables and 15 KB of stack (boards/ESP32C3_IDF4.py).
 */
export const board: Board = {
  name: "ESP32C3_IDF4",
  matrix: { pin: 10, width: 16, height: 16, zigzag: true, colourOrder: "grb" },
  buttonPins: [3, 4, 5, 6],
  buzzerPin: 7,
  i2c: { sda: 0, scl: 1 },
  shakePin: 20,
  // The "flash" data partition of targets/esp32/IDF4/partitions.csv; Storage begins at 0x320000.
  flash: { address: 0x310000, sectorSize: 4096, sectorCount: 16 },
  // WDEV_RND_REG: ESP-IDF, components/soc/esp32c3/include/soc/wdev_reg.h.
  randomRegister: 0x600260b0,
  limitMilliamps: 1000,
};
