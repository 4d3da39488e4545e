/** What a board's JSON file may say in one field. */
export interface Field {
  /** Where it stands: "matrix.tiles.start". */
  readonly path: string;
  /** What fits, to be read after "allowed: ". */
  readonly allowed: string;
  fits(value: unknown): boolean;
  /** It may be left out, in the record too. */
  readonly isOptional?: boolean;
}

function whole(path: string, lowest: number, highest: number, unit = ""): Field {
  const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;
  return { path, allowed: `a whole number from ${lowest} to ${highest}${unit}`, fits };
}

function oneOf(path: string, values: readonly unknown[]): Field {
  const allowed = values.map((value) => JSON.stringify(value)).join(", ");
  return { path, allowed, fits: (value) => values.includes(value) };
}

function optional(field: Field): Field {
  return { ...field, isOptional: true };
}

/** The path of a wire over a grid, see `Path` in hal/board.ts. */
function pathFields(path: string): Field[] {
  return [
    optional(oneOf(`${path}.start`, ["top left", "top right", "bottom left", "bottom right"])),
    optional(oneOf(`${path}.lines`, ["rows", "columns"])),
    oneOf(`${path}.zigzag`, [true, false]),
  ];
}

const HIGHEST_PIN = 48;
const pin = (path: string) => whole(path, 0, HIGHEST_PIN, " (a GPIO)");

/** The fields inside `matrix.tiles`: all of them or none. */
export const TILE_FIELDS: readonly Field[] = [
  oneOf("matrix.tiles.width", [8, 16]),
  oneOf("matrix.tiles.height", [8, 16]),
  ...pathFields("matrix.tiles"),
];

/**
 * All fields of a record but the tiles'. Picture sizes are the two that the screens are drawn for; the flash area is
 * inside the 64 KB that Espruino's partition tables leave (0x310000, see hal/boards); less current than the lowest limit
 * can't light the darkest screen, more than the highest needs another fuse and other wires.
 */
export const FIELDS: readonly Field[] = [
  {
    path: "name",
    allowed: 'what process.env.BOARD says on the board, such as "ESP32", "ESP32_IDF4", "ESP32S3_IDF4"',
    fits: (value) => typeof value === "string" && /^ESP32[A-Z0-9_]*$/.test(value),
  },
  pin("matrix.pin"),
  oneOf("matrix.width", [16, 32]),
  oneOf("matrix.height", [16, 8]),
  ...pathFields("matrix"),
  oneOf("matrix.colourOrder", ["rgb", "grb", "brg", "bgr", "rbg", "gbr"]),
  {
    path: "buttonPins",
    allowed: `four GPIOs from 0 to ${HIGHEST_PIN}: [left, right, ok, star]`,
    fits: (value) => Array.isArray(value) && value.length === 4 && value.every((one) => pin("").fits(one)),
  },
  pin("buzzerPin"),
  pin("i2c.sda"),
  pin("i2c.scl"),
  pin("shakePin"),
  whole("flash.address", 0x310000, 0x31f000, " (0x310000 to 0x31F000)"),
  oneOf("flash.sectorSize", [4096]),
  whole("flash.sectorCount", 4, 16),
  whole("randomRegister", 0x3ff00000, 0x7fffffff, " (the address of the chip's random register)"),
  whole("limitMilliamps", 450, 10000, " mA"),
];
