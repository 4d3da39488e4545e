import { ledOnScreen } from "../colour";

/** The LED panel on a canvas. */
export interface Panel {
  /** Shows a frame of red, green, blue bytes, row by row from the top left. Returns whether it was another one. */
  paint(rgb: Uint8Array): boolean;
  /** The canvas has a new size in CSS pixels, or the screen another pixel ratio. */
  resize(width: number, height: number, pixelRatio: number): void;
}

/** An LED's pitch is 1: where its spot behind the diffuser begins and ends to fade, measured from its middle. */
const SPOT_FULL = 0.31;
const SPOT_END = 0.46;
/** The diffuser spreads this share of the light over the neighbours. */
const HALO = 0.5;
/** The least that is to be seen of a dark LED. */
const DARK = [17, 17, 20] as const;
/** Pixels of the glow for each LED: few, because it is smooth. */
const GLOW_PIXELS = 4;

/** A panel of `columns` x `rows` LEDs, dark. */
export function createPanel(canvas: HTMLCanvasElement, columns: number, rows: number): Panel {
  const screen = canvas.getContext("2d", { alpha: false })!;
  const levels = layer(columns, rows);
  const image = levels.createImageData(columns, rows);
  const glow = layer((columns + 2) * GLOW_PIXELS, (rows + 2) * GLOW_PIXELS);
  const mask = layer(1, 1);
  const shown = new Uint8Array(columns * rows * 3);
  const colours = new Map<number, readonly [number, number, number]>();
  let pitch = 1;

  function colourOf(red: number, green: number, blue: number): readonly [number, number, number] {
    const key = (red << 16) | (green << 8) | blue;
    let colour = colours.get(key);
    if (!colour) {
      const [r, g, b] = ledOnScreen(red, green, blue);
      colour = [Math.max(r, DARK[0]), Math.max(g, DARK[1]), Math.max(b, DARK[2])];
      colours.set(key, colour);
    }
    return colour;
  }

  function draw(): void {
    for (let led = 0; led < columns * rows; led++) {
      const [red, green, blue] = colourOf(shown[led * 3]!, shown[led * 3 + 1]!, shown[led * 3 + 2]!);
      image.data.set([red, green, blue, 255], led * 4);
    }
    levels.putImageData(image, 0, 0);
    const { width, height } = canvas;
    // Squares of light, then a sheet with a round hole for each LED over them.
    screen.globalCompositeOperation = "source-over";
    screen.globalAlpha = 1;
    screen.imageSmoothingEnabled = false;
    screen.fillStyle = "#000";
    screen.fillRect(0, 0, width, height);
    const margin = Math.floor(pitch / 2);
    screen.drawImage(levels.canvas, margin, margin, columns * pitch, rows * pitch);
    screen.drawImage(mask.canvas, 0, 0);
    // Enlarged twice, smoothed both times: once alone shows the grid it came from.
    glow.globalCompositeOperation = "copy";
    glow.drawImage(levels.canvas, GLOW_PIXELS, GLOW_PIXELS, columns * GLOW_PIXELS, rows * GLOW_PIXELS);
    screen.imageSmoothingEnabled = true;
    screen.imageSmoothingQuality = "high";
    screen.globalCompositeOperation = "lighter";
    screen.globalAlpha = HALO;
    screen.drawImage(glow.canvas, margin - pitch, margin - pitch, (columns + 2) * pitch, (rows + 2) * pitch);
  }

  return {
    paint(rgb) {
      if (rgb.every((byte, i) => byte === shown[i])) return false;
      shown.set(rgb);
      draw();
      return true;
    },

    resize(width, height, pixelRatio) {
      // Whole pixels an LED: the same round spot everywhere.
      pitch = Math.max(
        4,
        Math.floor(Math.min((width * pixelRatio) / (columns + 1), (height * pixelRatio) / (rows + 1))),
      );
      canvas.width = (columns + 1) * pitch;
      canvas.height = (rows + 1) * pitch;
      drawMask(mask, canvas.width, canvas.height, pitch, columns, rows);
      draw();
    },
  };
}

function layer(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d")!;
}

/** A black sheet with a soft round hole over each LED. */
function drawMask(
  mask: CanvasRenderingContext2D,
  width: number,
  height: number,
  pitch: number,
  columns: number,
  rows: number,
): void {
  const hole = layer(pitch, pitch);
  const middle = pitch / 2;
  const edge = hole.createRadialGradient(middle, middle, pitch * SPOT_FULL, middle, middle, pitch * SPOT_END);
  edge.addColorStop(0, "rgb(0 0 0 / 0)");
  edge.addColorStop(0.5, "rgb(0 0 0 / 0.45)");
  edge.addColorStop(1, "rgb(0 0 0 / 1)");
  hole.fillStyle = edge;
  hole.fillRect(0, 0, pitch, pitch);
  mask.canvas.width = width;
  mask.canvas.height = height;
  const half = Math.floor(middle);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) mask.drawImage(hole.canvas, half + x * pitch, half + y * pitch);
}
