import { ledOnScreen, type Rgb } from "../colour";
import { type ColourDepth, sgr } from "./colours";

/** How LEDs become characters. */
export interface PictureStyle {
  readonly depth: ColourDepth;
  /** Blocks and arrows can be shown. */
  readonly unicode: boolean;
  /** 1: an LED is two characters; 2: four by two, with round corners. */
  readonly scale: 1 | 2;
}

/** What is between the LEDs and around them, and an LED that is off. */
export const PANEL: Rgb = [0, 0, 0];
const OFF: Rgb = [18, 18, 20];

/** Without colours: an LED's share of the brightest one's level, its character and, if it is red, its letter. */
const WEIGHTS = [
  { share: 0.4, grey: "#", red: "R" },
  { share: 0.15, grey: "=", red: "r" },
  { share: 0, grey: "-", red: "r" },
];

/** Left and right edge, upper and lower line of a big LED. */
const ROUND = [
  ["\u259f\u2588\u2588\u2599", "\u259c\u2588\u2588\u259b"],
  ["####", "####"],
] as const;

/** A frame as lines of characters, all of the same width; each line ends with the colours put back. */
export function pictureLines(rgb: Uint8Array, width: number, height: number, style: PictureStyle): string[] {
  const lines: string[] = [];
  const brightest = Math.max(...rgb);
  for (let y = 0; y < height; y++) {
    const leds = Array.from({ length: width }, (_, x) => rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));
    if (style.depth === 0) {
      const line = leds.map((led) => greyCell(led, brightest).repeat(2 * style.scale)).join("");
      for (let i = 0; i < style.scale; i++) lines.push(line);
    } else if (style.scale === 1) lines.push(colouredLine(leds, "back", "  ", style.depth));
    else for (const edge of ROUND[style.unicode ? 0 : 1]) lines.push(colouredLine(leds, "fore", edge, style.depth));
  }
  return lines;
}

/**
 * The character of an LED where there are no colours: red shows by its letter, all else by its weight.
 * @param brightest the highest level in the frame: weights tell apart what is in one picture, at every brightness
 */
export function greyCell(led: Uint8Array, brightest: number): string {
  const [red, green, blue] = [led[0]!, led[1]!, led[2]!];
  const level = Math.max(red, green, blue);
  if (level === 0) return " ";
  const weight = WEIGHTS.find(({ share }) => level >= share * brightest)!;
  return red > 4 * green && red > 4 * blue ? weight.red : weight.grey;
}

function colouredLine(leds: Uint8Array[], ground: "back" | "fore", cell: string, depth: ColourDepth): string {
  let line = ground === "fore" ? `\x1b[${sgr(PANEL, "back", depth)}m` : "";
  let last = "";
  for (const led of leds) {
    const code = codeOf(led[0]!, led[1]!, led[2]!, ground, depth);
    // Neighbours of one colour share its code: a line is sent many times a second.
    line += code === last ? cell : `\x1b[${code}m${cell}`;
    last = code;
  }
  return `${line}\x1b[0m`;
}

/** A frame has a dozen colours and is drawn fifty times a second: each is worked out once. */
const codes = new Map<number, string>();

function codeOf(red: number, green: number, blue: number, ground: "back" | "fore", depth: ColourDepth): string {
  const key = (((red << 16) | (green << 8) | blue) * 32 + depth) * 2 + (ground === "back" ? 1 : 0);
  let code = codes.get(key);
  if (code === undefined) {
    code = sgr(red + green + blue > 0 ? ledOnScreen(red, green, blue) : OFF, ground, depth);
    codes.set(key, code);
  }
  return code;
}
