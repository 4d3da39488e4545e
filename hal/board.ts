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

export interface MatrixWiring {
  readonly pin: number;
  readonly width: number;
  readonly height: number;
  /** Every second row runs backwards. */
  readonly zigzag: boolean;
  /** The order in which an LED takes its three bytes: "grb" for the WS2812B (datasheet, "Composition of 24bit data"). */
  readonly colourOrder: "rgb" | "grb" | "brg" | "bgr" | "rbg" | "gbr";
}
