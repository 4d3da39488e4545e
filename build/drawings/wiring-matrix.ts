import type { Board } from "../../hal/board";
import { box, circle, type Point, text } from "./svg";

/** The room for the picture of the panel, pixels. */
const SIDE = 150;
/** Space between LEDs of a panel of 16. */
const PITCH = 8;

/** The panel from the front, with its three wires at the left. @param at the corner */
export function drawMatrix({ matrix }: Board, at: Point): string[] {
  const { width, height } = matrix;
  const pitch = Math.min(PITCH, 128 / width);
  const left = at[0] + (SIDE - pitch * (width - 1)) / 2 + 8;
  const top = at[1] + (SIDE - pitch * (height - 1)) / 2;
  const leds = Array.from({ length: width * height }, (_, i) =>
    circle([left + (i % width) * pitch, top + Math.floor(i / width) * pitch], pitch * 0.33, { fill: "#567" }),
  );
  const small = { "font-size": 13, "fill": "#fff" };
  return [
    box(at, SIDE, SIDE, { "fill": "#222", "stroke": "#333", "stroke-width": 2, "rx": 6 }),
    ...leds,
    ...(["5V", "DIN", "GND"] as const).map((name, i) => {
      const y = at[1] + [25, 80, 135][i]!;
      return `${box([at[0] + 2, y - 9], 34, 18, { fill: "#222" })}${text([at[0] + 6, y + 5], name, small)}`;
    }),
    text([at[0] + SIDE / 2, at[1] - 10], `${width}x${height} WS2812B`, {
      "font-size": 16,
      "font-weight": "bold",
      "text-anchor": "middle",
      "fill": "#111",
    }),
    text([at[0] + SIDE / 2, at[1] + SIDE + 20], "panel, seen from the front", {
      "font-size": 13,
      "text-anchor": "middle",
      "fill": "#333",
    }),
  ];
}
