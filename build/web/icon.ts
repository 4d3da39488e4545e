import { PNG } from "pngjs";

/** A die that shows five, its middle pip red: dots as the LEDs of the matrix are. */
const PIPS = [
  [0.28, 0.28],
  [0.72, 0.28],
  [0.5, 0.5],
  [0.28, 0.72],
  [0.72, 0.72],
] as const;
const PIP = 0.115;
const CORNER = 0.2;
const GROUND = [20, 17, 15] as const;
const WOOD = [84, 64, 47] as const;
const WHITE = [255, 246, 226] as const;
const RED = [255, 74, 58] as const;

export function iconSvg(): string {
  const dots = PIPS.map(
    ([x, y], i) =>
      `<circle cx="${x * 100}" cy="${y * 100}" r="${PIP * 100}" fill="rgb(${(i === 2 ? RED : WHITE).join()})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${CORNER * 100}" fill="rgb(${WOOD.join()})"/><rect x="8" y="8" width="84" height="84" rx="14" fill="rgb(${GROUND.join()})"/>${dots.join("")}</svg>`;
}

/**
 * The same as a picture of `size` x `size` pixels.
 * @param margin share of the size left around it on each side, for systems that cut icons round
 */
export function iconPng(size: number, margin: number): Buffer {
  const png = new PNG({ width: size, height: size });
  const scale = 1 - 2 * margin;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at: Point = [((x + 0.5) / size - margin) / scale, ((y + 0.5) / size - margin) / scale];
      const pixel = 1 / (size * scale);
      let colour: readonly number[] = WOOD;
      colour = mix(colour, GROUND, cover(boxDistance(at, 0.42, 0.14), pixel));
      for (const [i, [px, py]] of PIPS.entries())
        colour = mix(colour, i === 2 ? RED : WHITE, cover(Math.hypot(at[0] - px, at[1] - py) - PIP, pixel));
      const alpha = margin > 0 ? 255 : Math.round(255 * cover(boxDistance(at, 0.5, CORNER), pixel));
      png.data.set([...colour.map(Math.round), alpha], (y * size + x) * 4);
    }
  return PNG.sync.write(png);
}

type Point = readonly [number, number];

/** Signed distance to a box with round corners around the middle. */
function boxDistance([x, y]: Point, half: number, corner: number): number {
  const dx = Math.abs(x - 0.5) - half + corner;
  const dy = Math.abs(y - 0.5) - half + corner;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

/** How much of a pixel is inside. */
function cover(distance: number, pixel: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance / pixel));
}

function mix(under: readonly number[], over: readonly number[], share: number): number[] {
  return under.map((value, i) => value + (over[i]! - value) * share);
}
