/** Facts of one board: the only place where pins, wiring and limits stand. Pins are GPIO numbers. */
export interface Board {
  /** As the interpreter names it in process.env.BOARD; flash is written on no other board. */
  readonly name: string;
  readonly matrix: MatrixWiring;
  /** left, right, ok, star: each to GND, pulled up inside. */
  readonly buttonPins: readonly number[];
  readonly buzzerPin: number;
  readonly i2c: { readonly sda: number; readonly scl: number };
  /** A vibration or tilt switch to GND, used where no accelerometer answers. */
  readonly shakePin: number;
  /** The tower's own flash area, whole sectors. */
  readonly flash: { readonly address: number; readonly sectorSize: number; readonly sectorCount: number };
  /** Address of the register that reads as random bits. */
  readonly randomRegister: number;
  /** What the power supply gives the tower as a whole. */
  readonly limitMilliamps: number;
}

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

/** How a wire visits a grid, seen from the front: where it begins, which way it goes, and how it comes back. */
export interface Path {
  /** "top left" if it isn't said. */
  readonly start?: Corner;
  /** Along rows, or down and up columns; "rows" if it isn't said. */
  readonly lines?: "rows" | "columns";
  /** Every second line runs backwards; else each begins at the same side. */
  readonly zigzag: boolean;
}

/**
 * How the native Graphics of the board is set up so that what it draws lies in the buffer as it goes down the wire.
 * `build/board/wire.ts` computes it from the path, so that the board needn't.
 */
export interface Wire {
  /** Of the buffer, in pixels: turned where the lines are columns. */
  readonly width: number;
  readonly height: number;
  /** The arguments of Graphics.setRotation. */
  readonly rotation: number;
  readonly isReflected: boolean;
  /** Where in the buffer each piece of `runBytes` bytes begins, in the order of the wire; empty if that is in order. */
  readonly runs: readonly number[];
  readonly runBytes: number;
}

/** The panel, or several of one kind side by side. The path is that of the LEDs: on one tile, if there are tiles. */
export interface MatrixWiring extends Path {
  readonly pin: number;
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** The order in which an LED takes its three bytes: "grb" for the WS2812B (datasheet, "Composition of 24bit data"). */
  readonly colourOrder: "rgb" | "grb" | "brg" | "bgr" | "rbg" | "gbr";
  /** Panels of `width` x `height` pixels each, all mounted the same way up, and the path from panel to panel. */
  readonly tiles?: Path & { readonly width: number; readonly height: number };
  /** Made by the build, never written by hand; a panel that begins top left along rows needs none. */
  readonly wire?: Wire;
}

/** The interpreter that all of this was tried on; older ones refuse pins that are fine (Espruino 2608). */
export const OLDEST_ESPRUINO = "2v29";
