/** The native drawing of Espruino, as far as it works at 24 bits a pixel (1-bit images lose a colour byte). */
interface Graphics {
  /** Rows of three bytes a pixel, odd rows backwards if zigzag: what the LEDs take. */
  readonly buffer: ArrayBuffer;
  clear(): this;
  /** Clockwise, in quarters; then left and right are swapped if it is reflected. */
  setRotation(quarters: number, isReflected: boolean): this;
  /** An integer goes into the buffer as it is, high byte first, whatever color_order says. */
  setColor(colour: number): this;
  /** Both corners are painted. In quotes, see espruino.d.ts. */
  "fillRect"(x1: number, y1: number, x2: number, y2: number): this;
  /** Columns of a glyph one after the other, top row in the most significant bit. */
  setFontCustom(bitmap: string, firstCode: number, widths: string, height: number): this;
  /** The area drawn on since it was asked last with `true`, undefined if there is none. */
  getModified(reset: boolean): object | undefined;
  drawString(text: string, x: number, y: number): this;
}

declare const Graphics: {
  createArrayBuffer(width: number, height: number, bitsPerPixel: 24, options: { readonly zigzag: boolean }): Graphics;
};
