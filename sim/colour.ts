/** Red, green and blue from 0 to 1, as light or as a screen's signal. */
export type Rgb = readonly [number, number, number];

/**
 * How far eyes open for the panel: a level of 13 of 255, a usual pip, is bright at home, and on a screen that showed
 * light as it is it would be next to black.
 */
const EXPOSURE = 20;

/**
 * Light on the panel, 0 to 1, as light on a screen. Bright light is squeezed as a camera would, all three colours by
 * the same share, so that red stays red; 0 stays 0 and 1 stays 1.
 */
export function expose(light: Rgb): Rgb {
  const most = Math.max(light[0], light[1], light[2]);
  const gain = (1 + EXPOSURE) / (1 + EXPOSURE * most);
  return [light[0] * gain, light[1] * gain, light[2] * gain];
}

/** Light on a screen, 0 to 1, as the byte that makes it (IEC 61966-2-1). */
export function toSrgb(light: number): number {
  const signal = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, signal)));
}

/** What an LED with these levels, 0 to 255, looks like, in bytes of a screen. LEDs are linear, screens are not. */
export function ledOnScreen(red: number, green: number, blue: number): Rgb {
  const [r, g, b] = expose([red / 255, green / 255, blue / 255]);
  return [toSrgb(r), toSrgb(g), toSrgb(b)];
}
