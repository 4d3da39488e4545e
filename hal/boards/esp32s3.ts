import type { Board } from "../board";

/**
 * ESP32-S3-DevKitC-1 with a 16x16 panel. Buttons and switch stay off 6 to 12, which Espruino watches on no chip but the
 * C3 (targets/esp32/jshardware.c, jshCanWatch); the sensor is where Espruino has its I2C1 (boards/ESP32S3_IDF4.py).
 */
export const board: Board = {
  name: "ESP32S3_IDF4",
  matrix: { pin: 13, width: 16, height: 16, zigzag: true, colourOrder: "grb" },
  buttonPins: [4, 5, 15, 16],
  buzzerPin: 18,
  i2c: { sda: 8, scl: 9 },
  shakePin: 17,
  // The "flash" data partition of targets/esp32/IDF4/partitions.csv; Storage begins at 0x320000.
  flash: { address: 0x310000, sectorSize: 4096, sectorCount: 16 },
  // WDEV_RND_REG: ESP-IDF, components/soc/esp32s3/include/soc/wdev_reg.h.
  randomRegister: 0x6003507c,
  limitMilliamps: 1000,
};
