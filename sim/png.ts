import { PNG } from "pngjs";
import { expose, toSrgb } from "./colour";

/** Pixels from one LED to the next. */
export const LED_PIXELS = 24;

/** Where the spot of an LED behind the diffuser begins and ends to fade, in pixels from its middle. */
const SPOT_FULL = 7.5;
const SPOT_END = 10.5;
/** The halo: its share of the light and how wide it is. */
const HALO = 0.05;
const HALO_PIXELS = 13;
/** A dark LED is just to be made out, as under a lamp. */
const DARK_LED = 0.0004;

/** Light of an LED around its middle; reaches 2 LEDs far. */
const reach = 2 * LED_PIXELS;
const span = 2 * reach;
const kernel = Float32Array.from({ length: span * span }, (_, i) => {
  // The middle lies between four pixels.
  const distance = Math.hypot((i % span) - reach + 0.5, Math.floor(i / span) - reach + 0.5);
  return (1 - HALO) * spot(distance) + HALO * Math.exp(-((distance / HALO_PIXELS) ** 2));
});

function spot(distance: number): number {
  const inside = Math.min(1, Math.max(0, (SPOT_END - distance) / (SPOT_END - SPOT_FULL)));
  return inside * inside * (3 - 2 * inside);
}

/** A frame as a picture of the panel: round spots of light on black, half an LED of margin around. */
export function framePng(rgb: Uint8Array, width: number, height: number): Buffer {
  const light = panelLight(rgb, width, height);
  const png = new PNG({ width: (width + 1) * LED_PIXELS, height: (height + 1) * LED_PIXELS });
  for (let pixel = 0; pixel < png.width * png.height; pixel++) {
    const seen = expose([light[pixel * 3]!, light[pixel * 3 + 1]!, light[pixel * 3 + 2]!]);
    png.data.set([toSrgb(seen[0]), toSrgb(seen[1]), toSrgb(seen[2]), 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

/** All LEDs' light added up: pixels of three floats, 0 to about 1. */
function panelLight(rgb: Uint8Array, width: number, height: number): Float32Array {
  const wide = (width + 1) * LED_PIXELS;
  const high = (height + 1) * LED_PIXELS;
  const light = new Float32Array(wide * high * 3);
  for (let led = 0; led < width * height; led++) {
    const levels = [0, 1, 2].map((channel) => Math.max(DARK_LED, rgb[led * 3 + channel]! / 255));
    const left = ((led % width) + 1) * LED_PIXELS - reach;
    const top = (Math.floor(led / width) + 1) * LED_PIXELS - reach;
    for (let y = Math.max(0, -top); y < span && top + y < high; y++)
      for (let x = Math.max(0, -left); x < span && left + x < wide; x++) {
        const share = kernel[y * span + x]!;
        const at = ((top + y) * wide + left + x) * 3;
        for (let channel = 0; channel < 3; channel++) light[at + channel]! += levels[channel]! * share;
      }
  }
  return light;
}
