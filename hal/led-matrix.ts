/** A colour as the 24-bit integer whose high byte goes down the wire first: what `paint/palette.ts` makes. */
export type Colour = number;

/** One custom font holds every picture of the tower: Espruino's 1-bit images lose a colour byte, its glyphs don't. */
export interface Font {
  /** The columns of all glyphs, one byte (character) a column, top row in the most significant bit. */
  readonly bitmap: string;
  /** One character a glyph: its width in pixels, which is also how far the pen moves on. */
  readonly widths: string;
  /** Character code of the first glyph; codes 0 and 10 can't be glyphs on Espruino. */
  readonly first: number;
  /** Rows of a glyph: 8, so that a column is a byte. */
  readonly height: number;
}

/** The LEDs. x runs right and y down from the top left of the picture, however the panel is wired. */
export interface LedMatrix {
  readonly width: number;
  readonly height: number;
  /** All pixels dark; nothing is seen before `show`. */
  clear(): void;
  /** A filled rectangle, w and h in pixels (1 or more), wholly inside the matrix. */
  fillRect(x: number, y: number, w: number, h: number, colour: Colour): void;
  /** Glyphs side by side with the pen at their top left; unset bits stay as they are. Set bits lie inside the matrix. */
  drawGlyphs(text: string, x: number, y: number, colour: Colour): void;
  /** Sends the picture, dimmed as a whole if it would draw more than `limitMilliamps` with the board. */
  show(limitMilliamps: number): void;
}
